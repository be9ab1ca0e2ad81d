/** The path under which the shop serves pictures, as presenters write their addresses. */
export const MEDIA_PATH = '/media';

const FIELDS = new Set(['url', 'srcset', 'srcset_avif']);

/**
 * An answer with the addresses of its pictures where browsers are to fetch them. Presenters need not know: done once for
 * every answer, by the fields that pictures have, and nothing at all where the shop serves them itself.
 */
export function addressMedia<Data>(data: Data, mediaUrl: string): Data {
  if (mediaUrl === MEDIA_PATH) return data;
  // The same shape with other texts in it.
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

/** One address, or those of a `srcset`. */
function addressIn(text: string, mediaUrl: string): string {
  return text.replace(/(^|, )\/media(?=\/)/g, (_, before) => before + mediaUrl);
}

/** Neither null nor anything of a class, as bytes are. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
