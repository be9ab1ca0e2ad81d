import { randomInt } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';
import { signatureOf } from './webhook.ts';

export const REFRESH_TOKEN = 'refresh_token_of_the_fake_one';
export const WEBHOOK_SECRET = 'webhook_of_the_fake_one';
export const PICKUP_LOCATION = 'riyadh_wh';
export const POINTS_COMPANY = 'splUpds';
export const POINTS_OPTION = '7144';

const lines = { country: 'SA', branchEmail: null, lon: 46.67, lat: 24.71, postCode: '12214', state: 'RIYADH' };
/** Branches in the form of OTO's published answer. */
const BRANCHES = [
  {
    ...{
      ...lines,
      dcBranchName: 'Saudi Post Riyadh Olaya Branch',
      branchCode: 'SPL1001',
      city: 'RIYADH',
      codSupported: true,
    },
    ...{
      address: 'King Fahd Road, Al Olaya District',
      workingHours: '08:00-21:00',
      weekendWorkingHours: '16:00-21:00',
    },
  },
  {
    ...{ ...lines, dcBranchName: 'Saudi Post Smart Locker Riyadh Olaya', branchCode: 'SPL5001', city: 'RIYADH' },
    ...{
      address: 'Olaya Mall, King Fahd Road',
      workingHours: '24HOURS',
      weekendWorkingHours: '24HOURS',
      codSupported: false,
    },
  },
  {
    ...{
      ...lines,
      dcBranchName: 'Saudi Post Jeddah Al Rawdah Branch',
      branchCode: 'SPL1002',
      city: 'JEDDAH',
      codSupported: true,
    },
    ...{ address: 'Prince Sultan Road, Al Rawdah', workingHours: '08:00-21:00', weekendWorkingHours: null },
  },
];

/** A recipient with this name is refused by the fake, as one without a name is by OTO. */
export const REFUSED_NAME = '-';

/** Requests by the published fields. Unknown fields are refused, which the real one does not do. */
const createOrder = z.strictObject({
  orderId: z.string().min(1),
  ref1: z.string(),
  ref2: z.string().optional(),
  createShipment: z.literal(true),
  pickupLocationCode: z.literal(PICKUP_LOCATION),
  deliveryOptionId: z.int().optional(),
  payment_method: z.enum(['cod', 'paid']),
  amount: z.number(),
  amount_due: z.number(),
  currency: z.literal('SAR'),
  packageCount: z.int().min(1),
  packageWeight: z.number().positive(),
  senderName: z.string(),
  customer: z.strictObject({
    ...{ name: z.string().min(1), mobile: z.string().regex(/^5\d{8}$/), address: z.string().min(1) },
    ...{ city: z.string().regex(/^[ -~]+$/), country: z.literal('SA'), district: z.string().optional() },
    ...{ street: z.string().optional(), buildingNo: z.string().optional(), postcode: z.string().optional() },
    shortAddressCode: z.string().optional(),
  }),
  item_description: z.string().min(1),
});
const byOrder = z.strictObject({ orderId: z.string() });
const cancel = z.strictObject({ orderId: z.string(), shipmentId: z.string() });
const byShipment = z.strictObject({ shipmentIds: z.array(z.string()).length(1) });
const fee = z.strictObject({
  ...{ weight: z.number().positive(), originCity: z.string(), destinationCity: z.string() },
  ...{ height: z.number(), width: z.number(), length: z.number() },
});
const branchList = z.strictObject({ deliveryCompanyName: z.string(), countryCode: z.literal('SA'), city: z.string() });
const webhook = z.strictObject({
  ...{ method: z.literal('post'), url: z.url(), secretKey: z.string() },
  webhookType: z.literal('orderStatus'),
});

interface FakeOrder {
  asked: z.output<typeof createOrder>;
  madeAt: Date;
  number: string | null;
  history: { status: string; date: string; description: string }[];
}

const dateOf = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');
const refusal = (status: number, code: string, message: string): FakeAnswer => [
  status,
  { success: false, otoErrorCode: code, otoErrorMessage: message },
];
const ok: FakeAnswer = [200, { success: true }];

