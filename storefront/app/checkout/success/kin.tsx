import type { Order } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { type Address, Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { viewTokenOf } from '../view-tokens.ts';

type OfKin = Order['supplements'][number];

/** A guest opens the other order with the key of this one. */
function pathOf(kin: OfKin, orderId: string): Address {
  const key = viewTokenOf(orderId);
  return key === undefined ? `/account/orders/${kin.id}` : `/checkout/success?order=${kin.id}#key=${key}`;
}

function KinLine({ kin, orderId, text }: { kin: OfKin; orderId: string; text: string }) {
  const say = useText('order');
  const language = useLanguage();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link to={pathOf(kin, orderId)} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link">
          <bdi dir="ltr" className="tabular-nums">
            {kin.number}
          </bdi>
        </Link>
        <Amount riyals={kin.total} className="font-bold" />
      </p>
      <p className="text-sm text-soft">{text}</p>
      {kin.travels === 'waiting' && kin.hold_expires_at ? (
        <p className="text-sm font-semibold">
          {say('addedUntil', { time: formatMoment(kin.hold_expires_at, language) })}
        </p>
      ) : null}
    </div>
  );
}

/** The other orders of one parcel: additions that the shop's staff wrote down, or the order that this was added to. */
export default function Kin({ order }: { order: Order }) {
  const say = useText('order');
  const { supplement_of: root, supplements } = order;
  return (
    <section aria-labelledby="kin" className="grid gap-3 rounded-card border border-line bg-card p-5">
      <h2 id="kin" className="flex items-center gap-2 text-lg">
        <Icon name="package" />
        {say(root ? 'addedTo' : 'added')}
      </h2>
      {root ? (
        <KinLine kin={{ ...root, hold_expires_at: null }} orderId={order.id} text={say(`addedIs_${root.travels}`)} />
      ) : null}
      {supplements.length > 0 ? (
        <ul className="grid gap-4">
          {supplements.map((kin) => (
            <li key={kin.id}>
              <KinLine kin={kin} orderId={order.id} text={say(`addedText_${kin.travels}`)} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
