import type { ReactNode } from 'react';
import { Link } from '../../router/links.ts';
import styles from '../../styles/compare.css?url';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { round } from '../../ui/product-card/add-button.tsx';
import { Price } from '../../ui/product-card/price.tsx';
import { Rating } from '../../ui/product-card/rating.tsx';
import { type Column, isAnyOther, rowsOf } from './compare-rows.ts';
import { ComparedAct } from './compared-act.tsx';

interface RowProps {
  label: string;
  differs: boolean;
  children: ReactNode;
}

/** A row of facts; one that does not differ goes when only differences are asked for. */
function FactRow({ label, differs, children }: RowProps) {
  const say = useText('compare');
  return (
    <tr className={differs ? undefined : 'is-same'}>
      <th scope="row">
        {label}
        {differs ? <span className="differs">{say('differs')}</span> : null}
      </th>
      {children}
    </tr>
  );
}

function Heads({ columns, leaveOut }: CompareTableProps) {
  const say = useText('compare');
  return (
    <tr>
      <th scope="col">
        <span className="sr-only">{say('fact')}</span>
      </th>
      {columns.map(({ card }) => (
        <th key={card.id} scope="col">
          <Link to={`/product/${card.id}/${card.slug}`} className="block hover:underline">
            <span className="card-picture">
              {card.image ? (
                <Picture image={card.image} sizes="(min-width: 640px) 224px, 112px" decorative />
              ) : (
                <span className="block h-8" />
              )}
            </span>
            <span className="line-clamp-3">{card.name}</span>
          </Link>
          <button
            type="button"
            className={`needs-script leave-out ${round}`}
            aria-label={say('leaveOutNamed', { name: card.name })}
            onClick={() => leaveOut(card.id)}
          >
            <Icon name="x" size={16} />
          </button>
        </th>
      ))}
    </tr>
  );
}

function Unsaid() {
  const say = useText('compare');
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{say('unsaid')}</span>
    </>
  );
}

/** Facts that are not lines of text. */
function Facts({ columns }: { columns: readonly Column[] }) {
  const say = useText('compare');
  const cards = columns.map(({ card }) => card);
  const brands = columns.map(({ brand }) => brand);
  return (
    <>
      <FactRow label={say('price')} differs={isAnyOther(cards.map((card) => card.sale_price ?? card.price))}>
        {cards.map((card) => (
          <td key={card.id}>
            <Price price={card.sale_price ?? card.price} original={card.price} />
          </td>
        ))}
      </FactRow>
      <FactRow label={say('rating')} differs={isAnyOther(cards.map((card) => card.rating_average))}>
        {cards.map((card) => (
          <td key={card.id}>
            {card.rating_count > 0 ? <Rating average={card.rating_average} count={card.rating_count} /> : <Unsaid />}
          </td>
        ))}
      </FactRow>
      <FactRow label={say('stock')} differs={isAnyOther(cards.map((card) => card.in_stock))}>
        {cards.map((card) => (
          <td key={card.id} className={card.in_stock ? 'text-positive' : 'text-negative'}>
            {say(card.in_stock ? 'inStock' : 'outOfStock')}
          </td>
        ))}
      </FactRow>
      {brands.some((brand) => brand !== '') ? (
        <FactRow label={say('brand')} differs={isAnyOther(brands)}>
          {columns.map(({ card, brand }) => (
            <td key={card.id}>{brand || <Unsaid />}</td>
          ))}
        </FactRow>
      ) : null}
    </>
  );
}

interface CompareTableProps {
  columns: readonly Column[];
  leaveOut: (id: number) => void;
}

/** Products as columns, facts as rows. The names of facts stay while it scrolls. */
export function CompareTable({ columns, leaveOut }: CompareTableProps) {
  const say = useText('compare');
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="second" />
      {columns.length > 1 ? (
        <label className="only-differences mb-3 inline-flex min-h-11 items-center gap-2.5">
          <input type="checkbox" className="size-5" />
          {say('onlyDifferences')}
        </label>
      ) : null}
      <section
        aria-label={say('title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard
        tabIndex={0}
        className="compare-scroll"
      >
        <table className="compare">
          <caption className="sr-only">{say('title')}</caption>
          <thead>
            <Heads columns={columns} leaveOut={leaveOut} />
          </thead>
          <tbody>
            <Facts columns={columns} />
            {rowsOf(columns).map(({ label, values, differs }) => (
              <FactRow key={label} label={label} differs={differs}>
                {columns.map(({ card }, at) => (
                  <td key={card.id}>{values[at] ? <bdi>{values[at]}</bdi> : <Unsaid />}</td>
                ))}
              </FactRow>
            ))}
            <tr className="border-t border-line">
              <th scope="row">
                <span className="sr-only">{say('buy')}</span>
              </th>
              {columns.map(({ card }) => (
                <td key={card.id}>
                  <ComparedAct card={card} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
