import type { TaxDocument, TaxReport, TaxUnit } from '@waha/extend';
import {
  registerUnit,
  stampNext,
  type TaxWorld,
  taxBuyer,
  taxDocument,
  taxIdentity,
  testContext,
} from '@waha/extend/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zatca } from '../extension.ts';
import { type FakeAuthority, openFakeAuthority } from './fake-authority.ts';

let authority: FakeAuthority;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.now();
  authority = await openFakeAuthority({ now: () => nowMs });
});
afterEach(() => authority.close());

function worldOf(environment = 'simulation', identity = taxIdentity): TaxWorld {
  const context = testContext(zatca, { env: authority.env, now: () => nowMs, waitMs: 60_000 });
  const provider = zatca.tax?.({ ...context, settings: { url: authority.url } });
  if (!provider) throw new Error('it offers nothing');
  return { provider, environment, identity, code: authority.issueCode, secrets: [], close: () => undefined };
}

const codesOf = (report: TaxReport): string[] =>
  report.status === 'rejected' ? report.errors.map(({ code }) => code) : [report.status];

/** An active unit, and how it stamps and sends. */
async function openUnit(world = worldOf()) {
  const chain = await registerUnit(world);
  const stamp = (more: Partial<TaxDocument> = {}) => stampNext(world, chain, taxDocument(more));
  const send = (document: ReturnType<typeof stamp>, unit: TaxUnit = chain.unit) =>
    world.provider.report(document, unit);
  return { world, chain, stamp, send };
}

test('documents are held by unit, in the order in which they came', async () => {
  const [one, two] = [await openUnit(), await openUnit()];
  for (const unit of [one, two, one]) expect(codesOf(await unit.send(unit.stamp()))).toEqual(['accepted']);
  const [first, second] = authority.units;
  expect(authority.documentsOf(first?.serial ?? '').map(({ counter }) => counter)).toEqual([1, 2]);
  expect(authority.documentsOf(second?.serial ?? '').map(({ counter }) => counter)).toEqual([1]);
});

test('late documents are taken, and their disorder is seen', async () => {
  const { stamp, send } = await openUnit();
  const [one, two, three] = [stamp(), stamp(), stamp()];
  for (const document of [two, one, three]) expect(codesOf(await send(document))).toEqual(['accepted']);
  const { serial } = authority.units[0] ?? { serial: '' };
  expect(authority.chainFaultsOf(serial)).toEqual(['document 1 has the place 2', 'document 2 has the place 1']);
});

test('calls that are reordered are carried out in another order', async () => {
  const { stamp, send } = await openUnit();
  const documents = [stamp(), stamp()];
  const reversed = authority.reverse(2);
  const first = documents[0] && send(documents[0]);
  await expect.poll(reversed.asking).toBe(1);
  const second = documents[1] && send(documents[1]);
  expect((await Promise.all([first, second])).map((report) => report?.status)).toEqual(['accepted', 'accepted']);
  expect(authority.documents.map(({ counter }) => counter)).toEqual([2, 1]);
});

test('a strict authority rejects what comes before its turn', async () => {
  authority.terms.isOrderStrict = true;
  const { stamp, send } = await openUnit();
  const [one, two] = [stamp(), stamp()];
  expect(codesOf(await send(two))).toEqual(['KSA-16']);
  expect(codesOf(await send(one))).toEqual(['accepted']);
});

test('forks and doubled UUIDs are refused, also where the other link came late', async () => {
  const { world, chain, stamp, send } = await openUnit();
  const first = { ...chain };
  expect(codesOf(await send(stamp()))).toEqual(['accepted']);
  const second = { ...chain };
  Object.assign(chain, first);
  expect(codesOf(await send(stamp()))).toEqual(['KSA-16']);
  Object.assign(chain, second, { hash: world.provider.firstHash });
  expect(codesOf(await send(stamp()))).toEqual(['KSA-13']);
  Object.assign(chain, second);
  expect(codesOf(await send(stamp({ id: authority.documents[0]?.uuid ?? '' })))).toEqual(['invalid-uuid']);
  Object.assign(chain, second);
  stamp();
  expect(codesOf(await send(stamp()))).toEqual(['accepted']);
  Object.assign(chain, second);
  expect(codesOf(await send(stamp()))).toEqual(['KSA-13']);
});

test('a call that arrives twice is one document', async () => {
  const { stamp, send } = await openUnit();
  authority.modes.push('doubled', 'doubled');
  for (const buyer of [null, taxBuyer]) expect(codesOf(await send(stamp({ buyer })))).toEqual(['accepted']);
  expect(authority.documents).toHaveLength(2);
});

