// Ids made by the device: random, and without crypto.randomUUID, which a plain-HTTP page does not have.

/** A new id of 128 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
