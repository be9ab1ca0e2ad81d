import type { DataRequest } from '@waha/contract/types';
import { Link, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { RequestActs } from './request-acts.tsx';
import { RequestTools } from './request-tools.tsx';
import { DaysLeft, statusTones } from './term-left.tsx';

/** One request: who asks for what, how long is left, the next steps and the log. */
export default function Request() {
  const say = useText('privacy');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/privacy/requests/{id}', { params: { id } }, { keeps: false });
  return (
    <Page
      title={data ? `${say(`kind_${data.kind}`)} · ${data.name || data.reference}` : say('request')}
      back={{ to: '/privacy/requests', label: say('back') }}
      state={
        data ? (
          <>
            <State tone={statusTones[data.status]}>{say(`status_${data.status}`)}</State>
            <DaysLeft request={data} />
          </>
        ) : null
      }
    >
      {data ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Facts request={data} />
          <div className="grid content-start gap-4">
            <RequestActs request={data} />
            <RequestTools request={data} />
          </div>
          <Log request={data} />
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

interface Of {
  request: DataRequest;
}

function Facts({ request }: Of) {
  const say = useText('privacy');
  const { customer_id: customerId, email, phone, refusal } = request;
  return (
    <Panel title={say('request')}>
      {request.details ? (
        <p dir="auto" lang={request.language} className="mb-4 max-w-prose whitespace-pre-line">
          {request.details}
        </p>
      ) : null}
      <DescriptionList
        facts={[
          [say('request'), <Latin key="reference">{request.reference}</Latin>],
          [say('via'), say(`via_${request.source}`)],
          [say('receivedAt'), <When key="at" at={request.received_at} />],
          [
            say('dueAt'),
            <span key="due">
              <When at={request.due_at} isDay /> {request.is_extended ? `(${say('extended')})` : ''}
            </span>,
          ],
          [say('assignedTo'), request.assigned_to ?? say('unassigned')],
          [say('email'), email && <Latin key="email">{email}</Latin>],
          [say('phone'), phone && <Latin key="phone">{phone}</Latin>],
          [
            say('customer'),
            customerId ? (
              <Link key="customer" to={`/customers/${customerId}`} className="text-link hover:underline">
                {say('openCustomer')}
              </Link>
            ) : (
              say('noAccount')
            ),
          ],
          ...(refusal ? [[say('refusal'), say(`refusal_${refusal}`)] as const] : []),
          ...(request.copy_until ? [[say('copyUntil'), <When key="copy" at={request.copy_until} />] as const] : []),
        ]}
      />
    </Panel>
  );
}

function Log({ request }: Of) {
  const say = useText('privacy');
  return (
    <Panel title={say('log')}>
      <ol className="grid gap-3">
        {request.log.map((entry) => (
          <li key={`${entry.at} ${entry.step}`} className="grid gap-1">
            <p className="flex flex-wrap gap-x-3 text-sm text-soft">
              <span className="font-semibold text-ink">{say(`step_${entry.step}`)}</span>
              <bdi>{entry.by ?? say('bySelf')}</bdi>
              <When at={entry.at} />
              {entry.is_told ? <State tone="good">{say('told')}</State> : null}
            </p>
            {entry.words ? (
              <p dir="auto" className="whitespace-pre-line">
                {entry.words}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
