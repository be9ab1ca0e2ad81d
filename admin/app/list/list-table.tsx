import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/language.tsx';
import type { Column } from './columns.ts';
import type { ListState } from './list-state.ts';
import type { RowsProps } from './rows.ts';

/** Rows of a list on a desk. Arrows and J and K go from row to row, Enter opens, X chooses. */
export function ListTable<Item>({ name, rows, columns, idOf, state, rowTo, selection }: RowsProps<Item>) {
  const say = useText('common');
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = rows.map(idOf);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="table" aria-label={name}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="w-10">
                <input
                  type="checkbox"
                  className="size-4.5 align-middle"
                  aria-label={say('chooseAll')}
                  checked={ids.every(selection.has)}
                  onChange={() => selection.toggleAll(ids)}
                />
              </th>
            ) : null}
            {columns.map((column, at) => (
              <Heading key={column.key} column={column} state={state} isTitle={at === 0 && rowTo !== undefined} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={(event) => moveBetweenRows(event, body.current)}>
          {rows.map((row) => (
            <tr
              key={idOf(row)}
              data-chosen={selection?.has(idOf(row)) || undefined}
              data-opens={rowTo ? '' : undefined}
              onClick={rowTo ? openRow : undefined}
            >
              {selection ? (
                <td>
                  <input
                    type="checkbox"
                    className="size-4.5 align-middle"
                    aria-label={say('choose')}
                    checked={selection.has(idOf(row))}
                    onChange={() => selection.toggle(idOf(row))}
                  />
                </td>
              ) : null}
              {columns.map((column, at) => (
                <td key={column.key} data-align={column.align} data-title={at === 0 && rowTo ? '' : undefined}>
                  {at === 0 && rowTo ? (
                    <Link to={rowTo(row)} data-row className="font-semibold text-link hover:underline">
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Keys by their position: an Arabic keyboard has no J. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 };

function moveBetweenRows(event: KeyboardEvent, body: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !body) return;
  const row = (event.target as HTMLElement).closest('tr');
  if (event.code === 'KeyX') row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  const step = STEPS[event.code];
  if (step === undefined) return;
  const links = [...body.querySelectorAll<HTMLElement>('[data-row]')];
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A click anywhere in a row is a click on its link, with the same keys: Ctrl opens a new tab. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const isOwn = (event.target as HTMLElement).closest('a, button, input, label, select, summary') !== null;
  // Text of a row can be selected without leaving the list.
  if (isOwn || getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  event.currentTarget.querySelector('[data-row]')?.dispatchEvent(new window.MouseEvent('click', click));
}

interface HeadingProps<Item> {
  column: Column<Item>;
  state: ListState;
  isTitle: boolean;
}

function Heading<Item>({ column: { label, sort, align }, state, isTitle }: HeadingProps<Item>) {
  const isUp = state.sort === sort;
  const isDown = state.sort === `-${sort}`;
  return (
    <th
      scope="col"
      data-align={align}
      data-title={isTitle ? '' : undefined}
      aria-sort={sort ? (isUp ? 'ascending' : isDown ? 'descending' : 'none') : undefined}
    >
      {sort ? (
        <button
          type="button"
          className="inline-flex min-h-8 items-center gap-1"
          onClick={() => state.set('sort', isDown ? sort : `-${sort}`)}
        >
          {label}
          {isUp ? <ArrowUp className="size-3.5" aria-hidden="true" /> : null}
          {isDown ? <ArrowDown className="size-3.5" aria-hidden="true" /> : null}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
