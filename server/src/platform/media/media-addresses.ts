/** The path under which the shop serves pictures, as presenters write their addresses. */
export const MEDIA_PATH = '/media';

const FIELDS = new Set(['url', 'srcset', 'srcset_avif']);

/**
 * Rewrites the addresses of pictures in an answer to `mediaUrl`, where browsers fetch them. It is applied once to every
 * answer, by the fields that pictures have, so that presenters need not know the address. Does nothing where the shop
 * serves pictures itself.
 */
export function addressMedia<Data>(data: Data, mediaUrl: string): Data {
  if (mediaUrl === MEDIA_PATH) return data;
  // The result has the same type; only texts differ.
  return rewrite(data, mediaUrl) as Data;
}

function rewrite(value: unknown, mediaUrl: string): unknown {
  if (Array.isArray(value)) return value.map((one) => rewrite(one, mediaUrl));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    typeof one === 'string' && FIELDS.has(name) ? addressIn(one, mediaUrl) : rewrite(one, mediaUrl),
  ]);
  return Object.fromEntries(entries);
}

/** Rewrites one address, or those of a `srcset`. */
function addressIn(text: string, mediaUrl: string): string {
  return text.replace(/(^|, )\/media(?=\/)/g, (_, before) => before + mediaUrl);
}

/** True for plain objects: neither null nor class instances such as buffers. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
