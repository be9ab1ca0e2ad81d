import type { AdminOrder } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { Link } from 'react-router';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Answers } from '../../ui/answers.tsx';
import { Latin, Money, Panel } from '../../ui/parts.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';

/** Lines of an order, with the whereabouts of their pieces. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  const may = useMay();
  const language = useLanguage();
  return (
    <Panel title={say('items')}>
      <ul className="grid gap-3">
        {order.items.map((item) => {
          const place = placeOf(item, may);
          return (
            <li key={item.id} className="flex gap-3">
              {item.image ? (
                <img src={item.image.url} alt="" className="size-14 shrink-0 rounded-lg bg-tint object-cover" />
              ) : (
                <span className="size-14 shrink-0 rounded-lg bg-tint" />
              )}
              <div className="min-w-0 grow">
                <p className="font-semibold">
                  {place ? (
                    <Link to={place} className="text-link hover:underline">
                      {nameWithVariant(item)}
                    </Link>
                  ) : (
                    nameWithVariant(item)
                  )}
                </p>
                <p className="flex flex-wrap gap-x-3 text-soft">
                  <Latin>{item.sku}</Latin>
                  <span>
                    <bdi>{item.quantity}</bdi> × <Money riyals={item.unit_price} />
                  </span>
                </p>
                {item.bundle_items.map((part) => (
                  <p key={`${part.name} ${part.variant}`} className="text-soft">
                    {part.quantity} × {nameWithVariant(part)}
                  </p>
                ))}
                <Answers answers={item.answers} />
                {item.ships_from === null ? null : (
                  <p className="text-sm font-semibold text-info">
                    {say('line_later', { count: item.later_quantity, day: formatDate(item.ships_from, language) })}
                  </p>
                )}
                <Where item={item} />
              </div>
              <Money riyals={item.total} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Screen of the product or bundle of a line; none once it was deleted, or for who may not see it. */
function placeOf(item: AdminOrder['items'][number], may: ReturnType<typeof useMay>): string | null {
  if (item.bundle_id !== null) return may('GET /admin/bundles/{id}') ? `/bundles/${item.bundle_id}` : null;
  return item.product_id !== null && may('GET /admin/products/{id}') ? `/products/${item.product_id}` : null;
}

function Where({ item }: { item: AdminOrder['items'][number] }) {
  const say = useText('orders');
  const counts = [
    ['line_sent', item.sent],
    ['line_left', item.to_send],
    ['line_dropped', item.left_out],
    ['line_refunded', item.refunded],
  ] as const;
  const shown = counts.filter(([, count]) => count > 0).map(([key, count]) => say(key, { count }));
  return shown.length > 0 ? <p className="text-sm">{shown.join(' · ')}</p> : null;
}
