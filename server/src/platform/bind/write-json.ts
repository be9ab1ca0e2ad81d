/** The value of a part: as it stands, or a list whose items are read as they are sent. */
export type JsonPart = unknown | AsyncIterable<unknown>;

const isReadInPieces = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * Writes an object as JSON, a piece at a time: of a list that is read in pieces no more than one item is in memory. Parts are
 * begun one after another. What fails on the way ends the text early, so that nobody takes half of it for the whole.
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
