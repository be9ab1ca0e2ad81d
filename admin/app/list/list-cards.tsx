import { Link } from 'react-router';
import { useText } from '../text/language.tsx';
import { sorted } from './columns.ts';
import { DenseRows } from './dense-rows.tsx';
import type { RowsProps } from './rows.ts';

/** Rows of a list on a phone: each a card, opened by a tap anywhere on it. */
export function ListCards<Item>(props: RowsProps<Item>) {
  return props.columns.some(({ phone }) => phone === 'under') ? <DenseRows {...props} /> : <Cards {...props} />;
}

function Cards<Item>({ name, rows, columns, idOf, rowTo, selection }: RowsProps<Item>) {
  const say = useText('common');
  const [title, ...rest] = sorted(columns);
  const aside = rest.filter(({ phone }) => phone === 'aside');
  const lines = rest.filter(({ phone = 'line' }) => phone === 'line');
  const foot = rest.filter(({ phone }) => phone === 'foot');
  return (
    <ul className="grid gap-2" aria-label={name}>
      {rows.map((row) => (
        <li
          key={idOf(row)}
          className="panel relative flex gap-3 data-chosen:bg-info-tint"
          data-chosen={selection?.has(idOf(row)) || undefined}
        >
          {selection ? (
            <input
              type="checkbox"
              className="relative z-1 mt-1 size-5 shrink-0"
              aria-label={say('choose')}
              checked={selection.has(idOf(row))}
              onChange={() => selection.toggle(idOf(row))}
            />
          ) : null}
          <div className="grid min-w-0 grow gap-1">
            <div className="flex items-start gap-3">
              <div className="min-w-0 grow font-semibold">
                {rowTo ? (
                  <Link to={rowTo(row)} className="after:absolute after:inset-0 after:rounded-card">
                    {title?.cell(row)}
                  </Link>
                ) : (
                  title?.cell(row)
                )}
              </div>
              {aside.map(({ key, cell }) => (
                <div key={key} className="shrink-0">
                  {cell(row)}
                </div>
              ))}
            </div>
            {lines.map(({ key, label, cell }) => (
              <div key={key} className="flex justify-between gap-3">
                <span className="text-soft">{label}</span>
                <span className="min-w-0 text-end">{cell(row)}</span>
              </div>
            ))}
            {foot.map(({ key, cell }) => (
              <div key={key} className="relative z-1 mt-1 empty:hidden">
                {cell(row)}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
