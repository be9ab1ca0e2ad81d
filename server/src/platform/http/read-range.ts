import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange, StoredFile } from '../storage/index.ts';

/**
 * The requested range of a file (RFC 9110 §14.2). Undefined: the whole file, also where `If-Range` names another
 * version, and for several ranges at once, which a server need not support.
 */
export function readRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  file: StoredFile,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if ((first === '' && last === '') || (ifRange !== undefined && !isOfThis(String(ifRange), file))) return undefined;
  const end = file.size - 1;
  if (first === '')
    return Number(last) > 0 && file.size > 0 ? { start: Math.max(0, file.size - Number(last)), end } : 'unsatisfiable';
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) > end) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? end : Math.min(Number(last), end) };
}

/** `If-Range` compares strongly: a weak tag never fits, a date only exactly (§13.1.5). */
function isOfThis(ifRange: string, { etag, modifiedAt }: StoredFile): boolean {
  return ifRange.startsWith('"') ? ifRange === etag : ifRange === modifiedAt.toUTCString();
}
