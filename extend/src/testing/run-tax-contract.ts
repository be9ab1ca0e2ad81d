import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaxDocument, TaxMessage, TaxReport, TaxStep } from '../ports/tax.ts';
import { faultKinds } from './fake-server.ts';
import { exemptRate, taxAdjustment, taxBuyer, taxCorrection, taxDocument, taxLine, zeroRate } from './tax-documents.ts';
import {
  acceptedOf,
  type ChainedUnit,
  createUnit,
  doneOf,
  faultOf,
  isFault,
  messagesOf,
  registerUnit,
  secretParts,
  stampNext,
  type TaxWorld,
} from './tax-world.ts';

interface Held {
  world: TaxWorld;
  /** A unit that is active. */
  chain: ChainedUnit;
}

/** The contract suite that every adapter of the tax port must pass, against its authority or a fake that is hostile at times. */
export function runTaxContract(name: string, openWorld: () => Promise<TaxWorld> | TaxWorld): void {
  describe(`${name} keeps the contract of tax documents`, () => {
    let held: Held;
    beforeAll(async () => {
      const world = await openWorld();
      held = { world, chain: await registerUnit(world) };
    });
    afterAll(() => held?.world.close());
    testRegistration(() => held);
    testStamps(() => held);
    testReports(() => held);
    testFaults(() => held);
    testRenewal(() => held);
  });
}

const mixedLines = () => [taxLine(9_900), taxLine(5_000, 2, { tax: zeroRate }), taxLine(700, 1, { tax: exemptRate })];

const isSaid = ({ ar, en }: { ar: string; en: string }) => /\p{Script=Arabic}/u.test(ar) && /\w/.test(en);

function expectNoSecret({ world, chain }: Held, outcome: TaxReport | TaxStep, ...more: readonly string[]): void {
  const told = JSON.stringify(messagesOf(outcome));
  for (const secret of [...world.secrets, ...secretParts(chain.unit), ...more]) expect(told).not.toContain(secret);
}

function expectMessages(messages: readonly TaxMessage[]): void {
  expect(messages.length).toBeGreaterThan(0);
  for (const { code, text, help } of messages) {
    expect(code).not.toBe('');
    expect(text).not.toBe('');
    expect(help === null || isSaid(help)).toBe(true);
  }
}

function testRegistration(held: () => Held): void {
  test('environments and checks are named in both languages, a test environment first', () => {
    const { environments, checks, firstHash } = held().world.provider;
    for (const list of [environments, checks]) {
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(list.every(({ name }) => isSaid(name))).toBe(true);
    }
    expect(environments[0]?.isReal).toBe(false);
    expect(environments.some(({ isReal }) => isReal)).toBe(true);
    expect(firstHash).not.toBe('');
  });

  test('faults of an identity are told by their fields, in both languages', () => {
    const { provider, identity } = held().world;
    expect(provider.checkIdentity(identity)).toEqual([]);
    const faults = provider.checkIdentity({ ...identity, vatNumber: '12', address: { ...identity.address, city: '' } });
    expect(faults.map(({ field }) => field)).toEqual(expect.arrayContaining(['vatNumber', 'address.city']));
    expect(faults.every(({ text }) => isSaid(text))).toBe(true);
  });

  test('each unit has keys of its own, which fit in 32 kB when it is active', async () => {
    const { world, chain } = held();
    const units = [await createUnit(world), await createUnit(world)];
    expect(units[0]?.secrets).not.toBe(units[1]?.secrets);
    expect(chain.unit.secrets.length).toBeLessThanOrEqual(32 * 1024);
  });

  test('a wrong code is refused in words, without the code and without a secret', async () => {
    const { world } = held();
    const unit = await createUnit(world);
    const step = await world.provider.enrol(unit, '000000-wrong');
    expect(step.status).toBe('refused');
    expectMessages(messagesOf(step));
    expectNoSecret({ world, chain: { ...held().chain, unit } }, step, '000000-wrong');
  });

  test('a unit is active only after all its checks', async () => {
    const { world } = held();
    if (!world.accepted) return;
    const { provider } = world;
    let unit = await createUnit(world);
    expect((await provider.activate(unit)).status).toBe('refused');
    unit = { ...unit, secrets: doneOf(await provider.enrol(unit, await world.code())).secrets };
    for (const { id } of provider.checks.slice(1)) acceptedOf(await provider.check(unit, id, new Date()));
    expect((await provider.activate(unit)).status).toBe('refused');
    acceptedOf(await provider.check(unit, provider.checks[0]?.id ?? '', new Date()));
    const { endsAt } = doneOf(await provider.activate(unit));
    expect(endsAt === null || endsAt.getTime() > Date.now()).toBe(true);
  });
}

