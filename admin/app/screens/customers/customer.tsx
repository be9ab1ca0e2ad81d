import type { AdminCustomer } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Money, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';
import { ConsentLog } from '../privacy/consent-log.tsx';
import { StoreCredit } from './credit.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { IntoGroup } from './into-group.tsx';
import { Notes } from './notes.tsx';

/** One customer: identity, orders, store credit, notes. */
export default function Customer() {
  const say = useText('customers');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/customers/{id}', { params: { id } }, { keeps: false });
  return (
    <Page
      title={data?.name ?? say('customers')}
      back={{ to: '/customers', label: say('back') }}
      state={data?.is_suspended ? <State tone="bad">{say('suspended')}</State> : null}
    >
      {data ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Who customer={data} />
          <Standing customer={data} />
          <Orders customer={data} />
          <EarlierOrders customerId={data.id} />
          <StoreCredit customer={data} />
          <Addresses customer={data} />
          <Consents customer={data} />
          <Notes customer={data} />
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

interface Of {
  customer: AdminCustomer;
}

function Who({ customer }: Of) {
  const say = useText('customers');
  const common = useText('common');
  const { consents_since: since } = customer;
  const agreed = [
    since.email && say('consentEmail'),
    since.sms && say('consentSms'),
    since.whatsapp && say('consentWhatsapp'),
  ].filter(Boolean);
  const proof = (isProved: boolean) => (
    <State tone={isProved ? 'good' : 'plain'}>{say(isProved ? 'proved' : 'notProved')}</State>
  );
  return (
    <Panel title={say('who')}>
      <DescriptionList
        facts={[
          [
            say('phone'),
            customer.phone && (
              <>
                <a className="text-link hover:underline" href={`tel:${customer.phone}`}>
                  <Latin>{customer.phone}</Latin>
                </a>{' '}
                {proof(customer.phone_verified)}
              </>
            ),
          ],
          [
            say('email'),
            customer.email && (
              <>
                <a className="text-link hover:underline" href={`mailto:${customer.email}`}>
                  <Latin>{customer.email}</Latin>
                </a>{' '}
                {proof(customer.email_verified)}
              </>
            ),
          ],
          [say('language'), common(customer.language === 'ar' ? 'arabic' : 'english')],
          [say('registered'), <When key="at" at={customer.registered_at} />],
          [say('consents'), agreed.length > 0 ? agreed.join(' · ') : say('noConsents')],
        ]}
      />
    </Panel>
  );
}

function Consents({ customer }: Of) {
  const say = useText('privacy');
  return (
    <Panel title={say('consents')}>
      <ConsentLog of={{ customer_id: customer.id }} />
    </Panel>
  );
}

function Standing({ customer }: Of) {
  const say = useText('customers');
  const common = useText('common');
  const may = useMay();
  const language = useLanguage();
  const [isMoving, setMoving] = useState(false);
  const { points, membership, affiliate, group } = customer;
  return (
    <Panel title={say('standing')}>
      <DescriptionList
        facts={[
          [say('points'), <Latin key="now">{points.balance}</Latin>],
          [say('pendingPoints'), <Latin key="pending">{points.pending}</Latin>],
          [say('rank'), say(`rank_${points.rank}`)],
          [
            say('group'),
            <span key="group" className="flex flex-wrap items-center gap-x-3">
              {group ? (
                <span>
                  <bdi>{nameOf(group, language)}</bdi> · {say('groupPercent', { percent: group.discount_percent })}
                </span>
              ) : (
                say('noGroup')
              )}
              {may('POST /admin/customer-groups/members') ? (
                <button type="button" className="btn btn-quiet" onClick={() => setMoving(true)}>
                  {common('edit')}
                </button>
              ) : null}
            </span>,
          ],
          [say('member'), membership?.handle ? <bdi key="member">{membership.handle}</bdi> : null],
          [say('affiliate'), affiliate ? <Latin key="affiliate">{affiliate.code}</Latin> : null],
        ]}
      />
      {isMoving ? (
        <IntoGroup customerIds={[customer.id]} groupId={group?.id ?? null} onClose={() => setMoving(false)} />
      ) : null}
    </Panel>
  );
}

function Orders({ customer }: Of) {
  const say = useText('customers');
  return (
    <Panel title={say('latestOrders')} aside={<Money riyals={customer.spent} />}>
      {customer.latest_orders.length === 0 ? (
        <p className="text-soft">{say('noOrders')}</p>
      ) : (
        <ul className="grid gap-2">
          {customer.latest_orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center gap-x-3">
              <Latin>{order.number}</Latin>
              <span className="text-soft">{say(`status_${order.status}`)}</span>
              <span className="ms-auto">
                <Money riyals={order.total} />
              </span>
              <span className="text-sm text-soft">
                <When at={order.created_at} isDay />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Addresses({ customer }: Of) {
  const common = useText('common');
  const say = useText('customers');
  return (
    <Panel title={say('addresses')}>
      {customer.addresses.length === 0 ? (
        <p className="text-soft">{say('noAddresses')}</p>
      ) : (
        <ul className="grid gap-3">
          {customer.addresses.map((address) => (
            <li key={address.id}>
              <p className="font-semibold">
                <bdi>{address.label}</bdi>
              </p>
              <p className="text-soft">
                <bdi>
                  {[address.city, address.neighborhood, address.street || address.short_address]
                    .filter(Boolean)
                    .join(common('listSeparator'))}
                </bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
