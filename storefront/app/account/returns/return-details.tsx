import type { OrderReturn } from '@waha/contract/types';
import { sumRiyals } from '@waha/kit/money';
import { sayPieces, wasExchanged } from '@waha/kit/pieces';
import type { ReactNode } from 'react';
import { PrivatePicture } from '../../photos/private-picture.tsx';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { OrderedThing } from '../../ui/ordered-thing.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { useReturnLinks } from './return-links.ts';
import { isExchange } from './return-looks.ts';

/** A refund without a return has no reason from this list. */
function Line({ line, hasReason }: { line: OrderReturn['lines'][number]; hasReason: boolean }) {
  const say = useText('returns');
  const language = useLanguage();
  return (
    <OrderedThing thing={line}>
      <p className="flex flex-wrap gap-x-3 text-soft">
        <span>{say('pieces', { count: line.quantity })}</span>
        {hasReason ? <span>{line.reason_label}</span> : null}
      </p>
      {wasExchanged(line.expected, line.variant) ? (
        <p className="text-soft">
          {say('comesBack')} <bdi>{sayPieces(line.expected, language)}</bdi>
        </p>
      ) : null}
      {line.exchange ? (
        <p className="font-semibold">
          {say('instead')} <bdi>{line.exchange.variant}</bdi>
        </p>
      ) : null}
    </OrderedThing>
  );
}

function Row({ label, children, className = '' }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Money({ shown }: { shown: OrderReturn }) {
  const say = useText('returns');
  const { refund } = shown;
  const total = refund?.total ?? shown.expected_refund;
  const parts = refund
    ? ([
        ['toCard', refund.card],
        ['toBank', refund.bank],
        ['toCredit', refund.store_credit],
      ] as const)
    : [];
  return (
    <>
      <dl className="grid gap-2">
        {parts.map(([label, riyals]) =>
          riyals > 0 ? (
            <Row key={label} label={say(label)}>
              <Amount riyals={riyals} />
            </Row>
          ) : null,
        )}
        {refund?.bank_reference ? (
          <Row label={say('reference')}>
            <bdi dir="ltr">{refund.bank_reference}</bdi>
          </Row>
        ) : null}
        {shown.iban ? (
          <Row label={say('account')}>
            <bdi dir="ltr">{shown.iban}</bdi>
          </Row>
        ) : null}
        {shown.withheld !== 0 ? (
          <>
            <Row label={say('paidFor')}>
              <Amount riyals={sumRiyals([total, shown.withheld])} />
            </Row>
            <Row label={say('priceOfKept')}>
              <Amount riyals={-shown.withheld} />
            </Row>
          </>
        ) : null}
        <Row label={refund ? say('total') : say('expected')} className="text-lg font-bold">
          <Amount riyals={total} className="text-xl" />
        </Row>
      </dl>
      {!refund && shown.refund_to === 'store_credit' ? <p className="text-sm text-soft">{say('toCredit')}</p> : null}
    </>
  );
}

/** The replacement of an exchange: no price difference, and its shipment once it was sent. */
function Replacement({ shown }: { shown: OrderReturn }) {
  const say = useText('returns');
  const { carrier = null, carrier_number: number = null } = shown.replacement ?? {};
  return (
    <>
      <p className="text-lg font-bold">{say('noDifference')}</p>
      {carrier || number ? (
        <dl className="mt-2 grid gap-2">
          {carrier ? <Row label={say('carrier')}>{carrier}</Row> : null}
          {number ? (
            <Row label={say('carrierNumber')}>
              <bdi dir="ltr" className="[overflow-wrap:anywhere]">
                {number}
              </bdi>
            </Row>
          ) : null}
        </dl>
      ) : null}
    </>
  );
}

/** Lines of a return with reasons, photos and outcome. */
export function ReturnDetails({ shown }: { shown: OrderReturn }) {
  const say = useText('returns');
  const { query } = useReturnLinks();
  const isDead = shown.status === 'rejected' || shown.status === 'cancelled';
  return (
    <section aria-labelledby="return-items" className="grid gap-5 rounded-card border border-line bg-card p-5">
      <h2 id="return-items" className="text-lg">
        {say(shown.kind === 'refund' ? 'refunded' : 'items')}
      </h2>
      <ul className="grid gap-4 empty:hidden">
        {shown.lines.map((line) => (
          <Line key={line.id} line={line} hasReason={shown.kind === 'return'} />
        ))}
      </ul>
      {shown.note ? (
        <p dir="auto" className="rounded-xl bg-tint px-4 py-3 text-sm whitespace-pre-line">
          {shown.note}
        </p>
      ) : null}
      {shown.photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {shown.photos.map(({ id }, index) => (
            <li key={id}>
              <PrivatePicture
                id={id}
                alt={say('photo', { number: index + 1 })}
                width={240}
                {...(query.view_token === undefined ? {} : { viewToken: query.view_token })}
                className="size-24 rounded-xl object-cover"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isDead ? null : (
        <div className="border-t border-line pt-5">
          {isExchange(shown) ? <Replacement shown={shown} /> : <Money shown={shown} />}
        </div>
      )}
    </section>
  );
}
