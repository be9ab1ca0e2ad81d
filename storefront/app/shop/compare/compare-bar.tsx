import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Card, cardOf } from '../../ui/product-card/card-of.ts';
import { addressOf, inOrder, readIds } from './compared-ids.ts';
import { dropCompared } from './compared-store.ts';

/** Cards of products, by id; those of before stay until the next ones are there. */
function useCards(ids: readonly number[]): ReadonlyMap<number, Card> {
  const api = useApi();
  const [cards, setCards] = useState<ReadonlyMap<number, Card>>(new Map());
  const wanted = inOrder(ids);
  useEffect(() => {
    const controller = new AbortController();
    api('GET /products/compared', { query: { ids: wanted }, signal: controller.signal }).then(
      (products) => {
        const cards = new Map(products.map((product) => [product.id, cardOf(product)]));
        setCards(cards);
        dropCompared(readIds(wanted).filter((id) => !cards.has(id)));
      },
      () => null,
    );
    return () => controller.abort();
  }, [api, wanted]);
  return cards;
}

/** Products chosen to be compared, each to be left out, and the way to their table. */
export function CompareBar({ ids }: { ids: readonly number[] }) {
  const say = useText('compare');
  const cards = useCards(ids);
  return (
    <section
      aria-label={say('chosen')}
      className="mt-1 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-card p-3"
    >
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => {
          const card = cards.get(id);
          return (
            <li key={id} className="relative w-14">
              <span className="block aspect-4/5 overflow-hidden rounded-lg bg-tint">
                {card?.image ? (
                  <Picture image={card.image} sizes="56px" decorative className="aspect-4/5 w-full object-cover" />
                ) : null}
              </span>
              <button
                type="button"
                className="compare-drop"
                aria-label={say('leaveOutNamed', { name: card?.name ?? '' })}
                onClick={() => dropCompared([id])}
              >
                <Icon name="x" size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      {ids.length > 1 ? (
        <Link to={addressOf(ids)} className="btn btn-quiet ms-auto">
          {say('compareThem', { count: ids.length })}
        </Link>
      ) : (
        <p className="min-w-0 flex-1 text-sm text-soft">{say('addAnother')}</p>
      )}
    </section>
  );
}
