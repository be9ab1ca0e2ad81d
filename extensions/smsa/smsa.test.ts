import { type FakeServer, returnRequest, runCarrierContract, shipmentRequest, testContext } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { smsa } from './extension.ts';
import { API_KEY, type FakeSmsa, REFUSED_CITY, startFakeSmsa } from './fake-smsa.fixture.ts';
import { momentOf, trackedOf } from './statuses.ts';

const MINUTE_MS = 60_000;

/** The adapter as the shop makes it, against a fake. */
function adapterOf(fake: Pick<FakeSmsa, 'env'>, env: Record<string, string> = {}, now: () => number = Date.now) {
  const provider = smsa.carrier?.(contextOf({ ...fake.env, ...env }, now));
  if (!provider) throw new Error('no carrier');
  return provider;
}

function contextOf(env: Record<string, string>, now: () => number = Date.now) {
  const { settings, ...context } = testContext(smsa, { env, now });
  // The settings are those that the same extension declares.
  return { ...context, settings: settings as Parameters<NonNullable<typeof smsa.carrier>>[0]['settings'] };
}

const codes = { picked_up: 'SHPU', delivered: 'SHDL' };

for (const label of ['pdf', 'zpl'])
  runCarrierContract(`smsa with labels as ${label}`, async () => {
    const fake = await startFakeSmsa();
    const request = shipmentRequest();
    return {
      provider: adapterOf(fake, { SMSA_LABEL: label }),
      booked: fake.booked,
      cashOf: fake.cashOf,
      move: (number, to) => fake.move(number, codes[to]),
      refused: { ...request, to: { ...request.to, cityEn: REFUSED_CITY } },
      trouble: fake.trouble,
      secrets: [API_KEY],
      close: fake.close,
    };
  });

let server: Pick<FakeServer, 'close'> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
async function openFake(env?: Record<string, string>, now?: () => number) {
  const fake = await startFakeSmsa();
  server = fake;
  return { fake, provider: adapterOf(fake, env, now) };
}

test('a parcel goes to the national address, in SMSA’s own names of cities', async () => {
  const { fake, provider } = await openFake({ SMSA_CITIES: 'Jeddah=Jiddah, Riyadh=RIYADH' });
  await provider.book({ ...shipmentRequest(14_050), to: { ...shipmentRequest().to, name: 'مي' } });
  expect(fake.askedOf(fake.numbers()[0] ?? '')).toMatchObject({
    ...{ CODAmount: 140.5, Weight: 0.75, Parcels: 2, ContentDescription: 'WH-2026-000001' },
    ConsigneeAddress: {
      ...{ City: 'RIYADH', ContactName: 'مي (WH-2026-000001)', ContactPhoneNumber: '966512345678' },
      ...{ ShortCode: 'RRRD2929', PostalCode: '13521', District: 'الملقا' },
    },
    ShipperAddress: { City: 'Riyadh', ContactPhoneNumber: '966112345678' },
  });
});

test('a parcel whose answer was lost is not made again until SMSA must have listed it', async () => {
  let now = Date.now();
  const { fake, provider } = await openFake({}, () => now);
  const request = shipmentRequest();
  fake.wanted.isSlowToList = true;
  fake.trouble.push({ kind: 'hangs', after: true, method: 'POST' });
  await expect(provider.book(request)).rejects.toThrow();
  await expect(provider.book(request)).rejects.toThrow('is looked for');
  fake.listAll();
  expect(await provider.book(request)).toMatchObject({ number: fake.numbers()[0] });
  const lost = shipmentRequest();
  fake.trouble.push({ kind: 'fails', after: false, method: 'POST' });
  await expect(provider.book(lost)).rejects.toThrow();
  now += 4 * MINUTE_MS;
  await provider.book(lost);
  expect(fake.counts.made).toBe(2);
});

