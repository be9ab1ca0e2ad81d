import type { Approval } from '@waha/contract/types';
import { approvalStatuses } from '@waha/contract/vocabulary';
import { Link, useSearchParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { Queue } from '../../queue/queue.tsx';
import { StatusChips } from '../../queue/status-chips.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Money, State, When } from '../../ui/parts.tsx';

const tones = { pending: 'warn', approved: 'good', rejected: 'bad', expired: 'plain' } as const;

/** Money acts above the ceiling of their author: approved by a second person and carried out, or rejected. */
export default function Approvals() {
  const say = useText('approvals');
  const may = useMay();
  const [params] = useSearchParams();
  const status = approvalStatuses.find((one) => one === params.get('status')) ?? 'pending';
  const approve = useAct('POST /admin/approvals/{id}/approve', { done: say('approved'), isIdempotent: true });
  const reject = useAct('POST /admin/approvals/{id}/reject', { done: say('rejected') });
  return (
    <Page title={say('title')}>
      <StatusChips options={approvalStatuses.map((one) => [one, say(`status_${one}`)] as const)} chosen={status} />
      <Queue
        key={status}
        call="GET /admin/approvals"
        query={{ status }}
        name={say('title')}
        idOf={({ id }) => id}
        line={(one) => (
          <span className="grid">
            <span className="flex justify-between gap-2 font-semibold">
              <span className="truncate">{say(kindOf(one))}</span>
              <Money riyals={one.amount} />
            </span>
            <span className="truncate text-sm text-soft">
              <bdi>{one.requested_by.name}</bdi>
            </span>
          </span>
        )}
        detail={(one) => <Request request={one} />}
        acts={[
          {
            label: say('approve'),
            code: 'KeyA',
            letter: 'A',
            kind: 'primary',
            isOffered: (one) => one.may_decide && may('POST /admin/approvals/{id}/approve'),
            run: async ({ id }) => (await approve.run({ params: { id } })) !== undefined,
          },
          {
            label: say('reject'),
            code: 'KeyR',
            letter: 'R',
            kind: 'danger',
            isOffered: (one) => one.may_decide && may('POST /admin/approvals/{id}/reject'),
            reason: { title: say('rejectTitle'), label: say('note'), most: 500 },
            run: async ({ id }, note) => (await reject.run({ params: { id }, body: { note } })) !== undefined,
          },
        ]}
        empty={{ title: say(`none_${status}`), text: say('noneText') }}
      />
    </Page>
  );
}

const kindOf = ({ kind, direction }: Approval) =>
  kind === 'store_credit' && direction === 'take' ? ('kind_credit_taken' as const) : (`kind_${kind}` as const);

function Request({ request }: { request: Approval }) {
  const say = useText('approvals');
  const { order, customer, decided_by: decider, decided_at: decidedAt, note } = request;
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="font-bold">{say(kindOf(request))}</h2>
        <Money riyals={request.amount} />
        <State tone={tones[request.status]}>{say(`status_${request.status}`)}</State>
      </header>
      <p dir="auto">{request.reason}</p>
      <DescriptionList
        facts={[
          [say('requestedBy'), <bdi key="by">{request.requested_by.name}</bdi>],
          [say('requestedAt'), <When key="at" at={request.requested_at} />],
          ...(request.status === 'pending'
            ? [[say('expiresAt'), <When key="until" at={request.expires_at} />] as const]
            : []),
          ...(order
            ? ([
                [
                  say('order'),
                  <Link key="order" to={`/orders/${order.id}`} className="text-link hover:underline">
                    <Latin>{order.number}</Latin>
                  </Link>,
                ],
              ] as const)
            : []),
          ...(customer
            ? ([
                [
                  say('customer'),
                  <Link key="customer" to={`/customers/${customer.id}`} className="text-link hover:underline">
                    <bdi>{customer.name}</bdi>
                  </Link>,
                ],
              ] as const)
            : []),
          ...(decider ? [[say('decidedBy'), <bdi key="decider">{decider.name}</bdi>] as const] : []),
          ...(decidedAt ? [[say('decidedAt'), <When key="decided" at={decidedAt} />] as const] : []),
          ...(note ? [[say('note'), <bdi key="note">{note}</bdi>] as const] : []),
        ]}
      />
      {request.status === 'pending' && !request.may_decide ? (
        <p className="text-soft">{say('waitsForAnother')}</p>
      ) : null}
    </article>
  );
}
