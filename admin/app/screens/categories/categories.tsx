import type { ListedCategory } from '@waha/contract/types';
import { isNamed } from '@waha/kit/is-named';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  FolderPlus,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Pencil,
  Plus,
} from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { FEW_CATEGORIES, nameOf } from '../goods/category-options.ts';
import { CategoryForm } from './category-form.tsx';
import { type Move, type Place, placeAfter, placeOnDrop, type Tree, treeOf } from './tree-moves.ts';

/** The tree of categories, with the number of products and the acts that move and change them. */
export default function Categories() {
  const say = useText('categories');
  const may = useMay();
  const { data, error, refetch } = useCall('GET /admin/categories');
  const [edited, setEdited] = useState<ListedCategory | { parentId: number | null }>();
  const tree = useMemo(() => treeOf(data ?? []), [data]);
  const mayEdit = may('PUT /admin/categories/{id}');
  return (
    <Page
      title={say('categories')}
      acts={
        mayEdit ? (
          <button type="button" className="btn btn-primary" onClick={() => setEdited({ parentId: null })}>
            <Plus className="size-4" aria-hidden="true" />
            {say('newCategory')}
          </button>
        ) : null
      }
    >
      {!data ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title={say('none')}>{say('noneText')}</Empty>
        </div>
      ) : (
        <Shelves
          tree={tree}
          mayEdit={mayEdit}
          onEdit={setEdited}
          onAddBelow={({ id }) => setEdited({ parentId: id })}
        />
      )}
      {edited ? <CategoryForm edited={edited} tree={tree} onClose={() => setEdited(undefined)} /> : null}
    </Page>
  );
}

interface ShelvesProps {
  tree: Tree;
  mayEdit: boolean;
  onEdit: (category: ListedCategory) => void;
  onAddBelow: (category: ListedCategory) => void;
}

const DRAGGED = 'application/x-waha-category';

/** Most categories of one name that are shown. */
const MOST_FOUND = 50;

/**
 * The category tree. Few categories are all unfolded; with many, each level is opened on request, or a category is
 * found by name.
 */
function Shelves({ tree, mayEdit, onEdit, onAddBelow }: ShelvesProps) {
  const say = useText('categories');
  const language = useLanguage();
  const areMany = tree.all.length > FEW_CATEGORIES;
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const place = useAct('PUT /admin/categories/{id}/place', { done: say('moved') });
  const put = (category: ListedCategory, to: Place | null) => {
    if (to) void place.run({ params: { id: category.id }, body: { version: category.version, ...to } });
  };
  const isOpen = ({ id }: ListedCategory) => turned.has(id) === areMany;
  const opened = (id: number | null): ListedCategory[] =>
    tree.childrenOf(id).flatMap((category) => [category, ...(isOpen(category) ? opened(category.id) : [])]);
  const shown =
    sought === ''
      ? opened(null)
      : tree.all.filter((category) => isNamed(nameOf(category, language), sought)).slice(0, MOST_FOUND);
  return (
    <div className="panel grid gap-3">
      {areMany ? (
        <input
          type="search"
          className="field sm:max-w-96"
          aria-label={say('findCategory')}
          placeholder={say('findCategory')}
          dir="auto"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {mayEdit ? <p className="text-soft">{say('treeHint')}</p> : null}
      {shown.length === 0 ? <p role="status">{say('noneCalledSo')}</p> : null}
      <ul aria-label={say('tree')} className="grid gap-1" aria-busy={place.isBusy || undefined}>
        {shown.map((category) => (
          <li
            key={category.id}
            className="flex flex-wrap items-center gap-2 rounded-lg border border-line px-2 py-1 hover:bg-tint"
            style={{ marginInlineStart: sought === '' ? `${Math.min(category.depth, 4) * 1.25}rem` : 0 }}
            draggable={mayEdit}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(category.id))}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
            }}
            onDrop={(event) => {
              const dragged = tree.find(Number(event.dataTransfer.getData(DRAGGED)));
              event.preventDefault();
              if (dragged) put(dragged, placeOnDrop(tree, dragged, category));
            }}
          >
            {sought === '' && tree.childrenOf(category.id).length > 0 ? (
              <button
                type="button"
                className="icon-btn size-9"
                aria-label={say('openBelow', { name: nameOf(category, language) })}
                aria-expanded={isOpen(category)}
                onClick={() => setTurned(toggled(turned, category.id))}
              >
                <ChevronDown
                  className={`size-4 ${isOpen(category) ? '' : '-rotate-90 rtl:rotate-90'}`}
                  aria-hidden="true"
                />
              </button>
            ) : (
              // A category without children aligns with those that have some.
              <span className="hidden w-9 lg:block" />
            )}
            <Line category={category} above={sought === '' ? '' : pathOf(tree, category, language)} />
            {mayEdit ? (
              <Buttons
                tree={tree}
                category={category}
                onMove={(to) => put(category, to)}
                onEdit={() => onEdit(category)}
                onAddBelow={() => onAddBelow(category)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {sought !== '' && shown.length === MOST_FOUND ? (
        <p role="status" className="text-soft">
          {say('moreCalledSo', { count: MOST_FOUND })}
        </p>
      ) : null}
    </div>
  );
}

function toggled(all: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(all);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Names of the ancestors of a category, from the root down. */
function pathOf(tree: Tree, category: ListedCategory, language: 'ar' | 'en'): string {
  const parent = tree.find(category.parent_id);
  if (!parent) return '';
  return [pathOf(tree, parent, language), nameOf(parent, language)].filter(Boolean).join(' › ');
}

function Line({ category, above }: { category: ListedCategory; above: string }) {
  const say = useText('categories');
  const language = useLanguage();
  return (
    <span className="flex min-w-40 grow flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{nameOf(category, language)}</span>
      {category.is_active ? null : <State tone="bad">{say('archived')}</State>}
      {category.is_featured ? <State tone="info">{say('featured')}</State> : null}
      {above ? <span className="text-sm text-soft">{above}</span> : null}
      <span className="text-sm text-soft">{say('products', { count: category.products_count })}</span>
    </span>
  );
}

const MOVES: readonly { move: Move; icon: LucideIcon; label: 'moveUp' | 'moveDown' | 'moveIn' | 'moveOut' }[] = [
  { move: 'up', icon: ArrowUp, label: 'moveUp' },
  { move: 'down', icon: ArrowDown, label: 'moveDown' },
  { move: 'in', icon: IndentIncrease, label: 'moveIn' },
  { move: 'out', icon: IndentDecrease, label: 'moveOut' },
];

interface ButtonsProps {
  tree: Tree;
  category: ListedCategory;
  onMove: (place: Place | null) => void;
  onEdit: () => void;
  onAddBelow: () => void;
}

function Buttons({ tree, category, onMove, onEdit, onAddBelow }: ButtonsProps) {
  const say = useText('categories');
  const language = useLanguage();
  const name = nameOf(category, language);
  return (
    <span className="flex flex-wrap">
      {MOVES.map(({ move, icon: Icon, label }) => {
        const to = placeAfter(tree, category, move);
        return (
          <button
            key={move}
            type="button"
            className="icon-btn size-9 disabled:opacity-30"
            aria-label={say(label, { name })}
            disabled={!to}
            onClick={() => onMove(to)}
          >
            <Icon className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          </button>
        );
      })}
      <button type="button" className="icon-btn size-9" aria-label={say('addBelow', { name })} onClick={onAddBelow}>
        <FolderPlus className="size-4" aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn size-9" aria-label={say('edit', { name })} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden="true" />
      </button>
    </span>
  );
}
