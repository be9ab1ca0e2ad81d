/** The value of a part: a value, or a list whose items are read while they are sent. */
export type JsonPart = unknown | AsyncIterable<unknown>;

const isReadInPieces = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * Streams an object as JSON; of an async list one item at a time is in memory. Parts are read one after another. An error
 * ends the text early, so that a truncated document is never valid JSON.
 */
export async function* writeJson(parts: Readonly<Record<string, () => Promise<JsonPart> | JsonPart>>) {
  const encoder = new TextEncoder();
  let before = '{';
  for (const [name, read] of Object.entries(parts)) {
    yield encoder.encode(`${before}${JSON.stringify(name)}:`);
    const value = await read();
    if (isReadInPieces(value)) {
      let between = '[';
      for await (const item of value) {
        yield encoder.encode(`${between}${JSON.stringify(item ?? null)}`);
        between = ',\n';
      }
      yield encoder.encode(between === '[' ? '[]' : ']');
    } else {
      yield encoder.encode(JSON.stringify(value ?? null));
    }
    before = ',\n';
  }
  yield encoder.encode(before === '{' ? '{}' : '}');
}
