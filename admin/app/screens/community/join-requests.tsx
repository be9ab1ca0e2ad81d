import type { JoinMessage, SeenJoinRequest } from '@waha/contract/types';
import { joinRequestStatuses } from '@waha/contract/vocabulary';
import { useSearchParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { Conversation } from '../../queue/conversation.tsx';
import { Queue } from '../../queue/queue.tsx';
import { StatusChips } from '../../queue/status-chips.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, When } from '../../ui/parts.tsx';

const tones = { pending: 'warn', approved: 'good', rejected: 'bad' } as const;

/** Requests to join the community: read, answered, accepted or refused. */
export default function JoinRequests() {
  const say = useText('community');
  const [params] = useSearchParams();
  const status = joinRequestStatuses.find((one) => one === params.get('status')) ?? 'pending';
  const approve = useAct('PUT /community/join-requests/{id}/approve', { done: say('letIn') });
  const reject = useAct('PUT /community/join-requests/{id}/reject', { done: say('refused') });
  const isWaiting = (request: SeenJoinRequest) => request.status === 'pending';
  return (
    <Page title={say('joinRequests')}>
      <StatusChips options={joinRequestStatuses.map((one) => [one, say(`request_${one}`)] as const)} chosen={status} />
      <Queue
        key={status}
        call="GET /community/join-requests"
        query={{ status }}
        name={say('joinRequests')}
        idOf={({ id }) => id}
        line={(request) => (
          <span className="grid">
            <span className="truncate font-semibold">{request.customer?.name ?? say('gone')}</span>
            <span className="flex gap-2 text-sm text-soft">
              <When at={request.created_at} />
              {request.messages > 0 ? (
                <span className="ms-auto">{say('messages', { count: request.messages })}</span>
              ) : null}
            </span>
          </span>
        )}
        detail={(request) => <Request request={request} />}
        acts={[
          {
            label: say('approve'),
            code: 'KeyA',
            letter: 'A',
            kind: 'primary',
            isOffered: isWaiting,
            run: async ({ id }) => (await approve.run({ params: { id } })) !== undefined,
          },
          {
            label: say('refuse'),
            code: 'KeyR',
            letter: 'R',
            kind: 'danger',
            isOffered: isWaiting,
            reason: {
              title: say('refuseTitle'),
              label: say('reasonRead'),
              reasons: [say('refuseNoPurchase'), say('refuseNoAnswer'), say('refuseAdvert')],
            },
            run: async ({ id }, reason) => (await reject.run({ params: { id }, body: { reason } })) !== undefined,
          },
        ]}
        empty={{ title: say('noRequests'), text: say('noRequestsText') }}
      />
    </Page>
  );
}

function Request({ request }: { request: SeenJoinRequest }) {
  const say = useText('community');
  const { id } = request;
  const { data } = useCall(
    'GET /community/join-requests/{id}/messages',
    { params: { id } },
    { everyMs: 15_000, keeps: false },
  );
  const write = useAct('POST /community/join-requests/{id}/messages', { isIdempotent: true });
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-bold">{request.customer?.name ?? say('gone')}</h2>
        <State tone={tones[request.status]}>{say(`request_${request.status}`)}</State>
        {request.customer ? (
          <span className="ms-auto text-soft">{say('orders', { count: request.customer.orders })}</span>
        ) : null}
      </header>
      <p dir="auto" className="max-w-prose whitespace-pre-line">
        {request.message}
      </p>
      {request.links.length > 0 ? (
        <ul dir="ltr" className="grid justify-items-start">
          {request.links.map((link) => (
            <li key={link}>
              {/* The linked site gets no referrer from the admin. */}
              <a
                href={link}
                target="_blank"
                rel="noreferrer nofollow"
                className="wrap-anywhere text-link hover:underline"
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {request.reason ? <p className="text-soft">{say('toldWhy', { reason: request.reason })}</p> : null}
      <Conversation
        messages={data?.data.map((one: JoinMessage) => ({
          ...one,
          at: one.created_at,
          isOurs: one.author === 'staff',
        }))}
        onSend={
          request.status === 'pending'
            ? async (message) => (await write.run({ params: { id }, body: { message } })) !== undefined
            : undefined
        }
        most={1_000}
      />
    </article>
  );
}
