import { phoneMessages, shopSettingsEndpoints } from '@waha/contract';
import {
  ALL_STAFF,
  dataOf,
  MANAGERS,
  moduleFixture,
  ORDERS_PEOPLE,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { makePicture, RIYADH } from '../../../testing/index.ts';

const nothing = { ar: '', en: '' };
const identity = {
  name: { ar: 'واحة', en: 'Waha' },
  tagline: nothing,
  legal_name: { ar: 'شركة واحة التجارية', en: 'Waha Trading Company' },
  address: nothing,
  hours: nothing,
  phone: '920000000',
  whatsapp: '+966500000000',
  email: 'hello@waha.example',
  vat_number: '300000000000003',
  commercial_registration: '1010000000',
  licences: [{ label: { ar: 'توثيق المتجر', en: 'Store verification' }, number: '0000000000' }],
  social: [{ network: 'instagram', url: 'https://instagram.com/waha' }],
  uses_riyal_sign: true,
};
const bank = {
  is_on: true,
  bank_name: { ar: 'مصرف الواحة', en: 'Oasis Bank' },
  account_name: { ar: 'متجر واحة', en: 'Waha' },
  iban: 'SA03 8000 0000 6080 1016 7519',
  hold_hours: 48,
};
const look = { primary: '#7b1e3a', accent: '#1d4ed8', radius: 'small', heading_font: 'cairo' };
const menus = {
  top_line: { ar: 'توصيل مجاني اليوم', en: 'Free delivery today' },
  header: [{ to: '/offers', label: nothing }],
  mobile: [{ to: 'https://example.com/stories', label: { ar: 'قصصنا', en: 'Our stories' } }],
  footer: [{ title: { ar: 'المتجر', en: 'The shop' }, links: [{ to: '/about', label: nothing }] }],
  trust: [{ title: { ar: 'ضمان سنتين', en: 'Two years of warranty' }, text: nothing }],
};
const cash = { is_on: true, fee: 15, maximum: 3_000, city_ids: [RIYADH] };
// Stock reservations are unlimited in this world.
const holds = {
  buyer_orders: 1_000_000,
  buyer_pieces: 1_000_000,
  door_orders: 1_000_000,
  door_pieces: 1_000_000,
  visitor_orders: 1_000_000,
  visitor_pieces: 1_000_000,
  stock_percent: 100,
  stock_pieces: 1_000_000,
  proved_times: 3,
  code_orders: 1_000_000,
  code_minutes: 30,
};

/** Text messages may go to all countries in this world, and budgets never run out. */
const sms = {
  is_on: true,
  countries: ['SA', 'AE', 'BH', 'KW', 'OM', 'QA'],
  number_per_day: 100,
  block_per_hour: 10_000,
  network_per_hour: 10_000,
  shop_per_hour: 1_000_000,
  shop_per_day: 1_000_000,
  alarm_percent: 80,
};

const phoneRoute = { rule: 'always', channels: 'whatsapp_sms' };
const phoneMessageTable = {
  routes: Object.fromEntries(phoneMessages.map((message) => [message, phoneRoute])),
  part_price: 0.0575,
};

export const contractFixture = moduleFixture(shopSettingsEndpoints, {
  samples(world) {
    /** Changes a topic from its present state. */
    const edit = (
      topic:
        | 'store'
        | 'domain'
        | 'opening'
        | 'languages'
        | 'appearance'
        | 'frame'
        | 'payments'
        | 'refunds'
        | 'holds'
        | 'rules'
        | 'sms'
        | 'storefront'
        | 'phone-messages'
        | 'carriers'
        | 'taxes'
        | 'cart-reminders',
      body: object,
    ) => ({
      good: [
        async () => {
          const headers = await world.staffOf('owner');
          const now = await world.send(`GET /admin/settings/${topic}`, { headers });
          return { body: { ...body, version: dataOf(now, 'version') } };
        },
      ],
    });
    const wanted = async () => {
      const headers = await world.staffOf('owner');
      const now = await world.send('GET /admin/settings/domain', { headers });
      const body = { wanted: 'https://Store.com/', version: dataOf(now, 'version') };
      const { body: saved } = await world.send('PUT /admin/settings/domain', { headers, body });
      return dataOf({ body: saved }, 'version');
    };
    return {
      'GET /admin/settings/domain': plain,
      'PUT /admin/settings/domain': {
        good: edit('domain', { wanted: 'متجر.السعودية' }).good,
        refused: [['shop_settings.domain_wrong', { body: { wanted: '127.0.0.1', version: 1 } }]],
      },
      'POST /admin/settings/domain/check': {
        good: [
          async () => {
            await wanted();
            return {};
          },
        ],
      },
      'POST /admin/settings/domain/use': { good: [async () => ({ body: { version: await wanted() } })] },
      'GET /admin/setup': plain,
      'GET /admin/settings/opening': plain,
      'PUT /admin/settings/opening': edit('opening', { is_open: true }),
      'GET /admin/settings/languages': plain,
      'PUT /admin/settings/languages': edit('languages', { languages: 'both' }),
      'GET /admin/settings/store': plain,
      'PUT /admin/settings/store': edit('store', identity),
      'GET /admin/settings/logo': plain,
      'POST /admin/settings/logo': { good: [async () => ({ file: await makePicture() })] },
      'DELETE /admin/settings/logo': plain,
      'GET /admin/settings/pictures': plain,
      'POST /admin/settings/pictures/{kind}': {
        good: [async () => ({ params: { kind: 'icon' }, file: await makePicture({ width: 640, height: 640 }) })],
      },
      'DELETE /admin/settings/pictures/{kind}': { good: [() => ({ params: { kind: 'share' } })] },
      'GET /admin/settings/appearance': plain,
      'PUT /admin/settings/appearance': edit('appearance', look),
      'GET /admin/settings/frame': plain,
      'PUT /admin/settings/frame': edit('frame', menus),
      'GET /admin/settings/payments': plain,
      'PUT /admin/settings/payments': edit('payments', {
        cash_on_delivery: { ...cash, city_ids: null },
        bank_transfer: bank,
      }),
      'GET /admin/settings/refunds': plain,
      'PUT /admin/settings/refunds': edit('refunds', {
        ...{ day_owner: null, day_manager: null, day_support: 5_000, day_fulfilment: 0 },
        ...{ order_manager: 20_000, order_support: 1_000, order_fulfilment: 0 },
        ...{ alert_percent: 70, alert_acts: 4 },
      }),
      'GET /admin/settings/holds': plain,
      'PUT /admin/settings/holds': edit('holds', holds),
      'GET /admin/settings/rules': plain,
      'PUT /admin/settings/rules': edit('rules', { return_days: 7, low_stock: 5, gift_wrap: 15 }),
      'GET /admin/settings/sms': plain,
      'PUT /admin/settings/sms': edit('sms', sms),
      'GET /admin/settings/phone-messages': plain,
      'PUT /admin/settings/phone-messages': edit('phone-messages', phoneMessageTable),
      'GET /admin/settings/carriers': plain,
      'PUT /admin/settings/carriers': edit('carriers', {
        carriers: [
          { name: 'سمسا', tracking_url: 'https://carrier.example/track?number={number}' },
          { name: 'مندوب المتجر', tracking_url: '' },
        ],
      }),
      'GET /admin/settings/cart-reminders': plain,
      'PUT /admin/settings/cart-reminders': edit('cart-reminders', {
        ...{ is_on: true, first_hours: 4, second_hours: 24, code: '' },
      }),
      'GET /admin/settings/taxes': plain,
      'PUT /admin/settings/taxes': edit('taxes', { is_registered: true }),
      'GET /admin/settings/storefront': plain,
      'PUT /admin/settings/storefront': edit('storefront', { social_proof: true }),
    };
  },
  rows: {},
  staff: {
    'GET /admin/settings/domain': MANAGERS,
    'PUT /admin/settings/domain': ['owner'],
    'POST /admin/settings/domain/check': ['owner'],
    'POST /admin/settings/domain/use': ['owner'],
    'GET /admin/setup': MANAGERS,
    'GET /admin/settings/languages': MANAGERS,
    'PUT /admin/settings/languages': MANAGERS,
    'GET /admin/settings/opening': ALL_STAFF,
    'PUT /admin/settings/opening': ['owner'],
    'GET /admin/settings/store': MANAGERS,
    'PUT /admin/settings/store': ['owner'],
    'GET /admin/settings/logo': MANAGERS,
    'POST /admin/settings/logo': ['owner'],
    'DELETE /admin/settings/logo': ['owner'],
    'GET /admin/settings/pictures': MANAGERS,
    'POST /admin/settings/pictures/{kind}': ['owner'],
    'DELETE /admin/settings/pictures/{kind}': ['owner'],
    'GET /admin/settings/appearance': MANAGERS,
    'PUT /admin/settings/appearance': ['owner'],
    'GET /admin/settings/frame': MANAGERS,
    'PUT /admin/settings/frame': MANAGERS,
    'GET /admin/settings/payments': MANAGERS,
    'PUT /admin/settings/payments': ['owner'],
    'GET /admin/settings/refunds': MANAGERS,
    'PUT /admin/settings/refunds': ['owner'],
    'GET /admin/settings/holds': MANAGERS,
    'PUT /admin/settings/holds': ['owner'],
    'GET /admin/settings/rules': MANAGERS,
    'PUT /admin/settings/rules': ['owner'],
    'GET /admin/settings/sms': MANAGERS,
    'PUT /admin/settings/sms': ['owner'],
    'GET /admin/settings/phone-messages': MANAGERS,
    'PUT /admin/settings/phone-messages': MANAGERS,
    'GET /admin/settings/carriers': ORDERS_PEOPLE,
    'PUT /admin/settings/carriers': MANAGERS,
    'GET /admin/settings/cart-reminders': MANAGERS,
    'PUT /admin/settings/cart-reminders': MANAGERS,
    'GET /admin/settings/taxes': MANAGERS,
    'PUT /admin/settings/taxes': ['owner'],
    'GET /admin/settings/storefront': MANAGERS,
    'PUT /admin/settings/storefront': MANAGERS,
  },
});