export type FakeOto = Awaited<ReturnType<typeof startFakeOto>>;

/** The fake OTO: an order is its shipment by its id, and tokens end when a test says so. */
export async function startFakeOto() {
  const orders = new Map<string, FakeOrder>();
  const webhooks: z.output<typeof webhook>[] = [];
  const wanted = {
    isSlowToShip: false,
    noCredit: false,
    notCovered: false,
    labelAsPage: false,
    branchesAsPage: false,
    closed: '',
  };
  const counts = { tokens: 0, shipments: 0 };
  let token = 'first';
  // Two fakes are two accounts, whose shipments have different numbers.
  const prefix = randomInt(10_000, 99_999);

  const byNumber = (number: string) => [...orders.values()].find((one) => one.number === number);
  function say(order: FakeOrder, status: string, description = '', at = new Date()) {
    order.history.push({ status, date: dateOf(at), description });
  }
  function ship(order: FakeOrder): FakeAnswer {
    if (wanted.noCredit) return refusal(400, 'OTO1006', 'Credit is not enough');
    counts.shipments += 1;
    order.number = `29${prefix}${String(counts.shipments).padStart(5, '0')}`;
    say(order, 'searchingDriver');
    return ok;
  }

  function makeOrder(body: unknown): FakeAnswer {
    const asked = createOrder.parse(body);
    if (orders.has(asked.orderId)) return refusal(409, 'OTO1003', 'Order exists');
    if (wanted.notCovered) return refusal(400, 'OTO1004', 'There is no available delivery company setting');
    if (asked.customer.name === REFUSED_NAME) return refusal(400, 'OTO1029', 'Recipient name is missing or invalid');
    const order: FakeOrder = { asked, madeAt: new Date(), number: null, history: [] };
    orders.set(asked.orderId, order);
    say(order, 'new');
    say(order, 'assignedToWarehouse');
    if (!wanted.isSlowToShip) ship(order);
    return [200, { success: true, otoId: orders.size }];
  }

  function show(order: FakeOrder): FakeAnswer {
    const { asked, madeAt, number, history } = order;
    const shipped = number && {
      ...{ shipmentId: number, deliveryCompany: 'smsa', trackingUrl: `https://app.tryoto.test/follow?${number}` },
    };
    return [
      200,
      { success: true, orderId: asked.orderId, date: dateOf(madeAt), status: history.at(-1)?.status, ...shipped },
    ];
  }

  const acts: Record<string, (body: unknown) => FakeAnswer> = {
    createOrder: makeOrder,
    orderStatus(body) {
      const order = orders.get(byOrder.parse(body).orderId);
      return order ? show(order) : refusal(404, 'OTO1002', 'Order is not exist');
    },
    createShipment(body) {
      const order = orders.get(byOrder.parse(body).orderId);
      return order ? ship(order) : refusal(404, 'OTO1002', 'Order is not exist');
    },
    orderHistory(body) {
      const order = byNumber(byShipment.parse(body).shipmentIds[0] ?? '');
      const item = order && { orderId: order.asked.orderId, history: order.history };
      return [200, { success: true, items: item ? [item] : [] }];
    },
    checkDCBranchList(body) {
      const { city, deliveryCompanyName } = branchList.parse(body);
      if (deliveryCompanyName !== POINTS_COMPANY)
        return refusal(400, 'OTO1096', 'Invalid delivery company information');
      if (wanted.branchesAsPage) return [200, { pickupPoints: '<html>' }];
      // Some carriers answer with the branches of all cities.
      return [
        200,
        { pickupPoints: city === 'Nowhere' ? [] : BRANCHES.filter(({ branchCode }) => branchCode !== wanted.closed) },
      ];
    },
    checkOTODeliveryFee(body) {
      const { destinationCity, originCity, weight } = fee.parse(body);
      const offer = (deliveryOptionId: number, deliveryOptionName: string, price: number, more: object = {}) => {
        const door = { deliveryType: 'toCustomerDoorstep', currency: 'SAR', avgDeliveryTime: 'Same Day' };
        return { ...door, deliveryOptionId, deliveryOptionName, price, ...more };
      };
      const offers = [
        offer(7109, 'Deliver Now', 14.5 + weight),
        offer(20, 'SMSA', 20 + weight, { avgDeliveryTime: '1to3WorkingDays' }),
        offer(7252, 'Omni Llama', 8, { deliveryType: 'locker' }),
        offer(31, 'Over the border', 9, { currency: 'AED' }),
      ];
      const isServed = originCity === 'Riyadh' && destinationCity !== 'Nowhere';
      return [200, { success: true, deliveryCompany: isServed ? offers : [] }];
    },
    cancelShipment(body) {
      const order = byNumber(cancel.parse(body).shipmentId);
      const isGone = order?.history.some(({ status }) => status === 'pickedUp');
      if (!order || isGone) return refusal(409, 'OTO1082', 'Order Status is not allowed for cancel shipment');
      say(order, 'canceled');
      return ok;
    },
  };

  function carryOut({ method, path, headers, body }: FakeRequest): FakeAnswer {
    const [root = '', , act = '', id = ''] = path.split('/').slice(1);
    if (root === 'label') {
      const bytes = new TextEncoder().encode(wanted.labelAsPage ? '<html>' : '%PDF-1.7');
      return [200, bytes, { 'content-type': 'application/pdf' }];
    }
    if (act === 'refreshToken') {
      if (z.object({ refresh_token: z.string() }).parse(body).refresh_token !== REFRESH_TOKEN) return [401, {}];
      counts.tokens += 1;
      return [200, { access_token: token }];
    }
    if (headers.authorization !== `Bearer ${token}`) return [401, { message: 'Jwt is expired', code: 401 }];
    if (act === 'webhook' && method === 'GET') return [200, { success: true, webhooks }];
    if (act === 'webhook') {
      webhooks.push(webhook.parse(body));
      return ok;
    }
    if (act === 'print' && orders.get(id)?.number)
      return [200, { success: true, printAWBURL: `${server.url}/label/${id}` }];
    return acts[act]?.(body) ?? [404, {}];
  }

  const server = await startFakeServer(carryOut);
  return {
    ...server,
    env: {
      ...{ OTO_URL: server.url, OTO_REFRESH_TOKEN: REFRESH_TOKEN, OTO_WEBHOOK_SECRET: WEBHOOK_SECRET },
      ...{ OTO_POINTS_COMPANY: POINTS_COMPANY, OTO_POINTS_OPTION: POINTS_OPTION },
      OTO_PICKUP_LOCATION: PICKUP_LOCATION,
    },
    webhooks,
    wanted,
    counts,
    endTokens: () => {
      token = `after ${token}`;
    },
    booked: () => [...orders.values()].filter(({ number }) => number !== null).length,
    cashOf: (number: string) => Math.round((byNumber(number)?.asked.amount_due ?? Number.NaN) * 100),
    orderOf: (number: string) => byNumber(number)?.asked,
    numbers: () => [...orders.values()].flatMap(({ number }) => number ?? []),
    move(number: string, status: string, at = new Date()) {
      const order = byNumber(number);
      if (!order) throw new Error(`no shipment ${number}`);
      say(order, status, '', at);
    },
    /** The number of orders that wait for a shipment. */
    waiting: () => [...orders.values()].filter(({ number }) => number === null).length,
    /** Makes the shipments of all orders that wait for one. */
    shipAll() {
      for (const order of orders.values()) if (order.number === null) ship(order);
    },
    /** A notification as OTO signs it. */
    notification(number: string, secret = WEBHOOK_SECRET) {
      const orderId = byNumber(number)?.asked.orderId ?? '';
      const told = { orderId, status: 'pickedUp', timestamp: '1595941360328' };
      return { ...told, signature: signatureOf(orderId, told.status, told.timestamp, secret) };
    },
  };
}
