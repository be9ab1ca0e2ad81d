import type { MoneyAlert } from '@waha/contract/types';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { Queue } from '../../queue/queue.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Money, When } from '../../ui/parts.tsx';

/** Unusual money acts by staff: an owner reviews and dismisses them. */
export default function MoneyAlerts() {
  const say = useText('approvals');
  const seen = useAct('POST /admin/money-alerts/{id}/seen', { done: say('seen') });
  return (
    <Page title={say('alerts')}>
      <Queue
        call="GET /admin/money-alerts"
        name={say('alerts')}
        idOf={({ id }) => id}
        line={(one) => (
          <span className="grid">
            <span className="flex justify-between gap-2 font-semibold">
              <bdi className="truncate">{one.staff.name}</bdi>
              <Money riyals={one.amount} />
            </span>
            <span className="truncate text-sm text-soft">{say(`alert_${one.kind}`)}</span>
          </span>
        )}
        detail={(one) => <Alert alert={one} />}
        acts={[
          {
            label: say('markSeen'),
            code: 'KeyA',
            letter: 'A',
            kind: 'primary',
            run: async ({ id }) => (await seen.run({ params: { id } })) !== undefined,
          },
        ]}
        empty={{ title: say('noAlerts'), text: say('noAlertsText') }}
      />
    </Page>
  );
}

function Alert({ alert: { kind, staff, customer, amount, at } }: { alert: MoneyAlert }) {
  const say = useText('approvals');
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="font-bold">
          <bdi>{staff.name}</bdi>
        </h2>
        <Money riyals={amount} />
        <span className="text-sm text-soft">
          <When at={at} />
        </span>
      </header>
      <p>{say(`alertText_${kind}`)}</p>
      <p className="flex flex-wrap gap-4">
        {customer ? (
          <Link to={`/customers/${customer.id}`} className="text-link hover:underline">
            <bdi>{customer.name}</bdi>
          </Link>
        ) : null}
        <Link to={`/audit?actor=${staff.id}`} className="text-link hover:underline">
          {say('openAudit')}
        </Link>
      </p>
    </article>
  );
}
