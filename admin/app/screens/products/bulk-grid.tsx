import { useQueries } from '@tanstack/react-query';
import type { AdminProductRow, BulkProductOutcome, BulkProductRow } from '@waha/contract/types';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { CategoryChoice } from '../goods/category-choice.tsx';
import { nameOf, useCategoryOptions } from '../goods/category-options.ts';

/** Typed values of a row. */
interface Typed {
  price: string;
  sale_price: string;
  stock: string;
  category_id: string;
  status: AdminProductRow['status'];
}

/** A row as it was read; typed values are compared with it. */
type Seen = Pick<
  AdminProductRow,
  | 'id'
  | 'version'
  | 'name_ar'
  | 'name_en'
  | 'price'
  | 'sale_price'
  | 'category_id'
  | 'status'
  | 'default_variant_id'
  | 'stock_quantity'
>;

const typedOf = (row: Seen): Typed => ({
  price: showNumber(row.price),
  sale_price: showNumber(row.sale_price),
  stock: showNumber(row.stock_quantity),
  category_id: String(row.category_id),
  status: row.status,
});

/**
 * Prices, stock, category and visibility of many products in a grid. Each row is saved on its own and shows its own
 * result.
 */
export function BulkGrid({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const say = useText('products');
  const rows = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['bulk', id],
      queryFn: () => api('GET /admin/products/{id}', { params: { id } }),
      staleTime: 0,
      refetchOnWindowFocus: false,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return (
    <Dialog title={say('bulkTitle')} onClose={onClose} size="wide">
      <p className="mb-3 text-soft">{say('bulkText')}</p>
      {rows.length < ids.length ? <Waiting rows={ids.length} /> : <Grid seen={rows} onClose={onClose} />}
    </Dialog>
  );
}

function Grid({ seen: first, onClose }: { seen: readonly Seen[]; onClose: () => void }) {
  const say = useText('products');
  const common = useText('common');
  const toast = useToast();
  const [seen, setSeen] = useState(first);
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(
    () => new Map(first.map((row) => [row.id, typedOf(row)])),
  );
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, BulkProductOutcome>>(new Map());
  const bulk = useAct('POST /admin/products/bulk', { isIdempotent: true });
  const save = async () => {
    const changed = seen.flatMap((row) => changeOf(row, typed.get(row.id) ?? typedOf(row)) ?? []);
    if (changed.length === 0) {
      toast({ kind: 'bad', text: say('bulkNothing') });
      return;
    }
    const reply = await bulk.run({ body: { rows: changed } });
    if (!reply) return;
    const done = new Map(reply.rows.flatMap((row) => (row.is_done && row.product ? [[row.id, row.product]] : [])));
    setOutcomes(new Map(reply.rows.map((row) => [row.id, row])));
    setSeen(seen.map((row) => done.get(row.id) ?? row));
    setTyped(new Map([...typed].map(([id, values]) => [id, typedFrom(done.get(id)) ?? values])));
    toast({ kind: reply.done === reply.rows.length ? 'good' : 'bad', text: say('bulkDone', { done: reply.done }) });
    if (reply.done === reply.rows.length) onClose();
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ColumnNames />
      <ul className="grid gap-2 lg:gap-0" onKeyDown={moveByKey}>
        {seen.map((row) => (
          <GridRow
            key={row.id}
            row={row}
            typed={typed.get(row.id) ?? typedOf(row)}
            outcome={outcomes.get(row.id)}
            onType={(values) => setTyped(new Map([...typed, [row.id, values]]))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common('close')}
        </button>
        <button type="submit" className="btn btn-primary" disabled={bulk.isBusy}>
          {bulk.isBusy ? common('saving') : say('bulkSave')}
        </button>
      </div>
    </form>
  );
}

/** Names of the columns on a desk; on a phone each cell has its own. */
function ColumnNames() {
  const say = useText('products');
  const names = [say('price'), say('salePrice'), say('stock'), say('category'), say('status')];
  return (
    <div aria-hidden="true" className={`hidden px-3 text-sm text-soft ${SHEET}`}>
      <span>{say('product')}</span>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/** Columns of the sheet on a desk. */
const SHEET =
  'lg:grid lg:grid-cols-[minmax(10rem,2fr)_repeat(3,minmax(5rem,1fr))_repeat(2,minmax(8rem,1.5fr))] lg:gap-2';

/** Up, down and Enter move to the same cell of the next row, as in a spreadsheet; Enter in the last row saves. */
function moveByKey(event: KeyboardEvent<HTMLUListElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || !['ArrowUp', 'ArrowDown', 'Enter'].includes(key)) return;
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${target.dataset.column}"]`)];
  const next = cells[cells.indexOf(target) + (key === 'ArrowUp' ? -1 : 1)];
  if (key === 'Enter' && !next) return;
  event.preventDefault();
  next?.focus();
  next?.select();
}

const typedFrom = (row: AdminProductRow | undefined) => row && typedOf(row);

/**
 * Changed values of a row, or null if there are none. Stock is sent as a difference, so that orders placed since still
 * count.
 */
export function changeOf(row: Seen, typed: Typed): BulkProductRow | null {
  const before = typedOf(row);
  const stock = readNumber(typed.stock);
  const changed = {
    ...(typed.price !== before.price && { price: readNumber(typed.price) ?? 0 }),
    ...(typed.sale_price !== before.sale_price && { sale_price: readNumber(typed.sale_price) }),
    ...(typed.category_id !== before.category_id && { category_id: Number(typed.category_id) }),
    ...(typed.status !== before.status && typed.status !== 'scheduled' && { status: typed.status }),
    ...(typed.stock !== before.stock &&
      row.default_variant_id !== null &&
      stock !== null &&
      stock !== row.stock_quantity && {
        stock: { variant_id: row.default_variant_id, delta: stock - row.stock_quantity },
      }),
  };
  return Object.keys(changed).length === 0 ? null : { id: row.id, version: row.version, ...changed };
}

interface GridRowProps {
  row: Seen;
  typed: Typed;
  outcome: BulkProductOutcome | undefined;
  onType: (typed: Typed) => void;
}

function GridRow({ row, typed, outcome, onType }: GridRowProps) {
  const say = useText('products');
  const language = useLanguage();
  const categories = useCategoryOptions([String(row.category_id)]);
  const name = nameOf(row, language);
  const told = useId();
  const category = useId();
  const faults = outcome && !outcome.is_done ? Object.values(outcome.errors ?? {}).flat() : [];
  const fault = faults.length > 0 ? faults.join(' · ') : outcome?.message;
  const number = (key: 'price' | 'sale_price' | 'stock') => (
    <input
      className="field tabular-nums"
      dir="ltr"
      inputMode="decimal"
      data-column={key}
      aria-describedby={fault ? told : undefined}
      aria-invalid={outcome?.errors?.[key] ? true : undefined}
      value={typed[key]}
      onChange={(event) => onType({ ...typed, [key]: event.target.value })}
    />
  );
  return (
    <li className="rounded-lg border border-line p-3 lg:rounded-none lg:border-x-0 lg:border-b-0">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className={`grid grid-cols-2 gap-2 ${SHEET}`}>
          <p aria-hidden="true" className="col-span-2 font-semibold lg:col-span-1 lg:self-center">
            {name}
          </p>
          <Cell label={say('price')}>{number('price')}</Cell>
          <Cell label={say('salePrice')}>{number('sale_price')}</Cell>
          <Cell label={say('stock')}>
            {row.default_variant_id === null ? (
              <span className="py-2 text-sm text-soft">{say('bulkStockHint')}</span>
            ) : (
              number('stock')
            )}
          </Cell>
          <div className="grid content-start gap-1">
            <label htmlFor={category} className="text-sm text-soft lg:sr-only">
              {say('category')}
            </label>
            <CategoryChoice
              id={category}
              value={typed.category_id}
              onChange={(value) => onType({ ...typed, category_id: value })}
              options={categories}
            />
          </div>
          <Cell label={say('status')}>
            <select
              className="field"
              value={typed.status}
              onChange={(event) => onType({ ...typed, status: event.target.value as Typed['status'] })}
            >
              {(
                [
                  'published',
                  'draft',
                  'archived',
                  ...(row.status === 'scheduled' ? (['scheduled'] as const) : []),
                ] as const
              ).map((status) => (
                <option key={status} value={status}>
                  {say(`status_${status}`)}
                </option>
              ))}
            </select>
          </Cell>
        </div>
        {outcome?.is_done ? <p className="mt-2 text-positive">{say('rowDone')}</p> : null}
        {outcome && !outcome.is_done ? (
          <p id={told} role="alert" className="mt-2 text-negative">
            {fault}
          </p>
        ) : null}
      </fieldset>
    </li>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is what it is given
    <label className="grid content-start gap-1">
      <span className="text-sm text-soft lg:sr-only">{label}</span>
      {children}
    </label>
  );
}
