import { type EndpointDefinition, endpoints } from '@waha/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allKeys } from './contract-world.fixture.ts';

/** Padded to the shortest allowed length, and starting with a letter, as handles require. */
const PROBES = [
  'Ali \u202e gnp abcdef',
  'Ali\u2066 abcdefgh',
  'Ali\nabcdefghij',
  'Ali\u2028abcdefghi',
  'Ali\u0007abcdefgh',
  'Ali\r\nabcdefgh',
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for.
const TURNS_OR_BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/**
 * Fields that are not texts of one line, by name. Paragraphs keep their line ends. Passwords are compared unchanged.
 * `company_site` is a trap that is discarded. List filters, marks and tokens are compared and never shown. An IBAN is
 * parsed, and a `page` with invalid characters is refused by its parser.
 */
const NOT_ONE_LINE = new Set<string>(
  'about about_ar brand color device_mark description iban size view_token about_en address answer audience body codes caption captions company_site current_password'
    .split(' ')
    .concat(
      'description_ar description_en excerpt hours markdown message note notes page password password_confirmation'.split(
        ' ',
      ),
    )
    .concat('cause details effects happened lessons measures notice_ar notice_en words'.split(' '))
    .concat('reason rules_ar rules_en search short_description_ar short_description_en text'.split(' ')),
);

interface Leaf {
  path: string;
  schema: z.core.$ZodType;
}

/** The leaf fields of a schema that are parsed from text, with their paths. */
function leavesOf(schema: z.core.$ZodType, path: string): Leaf[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, path);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return leavesOf(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option: z.core.$ZodType) => leavesOf(option, path));
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return leavesOf(schema.in, path);
  return schema instanceof z.ZodLiteral ? [] : [{ path, schema }];
}

const leaves = allKeys.flatMap((key) => {
  const { params, query, body }: EndpointDefinition = endpoints[key];
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? leavesOf(schema, `${key} ${part}`) : [],
  );
});

const nameOf = (path: string) => path.split('.').findLast((name) => name !== 'ar' && name !== 'en') ?? path;

function letsThrough({ schema }: Leaf): boolean {
  return PROBES.some((probe) => {
    const read = z.safeParse(schema, probe);
    return read.success && typeof read.data === 'string' && TURNS_OR_BREAKS.test(read.data);
  });
}

test('a text of one line has neither line ends nor controls, nor turns what follows it', () => {
  const through = leaves.filter(letsThrough);
  expect(through.filter(({ path }) => !NOT_ONE_LINE.has(nameOf(path))).map(({ path }) => path)).toEqual([]);
  // Every listed name exists: an obsolete entry would hide a new field of the same name.
  expect([...NOT_ONE_LINE].filter((name) => !through.some(({ path }) => nameOf(path) === name))).toEqual([]);
});

test('a name has a letter that can be seen', () => {
  const names = leaves.filter(({ path }) =>
    /body\.(?:contact\.)?(?:first_name|last_name|firstName|lastName|recipient_name)$|contact body\.name$|profile body\.name$/.test(
      path,
    ),
  );
  expect(names.length).toBeGreaterThan(9);
  for (const { path, schema } of names) {
    const refused = ['\u200b\u200b', '\u3164\u3164', '1 2', '\u00ad', '👍'].filter(
      (name) => !z.safeParse(schema, name).success,
    );
    expect([path, refused]).toEqual([path, ['\u200b\u200b', '\u3164\u3164', '1 2', '\u00ad', '👍']]);
    expect([path, z.safeParse(schema, ' عبد\u200cالله ').data, z.safeParse(schema, 'A\nB').data]).toEqual([
      path,
      'عبد\u200cالله',
      'A B',
    ]);
  }
});

test('codes, numbers, phones and addresses of mail come without what was pasted along', () => {
  const pasted = leaves.filter(({ path }) =>
    /body\.(?:contact\.)?(?:email|phone|login|coupon_code|referral_code|order_number|invoice_number)$|coupons\/apply body\.code$/.test(
      path,
    ),
  );
  expect(pasted.length).toBeGreaterThan(15);
  for (const { path, schema } of pasted) {
    const typed = path.endsWith('phone') ? '0512345678' : path.endsWith('email') ? 'a@example.com' : 'ABCD12';
    const read = z.safeParse(schema, `\u200e${typed.slice(0, 3)}\u2060${typed.slice(3)}\ufe0d\u200f `);
    expect([path, read.data]).toEqual([path, typed]);
  }
});
