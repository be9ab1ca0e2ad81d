import { refuse } from '../../../platform/errors/index.ts';

/** Encodes a position in a feed as a cursor. Clients can decode it without any gain. */
export function writeCursor(...parts: readonly number[]): string {
  return Buffer.from(parts.join('.')).toString('base64url');
}

/** Decodes a cursor into `parts` whole numbers. Refuses (422 `posts.cursor_wrong`) a cursor that no feed issued. */
export function readCursor(cursor: string, parts: number): number[] {
  const written = Buffer.from(cursor, 'base64url').toString().split('.');
  const isOurs = written.length === parts && written.every((one) => /^\d{1,15}$/.test(one));
  return isOurs ? written.map(Number) : refuse('posts.cursor_wrong');
}
