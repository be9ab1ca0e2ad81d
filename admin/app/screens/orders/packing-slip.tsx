import type { PackingSlip as Slip } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useText } from '../../text/language.tsx';
import { Answers } from '../../ui/answers.tsx';
import { Barcode } from '../../ui/barcode.tsx';
import { Latin, When } from '../../ui/parts.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';

/** Packing slip of one order, with its number as a barcode. Quantities come first, for packing. */
export function PackingSlip({ slip }: { slip: Slip }) {
  const common = useText('common');
  const say = useText('orders');
  const { address } = slip;
  return (
    <article className="panel grid min-w-0 content-start gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-bold">
          <Latin>{slip.number}</Latin>
        </h2>
        <When at={slip.created_at} />
      </header>
      <Barcode text={slip.number} />
      <div className="grid gap-1">
        <p className="font-semibold">{address.recipient_name}</p>
        <p>
          <Latin>{address.phone}</Latin>
        </p>
        <p>
          {[
            address.city,
            address.neighborhood,
            address.street,
            address.building_no,
            address.unit_no,
            address.postal_code,
          ]
            .filter(Boolean)
            .join(common('listSeparator'))}
        </p>
        {address.short_address ? <Latin>{address.short_address}</Latin> : null}
        {address.notes ? <p dir="auto">{address.notes}</p> : null}
      </div>
      <p>
        {slip.shipping_name} · {slip.payment_name}
      </p>
      {slip.to_collect > 0 ? (
        <p className="font-bold">{say('collect', { amount: formatAmount(slip.to_collect) })}</p>
      ) : null}
      {slip.goes_with.map(({ number, travels }) => (
        <p key={number} className="font-bold">
          {say(travels === 'together' ? 'goesWith' : 'mayGoWith')}{' '}
          <span className="inline-block">
            <Latin>{number}</Latin>
          </span>
        </p>
      ))}
      {slip.gift ? (
        <div className="grid gap-1 rounded-lg border border-line p-3">
          <p className="font-bold">{say('giftWrap')}</p>
          {slip.gift.message ? (
            <p dir="auto" className="whitespace-pre-line">
              {slip.gift.message}
            </p>
          ) : null}
        </div>
      ) : null}
      {slip.notes ? (
        <p dir="auto" className="whitespace-pre-line">
          {say('buyerNotes')}: {slip.notes}
        </p>
      ) : null}
      <ul className="grid gap-2 border-t border-line pt-3">
        {slip.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one thing differ in what was filled in, and stay where they are
          <li key={at} className="grid grid-cols-[3rem_1fr_auto] gap-2">
            <span className="font-bold tabular-nums">× {line.quantity}</span>
            <span>
              {nameWithVariant(line)}
              {line.bundle_items.map((part) => (
                <span key={`${part.name} ${part.variant}`} className="block text-soft">
                  {part.quantity} × {nameWithVariant(part)}
                </span>
              ))}
              <Answers answers={line.answers} />
            </span>
            <Latin>{line.sku}</Latin>
          </li>
        ))}
      </ul>
    </article>
  );
}
