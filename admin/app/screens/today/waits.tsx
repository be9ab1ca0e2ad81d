import type { PlainKey } from '@waha/kit/texts';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useLooseCall } from '../../api/use-call.ts';
import type { ListKey, Page } from '../../list/rows.ts';
import { useMay } from '../../session/may.ts';
import type { Areas } from '../../text/areas.ts';
import { useText } from '../../text/language.tsx';

interface Wait {
  title: PlainKey<Areas['today']>;
  call: ListKey;
  query: Record<string, string>;
  /** The filtered list. */
  to: string;
}

/** Every kind of open work, with the list and the filter that show it. */
const all: readonly Wait[] = [
  { title: 'toPack', call: 'GET /admin/orders', query: { waits_for: 'to_pack' }, to: '/orders?waits_for=to_pack' },
  { title: 'toShip', call: 'GET /admin/orders', query: { waits_for: 'to_ship' }, to: '/orders?waits_for=to_ship' },
  { title: 'receipts', call: 'GET /admin/receipts', query: {}, to: '/receipts' },
  { title: 'returns', call: 'GET /admin/returns', query: { status: 'requested' }, to: '/returns?status=requested' },
  { title: 'approvals', call: 'GET /admin/approvals', query: { status: 'pending' }, to: '/approvals' },
  { title: 'moneyAlerts', call: 'GET /admin/money-alerts', query: {}, to: '/money-alerts' },
  { title: 'messages', call: 'GET /admin/messages', query: { status: 'new' }, to: '/messages?status=new' },
  { title: 'lowStock', call: 'GET /admin/products', query: { stock: 'low' }, to: '/products?stock=low' },
  { title: 'reviews', call: 'GET /admin/reviews', query: { status: 'pending' }, to: '/reviews' },
  { title: 'questions', call: 'GET /admin/questions', query: { status: 'pending' }, to: '/questions' },
  {
    title: 'joinRequests',
    call: 'GET /community/join-requests',
    query: { status: 'pending' },
    to: '/community/requests',
  },
  { title: 'queue', call: 'GET /admin/community/queue', query: {}, to: '/community/queue' },
  {
    title: 'reported',
    call: 'GET /admin/community/members',
    query: { reported: 'true' },
    to: '/community/members?reported=true',
  },
  {
    title: 'applications',
    call: 'GET /community/affiliate/admin/applications',
    query: { status: 'pending' },
    to: '/affiliates?status=pending',
  },
  {
    title: 'withdrawals',
    call: 'GET /community/affiliate/admin/withdrawals',
    query: { status: 'pending' },
    to: '/affiliates/withdrawals?status=pending',
  },
  {
    title: 'toPay',
    call: 'GET /community/affiliate/admin/withdrawals',
    query: { status: 'approved' },
    to: '/affiliates/withdrawals?status=approved',
  },
];

/** Open work, each kind a link to its list; empty kinds are hidden. */
export function Waits() {
  const say = useText('today');
  const may = useMay();
  const mine = all.filter(({ call }) => may(call));
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="mb-3 text-base font-bold">
        {say('waits')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {mine.map((wait) => (
          <Card key={wait.title} wait={wait} />
        ))}
        <li className="col-span-full hidden items-center gap-2 text-soft only:flex">
          <CircleCheck className="size-5 text-positive" aria-hidden="true" />
          {say('nothingWaits')}
        </li>
      </ul>
    </section>
  );
}

const EVERY_MS = 60_000;

function Card({ wait: { title, call, query, to } }: { wait: Wait }) {
  const say = useText('today');
  const common = useText('common');
  const { data } = useLooseCall(call, { query: { ...query, per_page: '1' } }, { everyMs: EVERY_MS });
  // ListKey guarantees that the reply has these fields.
  const page = data as unknown as Page<unknown> | undefined;
  if (!page || page.total === 0) return null;
  return (
    <li>
      <Link to={to} className="panel flex h-full flex-col gap-1 hover:border-line-strong">
        <span className="text-2xl font-bold tabular-nums">
          {page.is_total_exact ? page.total : common('moreThan', { count: page.total })}
        </span>
        <span className="text-soft">{say(title)}</span>
      </Link>
    </li>
  );
}
