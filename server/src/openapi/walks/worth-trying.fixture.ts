/**
 * Which of many values are tried in a field: all that the document allows there, since those reach the handler. Of the others, which
 * the same line refuses before it, one: another for each field, so that every value is tried somewhere.
 */
export function worthTrying<Value>(
  values: readonly Value[],
  field: number,
  isAllowed: (value: Value) => boolean,
): Value[] {
  return values.filter((value, at) => isAllowed(value) || at === field % values.length);
}