const samples: readonly (readonly [string, () => TaxDocument])[] = [
  ['an invoice', () => taxDocument()],
  ['an invoice with charges and a coupon', () => taxDocument({ adjustments: everyAdjustment() })],
  ['a credit note', () => taxDocument({ kind: 'credit_note', corrects: taxCorrection })],
  ['a debit note', () => taxDocument({ kind: 'debit_note', corrects: taxCorrection })],
  ['an invoice of a company', () => taxDocument({ buyer: taxBuyer })],
  ['a credit note of a company', () => taxDocument({ kind: 'credit_note', corrects: taxCorrection, buyer: taxBuyer })],
  ['an invoice of several taxes', () => taxDocument({ lines: mixedLines() })],
  [
    'a credit note of several taxes',
    () => taxDocument({ kind: 'credit_note', corrects: taxCorrection, lines: mixedLines() }),
  ],
  ['a halala', () => taxDocument({ lines: [taxLine(1)] })],
  ['99,999,999.99', () => taxDocument({ lines: [taxLine(9_999_999_999)] })],
  ['names of all kinds', () => taxDocument({ lines: oddNames.map((ar) => taxLine(100, 2, { name: { ar, en: ar } })) })],
];
const everyAdjustment = () => [
  ...(['delivery', 'cash_fee', 'gift_wrap', 'service'] as const).map((kind) => taxAdjustment(kind, 1_150)),
  taxAdjustment('allowance', 2_300),
];
const oddNames = ['عود ﷺ 🌙', 'Oud (\u2068500 g\u2069)', 'أ\u0000\u0007ب', '</x><![CDATA["&', 'ن'.repeat(2_000)];

function testStamps(held: () => Held): void {
  test.each(samples)('%s is stamped: its hash follows the document and its place, and nothing else', (_, make) => {
    const { world, chain } = held();
    const document = make();
    const place = { counter: 7, previousHash: world.provider.firstHash };
    const stamp = (at = place, of = document) => world.provider.stamp(of, at, chain.unit);
    const one = stamp();
    expect(stamp().hash).toBe(one.hash);
    expect(stamp({ ...place, counter: 8 }).hash).not.toBe(one.hash);
    expect(stamp({ ...place, previousHash: one.hash }).hash).not.toBe(one.hash);
    expect(stamp(place, { ...document, number: 'INV-999' }).hash).not.toBe(one.hash);
    expect(one.xml).toContain(document.number);
    expect(one.xml).toContain(place.previousHash);
    expect(Buffer.from(one.qr, 'base64').toString('base64')).toBe(one.qr);
    for (const secret of world.secrets) expect(JSON.stringify(one)).not.toContain(secret);
  });

  test('a thousand lines are stamped', () => {
    const { world, chain } = held();
    const document = taxDocument({ lines: Array.from({ length: 1_000 }, (_, at) => taxLine(100 + at, 3)) });
    expect(
      world.provider.stamp(document, { counter: 1, previousHash: world.provider.firstHash }, chain.unit),
    ).toBeDefined();
  });

  const good = taxDocument();
  test.each<[string, Partial<TaxDocument>]>([
    ['a total that is not the sum', { total: good.total + 1 }],
    ['VAT that is not the sum', { vat: good.vat + 1 }],
    ['nothing in it', { lines: [], total: 0, vat: 0 }],
    ['a note that corrects nothing', { kind: 'credit_note' }],
  ])('%s is a fault of the document, told in words', (_, more) => {
    const { world, chain } = held();
    const place = { counter: 1, previousHash: world.provider.firstHash };
    const fault = faultOf(() => world.provider.stamp({ ...good, ...more }, place, chain.unit));
    expect(isFault(fault)).toBe(true);
    if (isFault(fault)) expectMessages(fault.messages);
  });
}

