import { useLooseCall } from '../api/use-call.ts';
import type { ListKey, Page } from '../list/rows.ts';
import { useMay } from '../session/may.ts';

interface Waiting {
  call: ListKey;
  query: Record<string, string>;
  /** The filtered list. */
  to: string;
  /** Sort that puts the oldest first, and the field of a row that says since when it waits. */
  since?: readonly [sort: string, field: string];
  /** Hours after which the oldest is late. */
  lateHours?: number;
}

const created = ['created_at', 'created_at'] as const;
const placed = ['placed_at', 'placed_at'] as const;

/** Every kind of open work, with the list and the filter that show it, the most urgent first. */
export const waiting = {
  toPack: {
    call: 'GET /admin/orders',
    query: { waits_for: 'to_pack' },
    to: '/orders?waits_for=to_pack',
    since: placed,
    lateHours: 24,
  },
  toShip: {
    call: 'GET /admin/orders',
    query: { waits_for: 'to_ship' },
    to: '/orders?waits_for=to_ship',
    since: placed,
    lateHours: 48,
  },
  ownParcel: {
    call: 'GET /admin/orders',
    query: { waits_for: 'own_parcel' },
    to: '/orders?waits_for=own_parcel',
    since: placed,
    lateHours: 24,
  },
  receipts: { call: 'GET /admin/receipts', query: {}, to: '/receipts' },
  returns: {
    call: 'GET /admin/returns',
    query: { status: 'requested' },
    to: '/returns?status=requested',
    since: created,
    lateHours: 48,
  },
  approvals: {
    call: 'GET /admin/approvals',
    query: { status: 'pending' },
    to: '/approvals',
    since: ['requested_at', 'requested_at'],
    lateHours: 24,
  },
  moneyAlerts: { call: 'GET /admin/money-alerts', query: {}, to: '/money-alerts' },
  messages: {
    call: 'GET /admin/messages',
    query: { status: 'new' },
    to: '/messages?status=new',
    since: created,
    lateHours: 24,
  },
  stockCounts: {
    call: 'GET /admin/stock-counts',
    query: { status: 'review' },
    to: '/stock-counts?status=review',
    since: created,
    lateHours: 48,
  },
  lowStock: { call: 'GET /admin/products', query: { stock: 'low' }, to: '/products?stock=low' },
  reviews: {
    call: 'GET /admin/reviews',
    query: { status: 'pending' },
    to: '/reviews',
    since: ['waiting_since', 'created_at'],
    lateHours: 72,
  },
  questions: {
    call: 'GET /admin/questions',
    query: { status: 'pending' },
    to: '/questions',
    since: created,
    lateHours: 48,
  },
  joinRequests: {
    call: 'GET /community/join-requests',
    query: { status: 'pending' },
    to: '/community/requests',
    since: created,
    lateHours: 72,
  },
  queue: { call: 'GET /admin/community/queue', query: {}, to: '/community/queue', since: created, lateHours: 24 },
  reported: {
    call: 'GET /admin/community/members',
    query: { reported: 'true' },
    to: '/community/members?reported=true',
  },
  applications: {
    call: 'GET /community/affiliate/admin/applications',
    query: { status: 'pending' },
    to: '/affiliates?status=pending',
    since: ['applied_at', 'applied_at'],
    lateHours: 72,
  },
  withdrawals: {
    call: 'GET /community/affiliate/admin/withdrawals',
    query: { status: 'pending' },
    to: '/affiliates/withdrawals?status=pending',
    since: ['asked_at', 'asked_at'],
    lateHours: 72,
  },
  toPay: {
    call: 'GET /community/affiliate/admin/withdrawals',
    query: { status: 'approved' },
    to: '/affiliates/withdrawals?status=approved',
    since: ['asked_at', 'asked_at'],
    lateHours: 72,
  },
} as const satisfies Record<string, Waiting>;
export type WaitingKind = keyof typeof waiting;

export const waitingKinds = Object.keys(waiting) as WaitingKind[];

const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;

interface WaitingNow {
  count: number;
  isExact: boolean;
  /** Since when the oldest waits, where its list says so. */
  since: string | undefined;
  isLate: boolean;
}

/** Open work of one kind now; undefined until it is read, and for who may not see the list. */
export function useWaiting(kind: WaitingKind): WaitingNow | undefined {
  const { call, query, since: order, lateHours }: Waiting = waiting[kind];
  const asked = { ...query, per_page: '1', ...(order ? { sort: order[0] } : {}) };
  const { data } = useLooseCall(call, { query: asked }, { everyMs: EVERY_MS, isOn: useMay()(call) });
  // ListKey guarantees that the reply has these fields.
  const page = data as unknown as Page<Record<string, unknown>> | undefined;
  if (!page) return undefined;
  const at = order ? page.data[0]?.[order[1]] : undefined;
  const since = typeof at === 'string' ? at : undefined;
  const isLate = since !== undefined && lateHours !== undefined && Date.now() - Date.parse(since) > lateHours * HOUR_MS;
  return { count: page.total, isExact: page.is_total_exact, since, isLate };
}