test('a parcel that may be booked is never refused; one that was refused at first is refused again', async () => {
  let now = Date.now();
  const { fake, provider } = await openFake({}, () => now);
  const request = shipmentRequest(9_900);
  Object.assign(fake.wanted, { isSlowToList: true, refusesTwice: true });
  fake.trouble.push({ kind: 'hangs', after: true, method: 'POST' });
  await expect(provider.book(request)).rejects.toThrow();
  now += 4 * MINUTE_MS;
  await expect(provider.book(request)).rejects.toThrow('may have the parcel');
  fake.listAll();
  expect(await provider.book(request)).toMatchObject({ number: fake.numbers()[0] });
  const refused = { ...shipmentRequest(), to: { ...request.to, cityEn: REFUSED_CITY } };
  for (let time = 0; time < 2; time += 1) expect(await provider.book(refused)).toMatchObject({ isRefused: true });
});

test('a label of another form than the chosen one is an error, and a booking without one', async () => {
  const { fake, provider } = await openFake();
  fake.wanted.wrongLabel = true;
  expect(await provider.book(shipmentRequest())).toMatchObject({ label: null });
  await expect(provider.label?.(fake.numbers()[0] ?? '')).rejects.toThrow('no label');
});

test('a return is collected at the buyer’s door and brought to the shop, and cancelled by a call', async () => {
  const { fake, provider } = await openFake();
  await provider.bookReturn?.(returnRequest());
  const [number = ''] = fake.numbers();
  expect(fake.askedOf(number)).toMatchObject({
    PickupAddress: { ContactPhoneNumber: '966512345678' },
    ReturnToAddress: { City: 'Riyadh' },
  });
  await provider.cancel(number);
  expect((await provider.track(number)).status).toBe('cancelled');
});

test('scans say what they know, in the order of time and of Riyadh’s clock; codes nobody knows move nothing', () => {
  const scan = (ScanType: string, ScanDateTime: string) => ({ ScanType, ScanDateTime, ScanTimeZone: '+03:00' });
  const told = trackedOf({
    AWB: '1',
    Scans: [
      scan('SHRTSD', '2026-11-30T12:00:00'),
      scan('SHSS', '2026-11-30T13:00:00'),
      scan('SHAT-2', '2026-11-30T11:00:00'),
      scan('DEX03-4', '2026-11-30T10:00:00'),
      scan('SHPU', 'yesterday'),
    ],
  });
  expect(told.events.map(({ status }) => status)).toEqual(['attempt_failed', 'attempt_failed', 'returned']);
  expect(told.events[2]?.at).toEqual(new Date('2026-11-30T09:00:00Z'));
  expect(momentOf('2026-11-30T09:00:00')).toEqual(new Date('2026-11-30T06:00:00Z'));
  const atOnce = [scan('SHDL', '2026-11-30T12:00:00'), scan('SHOD', '2026-11-30T12:00:00')];
  expect(trackedOf({ AWB: '1', Scans: atOnce }).status).toBe('delivered');
  expect(trackedOf({ AWB: '1' })).toEqual({ status: 'booked', events: [] });
});

test('a try says whether the key is accepted, and whether SMSA lists the shop’s city', async () => {
  const { fake } = await openFake();
  const asking = (env: Record<string, string>) => smsa.try?.(contextOf({ ...fake.env, ...env }), 'en');
  expect(await asking({})).toBe('SMSA accepts the key');
  expect(await asking({ SMSA_SHOP_CITY: 'Atlantis' })).toContain('does not list the city of the shop: Atlantis');
  await expect(asking({ SMSA_API_KEY: 'key of nobody' })).rejects.toThrow('SMSA does not accept the key');
});

test.each([
  ['SMSA_WEIGHT_KG', 'much'],
  ['SMSA_LABEL', 'png'],
  ['SMSA_CITIES', 'Riyadh'],
])('%s cannot be %s', async (name, value) => {
  const { fake } = await openFake();
  expect(() => adapterOf(fake, { [name]: value })).toThrow('must be');
});