function testReports(held: () => Held): void {
  test.each(samples)('%s is accepted, and the same bytes again are the same document', async (_, make) => {
    const { world, chain } = held();
    const sent = stampNext(world, chain, make());
    const first = acceptedOf(await world.provider.report(sent, chain.unit));
    if (sent.mode === 'clear' && first.cleared) expect(first.cleared.xml).not.toBe(sent.xml);
    if (sent.mode === 'report') expect(first.cleared).toBeNull();
    acceptedOf(await world.provider.report(sent, chain.unit));
    expect(world.accepted?.().filter((id) => id === sent.id) ?? [sent.id]).toEqual([sent.id]);
    expectNoSecret(held(), first);
  });

  test('documents arrive in their order', async () => {
    const { world, chain } = held();
    const sent = [1, 2, 3].map(() => stampNext(world, chain, taxDocument()));
    for (const one of sent) acceptedOf(await world.provider.report(one, chain.unit));
    if (world.accepted) expect(world.accepted().slice(-3)).toEqual(sent.map(({ id }) => id));
  });

  test('a rejection is told in words, stays one, and the chain goes on', async () => {
    const { world, chain } = held();
    if (!world.rejectNext) return;
    const sent = stampNext(world, chain, taxDocument());
    world.rejectNext();
    const report = await world.provider.report(sent, chain.unit);
    expect(report.status).toBe('rejected');
    if (report.status === 'rejected') expectMessages(report.errors);
    expectNoSecret(held(), report);
    expect((await world.provider.report(sent, chain.unit)).status).toBe('rejected');
    acceptedOf(await world.provider.report(stampNext(world, chain, taxDocument()), chain.unit));
  });
}

function testFaults(held: () => Held): void {
  describe.each([false, true])('where the authority carried the call out: %s', (after) => {
    test.each(faultKinds)(
      'an authority that %s leaves the document unanswered until it is sent again',
      async (kind) => {
        const { world, chain } = held();
        if (!world.trouble) return;
        for (const buyer of [null, taxBuyer]) {
          const sent = stampNext(world, chain, taxDocument({ buyer }));
          world.trouble.push({ kind, after });
          const report = await world.provider.report(sent, chain.unit);
          world.trouble.splice(0);
          expect(report).toMatchObject({ status: 'unanswered', problem: 'away' });
          expectMessages(messagesOf(report));
          expectNoSecret(held(), report);
          acceptedOf(await world.provider.report(sent, chain.unit));
          expect(world.accepted?.().filter((id) => id === sent.id)).toEqual([sent.id]);
        }
      },
    );
  });

  test.each(faultKinds)('an authority that %s registers nobody, and says so', async (kind) => {
    const { world } = held();
    if (!world.trouble) return;
    const unit = await createUnit(world);
    world.trouble.push({ kind, after: false });
    const step = await world.provider.enrol(unit, await world.code());
    world.trouble.splice(0);
    expect(step.status).toBe('refused');
    expectMessages(messagesOf(step));
    expectNoSecret({ world, chain: { ...held().chain, unit } }, step);
  });
}

function testRenewal(held: () => Held): void {
  test('a certificate is renewed for a new code, and the chain goes on', async () => {
    const { world, chain } = held();
    if (!world.accepted) return;
    const refused = await world.provider.renew(chain.unit, '000000-wrong');
    expect(refused.status).toBe('refused');
    expectNoSecret(held(), refused, '000000-wrong');
    const before = stampNext(world, chain, taxDocument());
    const { secrets } = doneOf(await world.provider.renew(chain.unit, await world.code()));
    expect(secrets).not.toBe(chain.unit.secrets);
    chain.unit = { ...chain.unit, secrets };
    for (const sent of [before, stampNext(world, chain, taxDocument())]) {
      acceptedOf(await world.provider.report(sent, chain.unit));
    }
  });

  test('a unit that the authority does not know needs an owner', async () => {
    const { world, chain } = held();
    if (!world.revoke) return;
    const sent = stampNext(world, chain, taxDocument());
    world.revoke();
    const report = await world.provider.report(sent, chain.unit);
    expect(report).toMatchObject({ status: 'unanswered', problem: 'credentials' });
    expectNoSecret(held(), report);
  });
}
