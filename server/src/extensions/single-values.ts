/** Values that were given once. */
export function singleValues(values: unknown): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(Object(values));
  return Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
