import { createHash } from 'node:crypto';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The UUID of a document: its id, or one that is made of it (RFC 9562, version 8), the same each time. */
export function uuidOf(id: string): string {
  if (UUID.test(id)) return id.toLowerCase();
  const hex = createHash('sha256').update(id).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