test('bytes that were changed on their way are refused', async () => {
  const { stamp, send } = await openUnit();
  const document = stamp();
  const xml = document.xml.replace('297.00', '299.00');
  expect(xml).not.toBe(document.xml);
  expect(codesOf(await send({ ...document, xml }))).toEqual(
    expect.arrayContaining(['invalid-invoice-hash', 'invalid-signature', 'QRCODE_INVALID']),
  );
  expect(codesOf(await send({ ...document, xml: document.xml.slice(0, -20) }))).toEqual(['XSD_ZATCA_INVALID']);
});

test("a document of one unit is none of another's", async () => {
  const [one, two] = [await openUnit(), await openUnit()];
  expect(codesOf(await two.send(one.stamp(), two.chain.unit))).toEqual(['invalid-signing-certificate']);
  const other = await openUnit(worldOf('simulation', { ...taxIdentity, vatNumber: '322222222222223' }));
  expect(codesOf(await other.send(one.stamp(), other.chain.unit))).toContain('certificate-permissions');
});

test('clocks: tomorrow is refused, yesterday is warned of', async () => {
  const { stamp, send } = await openUnit();
  const day = 24 * 60 * 60 * 1000;
  expect(await send(stamp({ issuedAt: new Date(nowMs - day - 60_000) }))).toMatchObject({
    warnings: [{ code: 'BR-KSA-98', help: { ar: expect.any(String) } }],
  });
  expect(codesOf(await send(stamp({ issuedAt: new Date(nowMs + day) })))).toEqual(['BR-KSA-04']);
});

test('a certificate that has ended is not known, and its unit stamps nothing more', async () => {
  authority.certificates.validDays = 1;
  const { stamp, send } = await openUnit();
  const document = stamp();
  nowMs += 2 * 24 * 60 * 60 * 1000;
  expect(await send(document)).toMatchObject({ status: 'unanswered', problem: 'credentials' });
  expect(() => stamp({ issuedAt: new Date(nowMs) })).toThrow('certificate');
});

test('too many calls, and a certificate that is unknown for once', async () => {
  const { stamp, send } = await openUnit();
  const document = stamp();
  authority.modes.push('busy', 'unauthorised', 'warn');
  expect(await send(document)).toMatchObject({ problem: 'busy', retryAfterMs: 7_000 });
  expect(await send(document)).toMatchObject({ problem: 'credentials' });
  expect(await send(document)).toMatchObject({ status: 'accepted', warnings: [{ code: 'BR-KSA-F-08' }] });
});

test('a cleared document that is another one leaves the outcome open; asked again, it is there', async () => {
  const { stamp, send } = await openUnit();
  const document = stamp({ buyer: taxBuyer });
  authority.modes.push('other-document');
  expect(await send(document)).toMatchObject({ status: 'unanswered', problem: 'away' });
  expect(await send(document)).toMatchObject({
    status: 'accepted',
    cleared: { xml: authority.documents[0]?.clearedXml },
  });
});

test('where clearance is off standard documents are reported', async () => {
  const { stamp, send } = await openUnit();
  authority.terms.isClearanceOn = false;
  expect(await send(stamp({ buyer: taxBuyer }))).toMatchObject({ status: 'accepted', cleared: null });
});

test('a certificate of another key is not taken', async () => {
  const world = worldOf();
  authority.certificates.isOfOtherKey = true;
  await expect(registerUnit(world)).rejects.toThrow('key-mismatch');
});

test('a renewal that wants the checks again gets them', async () => {
  const { world, chain, stamp, send } = await openUnit();
  authority.registration.doesRenewalNeedChecks = true;
  const renewed = await world.provider.renew(chain.unit, authority.issueCode());
  if (renewed.status !== 'done') throw new Error(JSON.stringify(renewed));
  chain.unit = { ...chain.unit, secrets: renewed.secrets };
  expect(codesOf(await send(stamp()))).toEqual(['accepted']);
});

test('a code works once, and the request of a unit is of its environment', async () => {
  const { provider } = worldOf();
  const { secrets } = await provider.createUnit(taxIdentity, {
    environment: 'production',
    serial: crypto.randomUUID(),
  });
  const code = authority.issueCode();
  const unit = { identity: taxIdentity, secrets, environment: 'simulation' };
  expect(await provider.enrol(unit, code)).toMatchObject({ status: 'refused', messages: [{ code: 'NOT_COMPLIANT' }] });
  expect(await provider.enrol({ ...unit, environment: 'production' }, code)).toMatchObject({ status: 'done' });
  expect(await provider.enrol({ ...unit, environment: 'production' }, code)).toMatchObject({
    messages: [{ code: 'Invalid-OTP', text: 'The provided OTP … is invalid', help: { en: expect.any(String) } }],
  });
});

test('the sandbox, whose last certificate is of another key, takes documents stamped for its checks', async () => {
  const { stamp, send } = await openUnit(worldOf('sandbox'));
  expect(codesOf(await send(stamp()))).toEqual(['accepted']);
});
