import { Link } from 'react-router';
import { useText } from '../text/language.tsx';
import { sorted } from './columns.ts';
import type { RowsProps } from './rows.ts';
import { useSwipe } from './use-swipe.ts';

/** Rows of a list on a phone, two lines each, so that seven fit on a screen. A swipe chooses a row, as its box does. */
export function DenseRows<Item>({ name, rows, columns, idOf, rowTo, selection }: RowsProps<Item>) {
  const say = useText('common');
  const swipe = useSwipe(selection?.toggle);
  const [title, ...rest] = sorted(columns);
  const aside = rest.filter(({ phone }) => phone === 'aside');
  const under = rest.filter(({ phone }) => phone === 'under');
  const heading = (row: Item) => title && (title.phoneCell ?? title.cell)(row);
  return (
    <ul className="overflow-clip divide-y divide-line rounded-card border border-line bg-card" aria-label={name}>
      {rows.map((row) => (
        <li
          key={idOf(row)}
          className="relative flex touch-pan-y items-center data-chosen:bg-info-tint"
          data-chosen={selection?.has(idOf(row)) || undefined}
          {...swipe(idOf(row))}
        >
          {selection ? (
            <label className="relative z-1 grid size-11 shrink-0 place-items-center">
              <input
                type="checkbox"
                className="size-5"
                aria-label={say('choose')}
                checked={selection.has(idOf(row))}
                onChange={() => selection.toggle(idOf(row))}
              />
            </label>
          ) : null}
          <div className={`grid min-w-0 grow gap-0.5 py-1.5 pe-3 ${selection ? '' : 'ps-3'}`}>
            <div className="flex items-baseline gap-3">
              <div className="min-w-0 grow truncate font-semibold">
                {rowTo ? (
                  <Link to={rowTo(row)} className="after:absolute after:inset-0">
                    {heading(row)}
                  </Link>
                ) : (
                  heading(row)
                )}
              </div>
              {aside.map(({ key, cell, phoneCell = cell }) => (
                <div key={key} className="shrink-0">
                  {phoneCell(row)}
                </div>
              ))}
            </div>
            <div className="flex min-w-0 items-center gap-2 text-sm text-soft">
              {under.map(({ key, cell, phoneCell = cell }) => (
                <span key={key} className="min-w-0 truncate first:shrink-0 last:ms-auto last:shrink-0 empty:hidden">
                  {phoneCell(row)}
                </span>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
