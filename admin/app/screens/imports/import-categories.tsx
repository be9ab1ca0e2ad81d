import type { ImportCategory, ProductImport } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { isOpen } from './import-steps.ts';

/** Categories that the file names and the shop does not have, and the tick that lets the run make them. */
export function ImportCategories({ data }: { data: ProductImport }) {
  const say = useText('imports');
  const act = useAct('PUT /admin/product-imports/{id}');
  const {
    data: categories,
    error,
    refetch,
  } = useCall('GET /admin/product-imports/{id}/categories', {
    params: { id: data.id },
  });
  const canChoose = isOpen(data.status);
  const choose = (makes: boolean) =>
    act.run({
      params: { id: data.id },
      body: {
        version: data.version,
        columns: data.columns.map(({ field }) => field),
        category_id: data.category_id,
        makes_categories: makes,
      },
    });
  return (
    <Panel title={say('newCategories')}>
      <div className="grid gap-3">
        <p className="text-soft">{say('newCategoriesText', { count: data.new_categories })}</p>
        {canChoose ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-primary"
              checked={data.makes_categories}
              disabled={act.isBusy}
              onChange={(event) => void choose(event.target.checked)}
            />
            {say('makeCategories')}
          </label>
        ) : null}
        {categories ? <Paths categories={categories} /> : <Unread error={error} refetch={refetch} />}
      </div>
    </Panel>
  );
}

/** Categories in view; the others are folded in. */
const SHOWN = 12;

function Paths({ categories }: { categories: readonly ImportCategory[] }) {
  const say = useText('imports');
  const rest = categories.slice(SHOWN);
  return (
    <div className="grid gap-2">
      <PathList categories={categories.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {say('moreCategories', { count: rest.length })}
          </summary>
          <PathList categories={rest} />
        </details>
      ) : null}
    </div>
  );
}

function PathList({ categories }: { categories: readonly ImportCategory[] }) {
  const say = useText('imports');
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {categories.map(({ path, products_count: count, category_id: id, is_refused: isRefused }) => (
        <li
          key={path.join('>')}
          className="flex min-h-9 min-w-0 items-center justify-between gap-3 border-line border-b py-1"
        >
          <span className="wrap-anywhere">
            <bdi>{path.join(' › ') || say('noCategory')}</bdi>
          </span>
          {isRefused ? (
            <State tone="bad">{say('categoryRefused')}</State>
          ) : id !== null ? (
            <State tone="good">{say('categoryMade')}</State>
          ) : (
            <Latin>{count}</Latin>
          )}
        </li>
      ))}
    </ul>
  );
}
