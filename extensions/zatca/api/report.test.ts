import type { StampedDocument, TaxReport } from '@waha/extend';
import {
  type FakeAnswer,
  type FakeRequest,
  startFakeServer,
  taxBuyer,
  taxDocument,
  testContext,
} from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { zatca } from '../extension.ts';
import { FIRST_PREVIOUS_HASH } from '../stamp/hash-invoice.ts';
import { testIdentity } from '../stamp/test-identity.fixture.ts';
import { clearDocument } from '../testing/clear-document.ts';
import { testUnit } from '../testing/unit.fixture.ts';

let server: Awaited<ReturnType<typeof startFakeServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** An adapter whose authority answers as told. */
async function answering(carryOut: (request: FakeRequest) => FakeAnswer) {
  server = await startFakeServer(carryOut);
  const context = testContext(zatca, { env: { ZATCA_URL: server.url }, waitMs: 60_000 });
  const provider = zatca.tax?.({ ...context, settings: { url: server.url } });
  if (!provider) throw new Error('it offers nothing');
  const place = { counter: 1, previousHash: FIRST_PREVIOUS_HASH };
  const stamp = (mode: StampedDocument['mode']) => {
    const document = taxDocument({ buyer: mode === 'clear' ? taxBuyer : null });
    return { ...provider.stamp(document, place, testUnit), id: document.id };
  };
  return { provider, stamp };
}

async function reported(answer: FakeAnswer, mode: StampedDocument['mode'] = 'report'): Promise<TaxReport> {
  const { provider, stamp } = await answering(() => answer);
  return provider.report(stamp(mode), testUnit);
}

const finding = { type: 'WARNING', code: 'BR-KSA-F-08', category: 'KSA', message: 'The CRN appears to be incorrect' };
const results = (errors: unknown[] = [], warnings: unknown[] = []) => ({
  validationResults: { infoMessages: [], warningMessages: warnings, errorMessages: errors, status: 'PASS' },
});
const REPORTED = { reportingStatus: 'REPORTED', clearanceStatus: null };
const NOT = { reportingStatus: 'NOT_REPORTED', clearanceStatus: null };

