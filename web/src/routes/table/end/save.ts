// Hands a file made on this device to its person, as a download.

const LATER_MS = 60_000;

export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), LATER_MS);
}
