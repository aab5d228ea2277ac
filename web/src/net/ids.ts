// Makes random ids without crypto.randomUUID, which plain-HTTP pages do not have.

/** A new id of 128 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
