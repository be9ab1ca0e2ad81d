import { type FakeServer, returnRequest, runCarrierContract, shipmentRequest, testContext } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { aramex } from './extension.ts';
import { ACCOUNT, type FakeAramex, PASSWORD, REFUSED_CITY, startFakeAramex } from './fake-aramex.fixture.ts';
import { momentOf, trackedOf } from './statuses.ts';

/** The adapter as the shop makes it, against a fake. */
function adapterOf(fake: Pick<FakeAramex, 'env'>, env: Record<string, string> = {}) {
  const provider = aramex.carrier?.(contextOf({ ...fake.env, ...env }));
  if (!provider) throw new Error('no carrier');
  return provider;
}

function contextOf(env: Record<string, string>) {
  const { settings, ...context } = testContext(aramex, { env });
  // The settings are those that the same extension declares.
  return { ...context, settings: settings as Parameters<NonNullable<typeof aramex.carrier>>[0]['settings'] };
}

const words = { picked_up: 'Picked up from shipper', delivered: 'Delivered' };

runCarrierContract('aramex', async () => {
  const fake = await startFakeAramex();
  const request = shipmentRequest();
  return {
    provider: adapterOf(fake),
    booked: fake.booked,
    cashOf: fake.cashOf,
    move: (number, to) => fake.move(number, words[to]),
    refused: { ...request, to: { ...request.to, cityEn: REFUSED_CITY } },
    trouble: fake.trouble,
    secrets: [PASSWORD, ACCOUNT.accountPin],
    close: fake.close,
  };
});

let server: Pick<FakeServer, 'close'> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
async function openFake(env?: Record<string, string>) {
  const fake = await startFakeAramex();
  server = fake;
  return { fake, provider: adapterOf(fake, env) };
}

test('a parcel goes to the national address, in three lines of fifty letters', async () => {
  const { fake, provider } = await openFake({ ARAMEX_CITIES: 'Riyadh=Ar Riyadh' });
  const { to } = shipmentRequest();
  await provider.book({
    ...shipmentRequest(14_050),
    to: { ...to, street: 'طريق الملك فهد، بجوار المسجد الكبير، الدور الثاني' },
  });
  expect(fake.askedOf(fake.numbers()[0] ?? '')).toMatchObject({
    Consignee: {
      PartyAddress: {
        City: 'Ar Riyadh',
        PostCode: '13521',
        BuildingNumber: '1234',
        Line1: expect.stringContaining('RRRD2929'),
      },
      Contact: { PhoneNumber1: '966512345678' },
    },
    Details: {
      ...{ Services: 'CODS', CashOnDeliveryAmount: { CurrencyCode: 'SAR', Value: 140.5 } },
      ActualWeight: { Unit: 'KG', Value: 0.75 },
    },
  });
});

test('a parcel keeps the number that was reserved for it, however often it is asked for', async () => {
  const { fake, provider } = await openFake();
  const request = shipmentRequest();
  fake.trouble.push({ kind: 'fails', after: false });
  await expect(provider.book(request)).rejects.toThrow();
  for (let time = 0; time < 3; time += 1) await provider.book(request);
  expect(fake.counts.reserved).toBe(1);
  expect(fake.booked()).toBe(1);
});

test.each(['Report is not available', 'Shipment was not found'])(
  'a parcel that may be booked is never refused: a label is refused by “%s”',
  async (noPrint) => {
    const { fake, provider } = await openFake();
    const request = shipmentRequest(9_900);
    fake.wanted.losesBooking = true;
    await expect(provider.book(request)).rejects.toThrow();
    Object.assign(fake.wanted, { noPrint, losesBooking: false });
    for (let time = 0; time < 2; time += 1) await expect(provider.book(request)).rejects.toThrow('Aramex');
    fake.wanted.noPrint = '';
    expect(await provider.book(request)).toMatchObject({ number: fake.numbers()[0] });
    expect(fake.booked()).toBe(1);
  },
);

test('a parcel that was refused at first may be asked for again, and refused again', async () => {
  const { provider } = await openFake();
  const request = shipmentRequest();
  const refused = { ...request, to: { ...request.to, cityEn: REFUSED_CITY } };
  for (let time = 0; time < 2; time += 1) expect(await provider.book(refused)).toMatchObject({ isRefused: true });
});

test.each([
  ['a wrong password', { ARAMEX_PASSWORD: 'password of nobody' }, false],
  ['too many calls', {}, true],
])('%s is an error and no refusal of the parcel', async (_, env, isBusy) => {
  const { fake, provider } = await openFake(env);
  fake.wanted.isBusy = isBusy;
  await expect(provider.book(shipmentRequest())).rejects.toThrow('does not carry out');
});

