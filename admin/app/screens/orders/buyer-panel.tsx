import type { AdminOrder, Company } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../session/may.ts';
import { useLanguageChoice, useText } from '../../text/language.tsx';
import { loadLanguage, textsOf } from '../../text/texts.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DescriptionList, Latin, Panel } from '../../ui/parts.tsx';

type Shown = { order: AdminOrder };

/** Where the buyer collects the order. */
function Point({ point }: { point: NonNullable<AdminOrder['pickup_point']> }) {
  const { name, address, hours, carrier_name: carrier } = point;
  return (
    <span className="grid">
      <bdi className="font-semibold">{name}</bdi>
      <bdi>{address}</bdi>
      {hours === '' ? null : <bdi className="text-soft">{hours}</bdi>}
      <span className="text-soft">{carrier}</span>
    </span>
  );
}

/** Buyer and address of an order, and ways to reach both. */
export function BuyerPanel({ order }: Shown) {
  const say = useText('orders');
  const { contact, company } = order;
  return (
    <Panel title={say('contactPart')}>
      <DescriptionList
        facts={[
          [say('buyer'), <Buyer key="buyer" order={order} />],
          [say('phone'), <Phone key="phone" order={order} />],
          [
            say('email'),
            contact.email ? (
              <a key="email" href={`mailto:${contact.email}`} className="text-link hover:underline">
                <Latin>{contact.email}</Latin>
              </a>
            ) : null,
          ],
          ...(order.pickup_point
            ? [[say('collectedAt'), <Point key="point" point={order.pickup_point} />] as const]
            : []),
          [
            say('address'),
            order.address ? (
              <Address key="address" address={order.address} contact={order.contact} />
            ) : (
              say('sentNowhere')
            ),
          ],
          ...(company ? [[say('company'), <CompanyFact key="company" company={company} />] as const] : []),
          ...(order.address?.notes ? [[say('addressNotes'), order.address.notes] as const] : []),
          ...(order.gift_message ? [[say('giftMessage'), order.gift_message] as const] : []),
          ...(order.notes ? [[say('buyerNotes'), order.notes] as const] : []),
          ...(order.source ? [[say('byAgent'), <Source key="source" source={order.source} />] as const] : []),
          ...(order.placed_by ? [[say('byStaff'), order.placed_by] as const] : []),
        ]}
      />
    </Panel>
  );
}

/** The shopping agent as it names itself, with its protocol. */
function Source({ source: { agent, channel } }: { source: NonNullable<AdminOrder['source']> }) {
  return <Latin>{agent === '' ? channel : `${agent} · ${channel}`}</Latin>;
}

/** Name of the buyer: leads to the account, unless the buyer is a guest. */
function Buyer({ order: { contact, customer } }: Shown) {
  const say = useText('orders');
  const may = useMay();
  const name = `${contact.first_name} ${contact.last_name}`.trim();
  return (
    <span>
      {customer && may('GET /admin/customers/{id}') ? (
        <Link to={`/customers/${customer.id}`} className="font-semibold text-link hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      <span className="text-soft">({customer ? say('ordersOf', { count: customer.orders }) : say('guest')})</span>
    </span>
  );
}

/** Phone to call, and WhatsApp with a sentence to begin with. */
function Phone({ order }: Shown) {
  const say = useText('orders');
  const { phone } = order.contact;
  const greeting = useGreeting(order);
  const address = `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <a href={`tel:${phone}`} className="text-link hover:underline">
        <Latin>{phone}</Latin>
      </a>
      <a href={address} target="_blank" rel="noreferrer" className="text-link hover:underline">
        {say('whatsApp')}
      </a>
    </span>
  );
}

/** First sentence of a message, in the language of the buyer: names the order and, once sent, the number of the parcel. */
function useGreeting({ language, number, contact, status, carrier, carrier_number: parcel }: AdminOrder): string {
  const { shop } = useLanguageChoice();
  const [loaded, setLoaded] = useState<AdminOrder['language']>();
  useEffect(() => {
    void loadLanguage(language).then(() => setLoaded(language));
  }, [language]);
  if (loaded !== language || !shop) return '';
  const say = textsOf(language, 'orders', shop);
  const name = contact.first_name;
  return status === 'shipped' && parcel
    ? say('greetingSent', { name, number, parcel: `${carrier ?? ''} ${parcel}`.trim() })
    : say('greeting', { name, number });
}

/** Address with one part a line, to copy whole and to find on a map. */
function Address({
  address,
  contact,
}: {
  address: NonNullable<AdminOrder['address']>;
  contact: AdminOrder['contact'];
}) {
  const say = useText('orders');
  const street = [address.street, address.building_no, address.unit_no].filter(Boolean).join(' ');
  const lines = [address.city, address.neighborhood, street, address.postal_code, address.short_address].filter(
    (line): line is string => Boolean(line),
  );
  const wanted = address.short_address || lines.join(' ');
  return (
    <span className="grid gap-1">
      <span className="grid">
        {address.recipient_name ? (
          <span className="font-semibold">
            <bdi>{address.recipient_name}</bdi>
          </span>
        ) : null}
        {lines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <CopyButton
          text={[address.recipient_name, contact.phone, ...lines].filter(Boolean).join('\n')}
          label={say('copyAddress')}
          copied={say('addressCopied')}
          className="min-h-6 text-link hover:underline"
        />
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wanted)}`}
          target="_blank"
          rel="noreferrer"
          className="text-link hover:underline"
        >
          {say('onMap')}
        </a>
      </span>
    </span>
  );
}

/** A company that an order is invoiced to. */
function CompanyFact({ company: { name, vat_number: vat, registration } }: { company: Company }) {
  return (
    <span>
      <bdi>{name}</bdi> {vat ? <Latin>{vat}</Latin> : null}{' '}
      {registration ? <Latin>{`${registration.scheme} ${registration.number}`}</Latin> : null}
    </span>
  );
}
