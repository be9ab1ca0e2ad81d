/** A row of a table that keeps personal data for a time: the column that says how old it is, and what else it needs. */
export interface AgedRow {
  age: string;
  /** Its other columns. References need not be met. */
  row: Readonly<Record<string, unknown>>;
  /** True of a column that says when the row ends: rows are past it from the first moment. */
  isEnd?: true;
}

const ONE = '11111111-1111-4111-8111-111111111111';
const HASH = '\\x00';
const PICTURE = { key: 'a', width: 1, height: 1, widths: [1], formats: ['webp'], placeholder: '' };
const LATER = '2999-01-01T00:00:00Z';

/** An old row of each table with a term, by its table; `retention.test.ts` sees it go by the job that the register names. */
export const agedRows: Readonly<Record<string, AgedRow>> = {
  consent_events: { age: 'at', row: { customer_id: ONE, subject: 'email', is_given: false, way: 'settings' } },
  data_requests: {
    age: 'closed_at',
    row: {
      ...{ id: ONE, reference: 'DR-1', kind: 'copy', source: 'account', status: 'done', name: '', language: 'ar' },
      ...{ received_at: '2020-01-01T00:00:00Z', due_at: '2020-01-31T00:00:00Z' },
    },
  },
  uploads: { age: 'claimed_at', row: { id: ONE, image: PICTURE, claimed_kind: 'order_line', claimed_id: ONE } },
  resumable_uploads: { age: 'created_at', row: { id: ONE, visitor: 'v', size_bytes: 5 } },
  phone_messages: {
    age: 'created_at',
    row: {
      id: ONE,
      key: 'k',
      channel: 'sms',
      template: 'code',
      language: 'ar',
      number_hash: HASH,
      state: 'sent',
      state_at: LATER,
    },
  },
  payment_trials: {
    age: 'opened_at',
    row: {
      ...{ id: ONE, method: 'test-pay', state: 'failed', failure: 'cancelled', opened_by: ONE },
      ...{ expires_at: LATER, ended_at: LATER },
    },
  },
  sms_log: { age: 'sent_at', row: { country: 'SA', number_block: '05', number_hash: HASH } },
  phone_inbox: {
    age: 'received_at',
    row: { extension: 'e', reference: 'r', number_hash: HASH, phone: '', name: '', text: '' },
  },
  advertising_opt_outs: { age: 'expires_at', isEnd: true, row: { token_hash: HASH, customer_id: ONE } },
  customer_sessions: {
    age: 'last_used_at',
    row: { id: ONE, customer_id: ONE, token_hash: HASH, device: '', expires_at: LATER },
  },
  customer_devices: { age: 'used_at', row: { customer_id: ONE, mark_hash: HASH } },
  customer_codes: {
    age: 'expires_at',
    isEnd: true,
    row: { customer_id: ONE, code_hash: HASH, sent_to: '05', tries_left: 1, purpose: 'sign_in' },
  },
  customer_changes: {
    age: 'expires_at',
    isEnd: true,
    row: { id: ONE, customer_id: ONE, kind: 'email', email: 'a@b.example', made_at: '2020-01-01T00:00:00Z' },
  },
  push_devices: {
    age: 'used_at',
    row: {
      ...{ id: ONE, endpoint: 'e', endpoint_hash: HASH, service: 's', p256dh: HASH, auth: HASH, language: 'ar' },
      ...{ device: '', created_at: '2020-01-01T00:00:00Z' },
    },
  },
  push_messages: {
    age: 'expires_at',
    isEnd: true,
    row: { device_id: ONE, tag: 't', payload: '{}', urgency: 'normal', next_at: '2020-01-01T00:00:00Z' },
  },
  staff_sessions: { age: 'last_used_at', row: { id: ONE, staff_id: ONE, token_hash: HASH, expires_at: LATER } },
  staff_challenges: { age: 'expires_at', isEnd: true, row: { token_hash: HASH, staff_id: ONE, tries_left: 1 } },
  staff_devices: { age: 'used_at', row: { staff_id: ONE, mark_hash: HASH } },
  agent_links: {
    age: 'idle_until',
    isEnd: true,
    row: {
      ...{
        id: ONE,
        customer_id: ONE,
        client_id: 'c',
        client_name: 'c',
        scopes: ['s'],
        family_hash: HASH,
        refresh_hash: HASH,
      },
      ...{ access_hash: HASH, access_expires_at: '2020-01-01T00:00:00Z', linked_at: '2020-01-01T00:00:00Z' },
      ...{ refreshed_at: '2020-01-01T00:00:00Z', ends_at: LATER },
    },
  },
  agent_codes: {
    age: 'expires_at',
    isEnd: true,
    row: {
      ...{ code_hash: HASH, customer_id: ONE, client_id: 'c', client_name: 'c', redirect_uri: 'https://a.example' },
      ...{ challenge: 'c', scopes: ['s'], made_at: '2020-01-01T00:00:00Z' },
    },
  },
  newsletter_subscribers: {
    age: 'unsubscribed_at',
    row: {
      email: 'a@b.example',
      status: 'unsubscribed',
      language: 'ar',
      source: 'footer',
      confirmed_at: '2020-01-01T00:00:00Z',
    },
  },
  contact_messages: {
    age: 'created_at',
    row: { reference: 'WM-1', name: 'n', email: 'a@b.example', topic: 'other', message: 'm', language: 'ar' },
  },
  customer_imports: {
    age: 'created_at',
    row: { status: 'done', file_name: 'f', columns: {}, rows_count: 1, outcomes: {}, staff_id: ONE },
  },
  record_imports: {
    age: 'created_at',
    row: { kind: 'orders', status: 'done', file_name: 'f', columns: [], rows_count: 1, outcomes: {}, staff_id: ONE },
  },
  past_orders: { age: 'placed_at', row: { number: '1', status: '', customer_name: 'n', lines: [] } },
  marketing_sends: { age: 'made_at', row: { customer_id: ONE, campaign_id: 1, state: 'sent' } },
  marketing_enrolments: {
    age: 'entered_at',
    row: { flow_id: 1, version: 1, customer_id: ONE, occasion: 'o', state: 'done', due_at: '2020-01-01T00:00:00Z' },
  },
  product_imports: {
    age: 'created_at',
    row: {
      status: 'done',
      format: 'other',
      file_name: 'f',
      columns: {},
      rows_count: 1,
      products_count: 1,
      staff_id: ONE,
    },
  },
  stock_counts: {
    age: 'ended_at',
    row: { branch_id: 1, status: 'applied', created_by: ONE, created_at: '2020-01-01T00:00:00Z' },
  },
  restock_requests: {
    age: 'created_at',
    row: { product_id: 1, channel: 'email', address: 'a@b.example', language: 'ar' },
  },
  order_phone_codes: { age: 'expires_at', isEnd: true, row: { order_id: ONE, code_hash: HASH, tries_left: 1 } },
  saved_carts: { age: 'saved_at', row: { customer_id: ONE, lines: [] } },
  cart_reminders: { age: 'made_at', row: { customer_id: ONE, number: 1 } },
  booking_labels: { age: 'stored_at', row: { booking_id: ONE, bytes: HASH } },
  affiliate_clicks: {
    age: 'clicked_at',
    row: { id: ONE, affiliate_id: 1, visitor: ONE, network: HASH, page: '/', day: '2020-01-01', is_counted: true },
  },
  affiliate_networks: { age: 'day', row: { affiliate_id: 1, network: HASH, clicks: 1 } },
  leaderboard_days: { age: 'day', row: { customer_id: ONE, points: 1 } },
  member_notifications: { age: 'at', row: { member_id: 1, kind: 'like', subject: 's' } },
  webhook_deliveries: {
    age: 'created_at',
    row: { webhook_id: ONE, message_id: 'm', event: 'webhook.test', body: '{}', state: 'delivered' },
  },
  visit_visitors: { age: 'day', row: { visitor: 1, steps: 1 } },
  consents: { age: 'changed_at', row: { id: ONE, analytics: true, marketing: false, told_at: '2020-01-01T00:00:00Z' } },
  consent_log: {
    age: 'at',
    row: { consent_id: ONE, analytics: true, marketing: false, text_version: '1', language: 'ar' },
  },
  order_consents: { age: 'at', row: { order_id: ONE, consent_id: ONE, analytics: true, marketing: false } },
  conversions: {
    age: 'happened_at',
    row: { id: ONE, consent_id: ONE, kind: 'checkout', path: '/checkout', agent: 'a' },
  },
};