test('a label is had from the address that Aramex names, and a page is none', async () => {
  const { fake, provider } = await openFake();
  fake.wanted.labelAsPage = true;
  expect(await provider.book(shipmentRequest())).toMatchObject({ label: null });
  const [number = ''] = fake.numbers();
  await expect(provider.label?.(number)).rejects.toThrow('no PDF');
  fake.wanted.labelByAddress = true;
  expect(new TextDecoder().decode(await provider.label?.(number))).toContain('%PDF-');
});

test('a return begins at the buyer and is paid by the shop', async () => {
  const { fake, provider } = await openFake();
  await provider.bookReturn?.(returnRequest());
  expect(fake.askedOf(fake.numbers()[0] ?? '')).toMatchObject({
    ...{ Shipper: { Contact: { PhoneNumber1: '966512345678' } }, Consignee: { AccountNumber: ACCOUNT.accountNumber } },
    Details: { ProductType: 'RTC', PaymentType: 'C', Services: '' },
  });
});

test('prices of another currency, and of a city that Aramex does not serve, are none', async () => {
  const { fake, provider } = await openFake();
  const ask = (cityEn: string) => provider.rates?.({ city: '', cityEn, weightGrams: 1_200 });
  expect(await ask('Jeddah')).toEqual([{ service: '', price: 2_575, minDays: null, maxDays: null }]);
  expect(await ask(REFUSED_CITY)).toEqual([]);
  for (const words of ['Rates are being updated', 'Product type is not active for the account']) {
    fake.wanted.noRate = words;
    await expect(ask('Jeddah')).rejects.toThrow('does not say a price');
  }
  fake.wanted.noRate = '';
  fake.wanted.currency = 'USD';
  expect(await ask('Jeddah')).toEqual([]);
});

test('a courier is asked to come by Riyadh’s clock, and refused in words', async () => {
  const { fake, provider } = await openFake();
  const times = { day: '2026-12-01', from: '14:00', until: '18:00' };
  const request = { id: 'p-1', ...times, parcels: 4, contact: { name: 'واحة', phone: '+966112345678' } };
  const asked = await provider.requestPickup?.(request);
  expect(await provider.requestPickup?.(request)).toEqual(asked);
  const at = (time: string) => `/Date(${Date.parse(time)}+0300)/`;
  expect(fake.pickups()).toMatchObject([
    {
      ...{ ReadyTime: at('2026-12-01T11:00:00Z'), LastPickupTime: at('2026-12-01T15:00:00Z') },
      PickupItems: [{ NumberOfShipments: 4 }],
    },
  ]);
  fake.wanted.noPickup = true;
  expect(await provider.requestPickup?.({ ...request, id: 'p-2' })).toEqual({
    isRefused: true,
    reason: 'Pickup date is a holiday',
  });
});

test('updates say what they know; a delivery is believed in its own words alone', () => {
  const update = (UpdateDescription: string, hour: number, UpdateCode = '') => {
    return { UpdateDescription, UpdateCode, UpdateDateTime: `2026-11-30T${hour}:00:00` };
  };
  const statusesOf = (...all: Parameters<typeof trackedOf>[0]) => trackedOf(all).events.map(({ status }) => status);
  expect(
    statusesOf(
      update('Record created.', 10, 'SH014'),
      update('Departed operations facility', 12),
      update('Delivered to local facility', 13),
      update('Customer not available', 14),
      update('', 15, 'SH003'),
      update('Shipment delivered', 16),
      update('Words that nobody knows', 17),
    ),
  ).toEqual(['booked', 'in_transit', 'in_transit', 'attempt_failed', 'out_for_delivery', 'delivered']);
  expect(statusesOf(update('Returned to shipper', 10), update('Cancelled', 11))).toEqual(['returned', 'cancelled']);
  const soon = [
    update('Delivery appointment cancelled by customer, rescheduled', 10),
    update('Shipment is to be returned to shipper after next attempt', 11),
  ];
  expect(statusesOf(...soon)).toEqual(['attempt_failed']);
  // The newest stands first where two have one time.
  expect(trackedOf([update('Shipment delivered', 10), update('Out for delivery', 10)]).status).toBe('delivered');
  expect(momentOf('/Date(1718900000000+0300)/')).toEqual(new Date(1_718_900_000_000));
  expect(momentOf('yesterday')).toBeUndefined();
});

test('a try says whether the account is accepted', async () => {
  const { fake } = await openFake();
  const asking = (env: Record<string, string>) => aramex.try?.(contextOf({ ...fake.env, ...env }), 'ar');
  expect(await asking({})).toBe('قبلت أرامكس الحساب');
  await expect(asking({ ARAMEX_PASSWORD: 'password of nobody' })).rejects.toThrow('لم تقبل أرامكس الحساب');
});

test('a weight must be a number of kilograms', async () => {
  const { fake } = await openFake();
  expect(() => adapterOf(fake, { ARAMEX_WEIGHT_KG: 'much' })).toThrow('must be');
});