test('a document is sent as the authority wants it', async () => {
  const requests: FakeRequest[] = [];
  const { provider, stamp } = await answering((request) => {
    requests.push(request);
    return [200, { ...results(), ...REPORTED }];
  });
  const document = stamp('report');
  await provider.report(document, testUnit);
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', path: '/simulation/invoices/reporting/single' });
  expect(request?.headers).toMatchObject({ 'accept-version': 'V2', 'content-type': 'application/json' });
  const token = Buffer.from(testIdentity.certificate.text).toString('base64');
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from(`${token}:a-secret-of-tests`).toString('base64')}`);
  const invoice = Buffer.from(document.xml).toString('base64');
  expect(request?.body).toEqual({ invoiceHash: document.hash, uuid: document.id, invoice });
});

test.each<[string, FakeAnswer, object]>([
  ['200', [200, { ...results(), ...REPORTED }], { status: 'accepted', warnings: [], cleared: null }],
  [
    '202 with a warning',
    [202, { ...results([], [finding]), ...REPORTED }],
    { status: 'accepted', warnings: [{ code: 'BR-KSA-F-08' }] },
  ],
  ['208', [208, { ...results(), ...NOT }], { status: 'accepted' }],
  [
    '409 of the same document',
    [409, { ...results([{ code: 'Duplicate-Invoice', message: 'x' }]), ...NOT }],
    { status: 'accepted' },
  ],
  [
    '409 in its status',
    [409, { ...results(), reportingStatus: 'REPORTED_SUCCESSFULLY_EARLIER' }],
    { status: 'accepted' },
  ],
  ['409 of something else', [409, { message: 'conflict' }], { status: 'unanswered', problem: 'request' }],
  [
    '400 with errors',
    [400, { ...results([finding]), ...NOT }],
    { status: 'rejected', errors: [{ code: 'BR-KSA-F-08' }] },
  ],
  [
    '400 with texts alone',
    [400, { ...results(['no']), ...NOT }],
    { status: 'rejected', errors: [{ code: 'unknown', text: 'no' }] },
  ],
  ['200 that did not report', [200, { ...results([finding]), ...NOT }], { status: 'rejected' }],
  ['400 without a reason', [400, { message: 'Invalid request' }], { status: 'unanswered', problem: 'request' }],
  ['401', [401, {}], { status: 'unanswered', problem: 'credentials', message: { code: 'unauthorised' } }],
  ['403', [403, 'no'], { status: 'unanswered', problem: 'credentials' }],
  ['404', [404, {}], { status: 'unanswered', problem: 'request' }],
  ['413', [413, {}], { status: 'unanswered', problem: 'request', message: { code: 'too-large' } }],
  ['429', [429, {}, { 'retry-after': '7' }], { status: 'unanswered', problem: 'busy', retryAfterMs: 7_000 }],
  ['429 for years', [429, {}, { 'retry-after': '999999999' }], { problem: 'busy', retryAfterMs: 3_600_000 }],
  ['429 for a past date', [429, {}, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }], { retryAfterMs: 0 }],
  ['429 for rubbish', [429, {}, { 'retry-after': 'soon' }], { retryAfterMs: null }],
  ['500', [500, {}], { status: 'unanswered', problem: 'away', retryAfterMs: null }],
  [
    '503 with a time',
    [503, {}, { 'retry-after': '60' }],
    { status: 'unanswered', problem: 'away', retryAfterMs: 60_000 },
  ],
  ['504', [504, '<html>'], { status: 'unanswered', problem: 'away' }],
  ['200 of nothing', [200, null], { status: 'unanswered', problem: 'away' }],
  ['200 without a status', [200, results()], { status: 'unanswered', problem: 'away' }],
  ['200 of a list', [200, [1, 2]], { status: 'unanswered', problem: 'away' }],
  [
    '200 of other types',
    [200, { validationResults: 7, reportingStatus: ['REPORTED'] }],
    { status: 'unanswered', problem: 'away' },
  ],
  ['an unknown status', [299, { ...results(), ...REPORTED }], { status: 'unanswered', problem: 'away' }],
])('%s', async (_, answer, outcome) => expect(await reported(answer)).toMatchObject(outcome));

test('known codes come with what the owner can do, unknown ones in their own words', async () => {
  const errors = [
    { code: 'BR-KSA-63', message: 'The buyer address …' },
    { code: 'constructor', message: 'unheard of' },
  ];
  const report = await reported([400, { ...results(errors), ...NOT }]);
  if (report.status !== 'rejected') throw new Error(report.status);
  expect(report.errors[0]?.help?.ar).toMatch(/المشتري/);
  expect(report.errors[1]).toEqual({ code: 'constructor', text: 'unheard of', help: null });
});

test('messages are cut, counted and cleaned, and repeat no secret', async () => {
  const token = Buffer.from(testIdentity.certificate.text).toString('base64');
  const long = {
    code: 'x'.repeat(500),
    message: `${'y'.repeat(800)} a-secret-of-tests ${token}\u0000\n${'ن'.repeat(2_000)}`,
  };
  const report = await reported([400, { ...results(Array.from({ length: 100 }, () => long)), ...NOT }]);
  if (report.status !== 'rejected') throw new Error(report.status);
  expect(report.errors).toHaveLength(50);
  expect(report.errors[0]?.code.length).toBe(100);
  expect(report.errors[0]?.text.length).toBeLessThanOrEqual(1_000);
  expect(JSON.stringify(report)).not.toMatch(/a-secret-of-tests|u0000/);
  expect(JSON.stringify(report)).not.toContain(token.slice(0, 100));
});

test('an answer of three megabytes is none', async () => {
  const { provider, stamp } = await answering(() => [
    200,
    { ...results(), ...REPORTED, rest: 'x'.repeat(3 * 1024 * 1024) },
  ]);
  expect(await provider.report(stamp('report'), testUnit)).toMatchObject({ status: 'unanswered', problem: 'away' });
});

const CLEARED = { reportingStatus: null, clearanceStatus: 'CLEARED' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The outcome of a clearance whose answer has this document, made of the one that was sent. */
async function cleared(status: number, make: (xml: string) => string | null): Promise<TaxReport> {
  const { provider, stamp } = await answering(({ body }) => {
    const sent = Buffer.from((body as { invoice: string }).invoice, 'base64').toString();
    return [status, { ...results(), ...CLEARED, clearedInvoice: make(sent) }];
  });
  return provider.report(stamp('clear'), testUnit);
}
const byAuthority = (xml: string) => clearDocument(xml, testIdentity, new Date());

test('a cleared document is given on, with its own QR code', async () => {
  const report = await cleared(200, (xml) => base64(byAuthority(xml)));
  if (report.status !== 'accepted') throw new Error(report.status);
  expect(report.cleared?.xml).toContain(report.cleared?.qr);
});

test.each<[string, (xml: string) => string | null]>([
  ['is missing', () => null],
  ['is another', (xml) => base64(byAuthority(xml.replace(/INV-\d+/, 'INV-X')))],
  ['is rubbish', () => 'AAAA'],
  ['is broken off', (xml) => base64(byAuthority(xml).slice(0, 5_000))],
  ['has an entity', (xml) => base64(byAuthority(xml).replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'))],
  ['is no UTF-8', (xml) => Buffer.concat([Buffer.from(byAuthority(xml)), Buffer.from([0xff])]).toString('base64')],
])('a cleared document that %s leaves the outcome open', async (_, make) => {
  expect(await cleared(200, make)).toMatchObject({ status: 'unanswered', problem: 'away' });
});

test('a document that was cleared before is accepted, with its stamp where it is there', async () => {
  expect(await cleared(208, () => null)).toMatchObject({ status: 'accepted', cleared: null });
  expect(await cleared(208, (xml) => base64(byAuthority(xml)))).toMatchObject({ cleared: { xml: expect.any(String) } });
});

test('where clearance is off the same bytes are reported', async () => {
  const requests: FakeRequest[] = [];
  const { provider, stamp } = await answering((request) => {
    requests.push(request);
    return request.path.includes('clearance') ? [303, {}] : [202, { ...results([], [finding]), ...REPORTED }];
  });
  expect(await provider.report(stamp('clear'), testUnit)).toMatchObject({ status: 'accepted', cleared: null });
  expect(requests.map(({ path }) => path.split('/')[3])).toEqual(['clearance', 'reporting']);
  expect(requests[1]?.body).toEqual(requests[0]?.body);
});

test('a redirect to another address is no word about clearance', async () => {
  const paths: string[] = [];
  const { provider, stamp } = await answering(({ path }) => {
    paths.push(path);
    return [303, {}, { location: 'http://127.0.0.1:9/' }];
  });
  expect(await provider.report(stamp('clear'), testUnit)).toMatchObject({ status: 'unanswered', problem: 'away' });
  expect(paths).toHaveLength(1);
});

test('a unit that is not active sends nothing', async () => {
  const { provider, stamp } = await answering(() => {
    throw new Error('it was asked');
  });
  const secrets = testUnit.secrets.replace(/"production":\{[^}]*\}/, '"production":null');
  const document = stamp('report');
  expect(await provider.report(document, { ...testUnit, secrets })).toMatchObject({ problem: 'credentials' });
  expect(await provider.check({ ...testUnit, secrets }, 'standard-invoice', new Date())).toMatchObject({
    problem: 'request',
  });
});
