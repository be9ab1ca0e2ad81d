import type { AdminCategory } from '@waha/contract';
import {
  ArrowDown,
  ArrowUp,
  FolderPlus,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Pencil,
  Plus,
} from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';
import { CategoryForm } from './category-form.tsx';
import { type Move, type Place, placeAfter, placeOnDrop } from './tree-moves.ts';

/** The tree of categories: what is in each, where it stands, and the way to change it. */
export default function Categories() {
  const say = useText('categories');
  const may = useMay();
  const { data, error, refetch } = useCall('GET /admin/categories');
  const [edited, setEdited] = useState<AdminCategory | { parentId: number | null }>();
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
        <Tree all={data} mayEdit={mayEdit} onEdit={setEdited} onAddBelow={({ id }) => setEdited({ parentId: id })} />
      )}
      {edited ? <CategoryForm edited={edited} all={data ?? []} onClose={() => setEdited(undefined)} /> : null}
    </Page>
  );
}

interface TreeProps {
  all: readonly AdminCategory[];
  mayEdit: boolean;
  onEdit: (category: AdminCategory) => void;
  onAddBelow: (category: AdminCategory) => void;
}

const DRAGGED = 'application/x-waha-category';

function Tree({ all, mayEdit, onEdit, onAddBelow }: TreeProps) {
  const say = useText('categories');
  const place = useAct('PUT /admin/categories/{id}/place', { done: say('moved') });
  const put = (category: AdminCategory, to: Place | null) => {
    if (to) void place.run({ params: { id: category.id }, body: { version: category.version, ...to } });
  };
  return (
    <div className="panel">
      {mayEdit ? <p className="mb-3 text-soft">{say('treeHint')}</p> : null}
      <ul aria-label={say('tree')} className="grid gap-1" aria-busy={place.isBusy || undefined}>
        {all.map((category) => (
          <li
            key={category.id}
            className="flex flex-wrap items-center gap-2 rounded-lg border border-line px-2 py-1 hover:bg-tint"
            style={{ marginInlineStart: `${Math.min(category.depth, 4) * 1.25}rem` }}
            draggable={mayEdit}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(category.id))}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
            }}
            onDrop={(event) => {
              const dragged = all.find(({ id }) => String(id) === event.dataTransfer.getData(DRAGGED));
              event.preventDefault();
              if (dragged) put(dragged, placeOnDrop(all, dragged, category));
            }}
          >
            <Line category={category} />
            {mayEdit ? (
              <Buttons
                all={all}
                category={category}
                onMove={(to) => put(category, to)}
                onEdit={() => onEdit(category)}
                onAddBelow={() => onAddBelow(category)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ category }: { category: AdminCategory }) {
  const say = useText('categories');
  const language = useLanguage();
  return (
    <span className="flex min-w-40 grow flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{nameOf(category, language)}</span>
      {category.is_active ? null : <State tone="bad">{say('archived')}</State>}
      {category.is_featured ? <State tone="info">{say('featured')}</State> : null}
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
  all: readonly AdminCategory[];
  category: AdminCategory;
  onMove: (place: Place | null) => void;
  onEdit: () => void;
  onAddBelow: () => void;
}

function Buttons({ all, category, onMove, onEdit, onAddBelow }: ButtonsProps) {
  const say = useText('categories');
  const language = useLanguage();
  const name = nameOf(category, language);
  return (
    <span className="flex flex-wrap">
      {MOVES.map(({ move, icon: Icon, label }) => {
        const to = placeAfter(all, category, move);
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
