import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deref, operationOf } from './check-answer.fixture.ts';
import { allKeys, type World } from './contract-world.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;

beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
});
afterAll(() => world.close());

const bodyOf = (key: EndpointKey): z.ZodType | undefined => {
  const definition: EndpointDefinition = endpoints[key];
  return definition.body;
};

/** The top-level fields of a body in the document. */
function fieldsOf(key: EndpointKey): string[] {
  const schema = operationOf(key).requestBody?.content['application/json']?.schema;
  return schema ? Object.keys(deref(schema).properties ?? {}) : [];
}

async function faultsOf(key: EndpointKey, body: unknown): Promise<string[]> {
  const good = (await rows[key].good[0]?.()) ?? {};
  const answer = await world.send(key, { ...good, body });
  expect(answer.status, JSON.stringify([body, answer.body])).toBe(422);
  return Object.keys(Reflect.get(Object(answer.body), 'errors') ?? {});
}

test.each(allKeys.filter((key) => bodyOf(key) !== undefined && fieldsOf(key).length > 1))(
  '%s names two fields that are wrong, whichever they are',
  async (key) => {
    const { body } = (await rows[key].good[0]?.()) ?? {};
    const fields = fieldsOf(key);
    // A value of a type that no field has.
    const wrong = [[[]]];
    const pairs = fields.flatMap((one, at) => fields.slice(at + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs) {
      const faults = await faultsOf(key, { ...Object(body), [one]: wrong, [other]: wrong });
      const named = (name: string) => faults.some((fault) => fault === name || fault.startsWith(`${name}.`));
      expect([named(one), named(other)], `${one} and ${other}: ${faults}`).toEqual([true, true]);
    }
  },
);

/** Objects inside a schema whose own rules are skipped when another part of them is invalid. */
function hiddenRules(schema: z.core.$ZodType, path = 'body'): string[] {
  if (schema instanceof z.ZodObject) {
    // An overwrite refuses nothing.
    const rules = (schema._zod.def.checks ?? []).filter((check) => check._zod.def.check !== 'overwrite');
    const hidden = rules.filter((check) => check._zod.def.when === undefined);
    const inside = Object.entries(schema.shape).flatMap(([name, inner]) => hiddenRules(inner, `${path}.${name}`));
    return [...(hidden.length > 0 ? [path] : []), ...inside];
  }
  if (schema instanceof z.ZodArray) return hiddenRules(schema.element, `${path}[]`);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return hiddenRules(schema.unwrap(), path);
  return [];
}

test('a rule over several fields is asked whatever else is wrong: `evenIfWrong`', () => {
  const hidden = allKeys.flatMap((key) => hiddenRules(bodyOf(key) ?? z.never()).map((path) => `${key} ${path}`));
  expect(hidden).toEqual([]);
  expect(hiddenRules(z.object({ line: z.array(z.object({}).refine(() => true)) }))).toEqual(['body.line[]']);
});

const register = { firstName: 'نورة', lastName: '', phone: '12', password: 'short', password_confirmation: 'other' };

const cases: [EndpointKey, unknown, string[]][] = [
  ['POST /auth/register', register, ['lastName', 'phone', 'password', 'password_confirmation']],
  [
    'POST /user/change-password',
    { password: 'short', password_confirmation: 'other' },
    ['current_password', 'password', 'password_confirmation'],
  ],
  [
    'POST /auth/reset-password',
    { token: 'x'.repeat(40), password: 'short', password_confirmation: 'other' },
    ['password', 'password_confirmation'],
  ],
  ['POST /shipping/calculate', {}, ['city_id', 'lines']],
  ['POST /shipping/calculate', { city_id: 1, subtotal: 10, weight: -1 }, ['weight']],
  ['POST /contact', {}, ['form_id', 'name', 'email', 'topic', 'message']],
  ['POST /products/{id}/notify', { variant_id: 'x' }, ['variant_id', 'email']],
];

test.each(cases)('%s, sent %j, names %j', async (key, body, fields) => {
  expect((await faultsOf(key, body)).toSorted()).toEqual(fields.toSorted());
});

test('an order with many faults names all of them, the phone too', async () => {
  const { order } = world.things;
  const body = {
    ...order,
    contact: { first_name: '', last_name: 'ص', phone: 'abc', email: 'x' },
    lines: [{ quantity: 0 }],
    expected_total: 47.004,
  };
  const faults = await faultsOf('POST /orders', body);
  expect(faults.toSorted()).toEqual(
    [
      'contact.email',
      'contact.first_name',
      'contact.phone',
      'expected_total',
      'lines.0.product_id',
      'lines.0.quantity',
    ].toSorted(),
  );
});

test('a field of the wrong type is told what it should be; only one that is missing is required', async () => {
  const wrongType = await world.send('POST /wishlist', { body: { product_id: 'forty-six' } });
  const missing = await world.send('POST /wishlist', { body: {} });
  const said = (answer: { body: unknown }) =>
    Reflect.get(Object(Reflect.get(Object(answer.body), 'errors')), 'product_id');
  expect(said(wrongType)).toEqual(['أدخل رقمًا']);
  expect(said(missing)).toEqual(['هذا الحقل مطلوب']);
});

test('a saved address of somebody else is a fault of its field', async () => {
  const { address: _, ...order } = world.things.order;
  expect(await faultsOf('POST /orders', { ...order, address_id: 999_999 })).toEqual(['address_id']);
});
