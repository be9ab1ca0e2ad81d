import fc from 'fast-check';
import type { JsonSchema } from '../document.ts';
import { deref } from './check-answer.fixture.ts';

/** Values to try for fields of a name: existing ones, so that calls pass the first checks. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const arabic = fc.constantFrom('هدية', 'ساعة ذكية', 'سماعات', '٠٥١٢٣٤٥٦٧٨', 'عطر\u200f العود', '%', "'", '\\', '_%');
const anyText = fc.oneof(arabic, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));

/** Values that a schema allows, hinted ones in half of the cases. */
export function valuesOf(schema: JsonSchema, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const known = hints[name];
  const any = freeValuesOf(deref(schema), hints, name);
  return known ? fc.oneof(fc.constantFrom(...known), any) : any;
}

function freeValuesOf(schema: JsonSchema, hints: Hints, name: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.filter(isSchema).map((choice) => valuesOf(choice, hints, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return amounts(schema);
    case 'string':
      return texts(schema);
    case 'array':
      return lists(schema, hints, name);
    default:
      return objects(schema, hints);
  }
}

function amounts({ minimum = 0, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  const halalas = fc.integer({ min: minimum * 100, max: Math.min(maximum * 100, 1_000_000_000) });
  const tooFine = fc.integer({ min: minimum * 1_000, max: 1_000_000_000 }).map((value) => value / 1_000);
  const edges = fc.constantFrom(...columnLimits.filter((value) => value >= minimum && value <= maximum));
  return fc.oneof(
    { arbitrary: halalas.map((value) => value / 100), weight: 6 },
    { arbitrary: tooFine, weight: 1 },
    { arbitrary: edges, weight: 1 },
  );
}

function integers({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const usual = fc.integer({ min: minimum ?? -1_000_000, max: maximum ?? 1_000_000 });
  const [least, most] = [minimum ?? Number.MIN_SAFE_INTEGER, maximum ?? Number.MAX_SAFE_INTEGER];
  const limits = columnLimits.filter((value) => Number.isInteger(value) && value >= least && value <= most);
  const edges = fc.constantFrom(...limits, least, most);
  return fc.oneof({ arbitrary: usual, weight: 6 }, { arbitrary: edges, weight: 1 });
}

/** Limits of columns, in riyals and in whole numbers; and amounts finer than a halala. */
export const columnLimits: readonly number[] = [
  0,
  -0,
  0.001,
  0.005,
  0.30000000000000004,
  47.004,
  5e-324,
  32_767,
  32_768,
  21_474_836.47,
  21_474_836.48,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  90_071_992_547_409.92,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

function texts(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 2_000 } = schema;
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress().filter((text) => new RegExp(schema.pattern ?? '').test(text));
  if (schema.pattern) {
    return fc.stringMatching(new RegExp(schema.pattern)).filter((text) => text.length <= maxLength);
  }
  const long = fc.constantFrom('ا'.repeat(maxLength), 'a b '.repeat(maxLength / 4));
  const allowed = fc.oneof({ arbitrary: anyText, weight: 9 }, { arbitrary: long, weight: 1 });
  return allowed.map((text) => text.slice(0, maxLength)).filter((text) => text.length >= minLength);
}

function lists({ items, minItems = 0, maxItems = 100 }: JsonSchema, hints: Hints, name: string) {
  if (!isSchema(items)) throw new Error(`${name} is a list of nothing in particular`);
  return fc.array(valuesOf(items, hints, name), { minLength: minItems, maxLength: Math.min(maxItems, 5) });
}

function objects({ properties = {}, required = [] }: JsonSchema, hints: Hints): fc.Arbitrary<object> {
  const fields = Object.entries(properties).flatMap(([name, property]) =>
    isSchema(property) ? [[name, valuesOf(property, hints, name)] as const] : [],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** Invalid values: wrong types, edges of numbers, and texts that break naive text handling. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -1,
    0,
    1.5,
    1e9,
    1e300,
    '1',
    'NaN',
    true,
    [],
    {},
    [[]],
    '\0',
    'abc\0defg',
    'abc\ud800',
    '\ud800',
    'null',
  ),
  fc.constantFrom(...columnLimits),
  fc.constantFrom('%', '%00', '%ff', '..%2f', '//', '?', '#', ';', '\\\\', '+', '%2e%2e'),
  fc.constantFrom("' or 1=1 --", '<script>alert(1)</script>', '../../etc/passwd', '\u202eabc', 'a'.repeat(5_000)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The same value with one field inside it replaced by nonsense, removed or added. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0) {
    return fc.nat(value.length - 1).chain((at) => damaged(value[at]).map((bad) => value.with(at, bad)));
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return nonsense;
  return fc.tuple(fc.constantFrom(...Object.keys(value)), fc.nat(5)).chain(([name, way]): fc.Arbitrary<unknown> => {
    const { [name]: inner, ...others }: Record<string, unknown> = { ...value };
    if (way === 0) return fc.constant(others);
    const bad = way === 1 ? nonsense : damaged(inner);
    return bad.map((replaced) => ({ ...others, [name]: replaced }));
  });
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
