import type { AdminCategory } from '@waha/contract';

/** Where a category is put: under which, and before which there. */
export interface Place {
  parent_id: number | null;
  before_id: number | null;
}

export type Move = 'up' | 'down' | 'in' | 'out';

/** Where a move by one step leads; null where it leads nowhere. `all` are in the order of the tree. */
export function placeAfter(all: readonly AdminCategory[], category: AdminCategory, move: Move): Place | null {
  const siblings = childrenOf(all, category.parent_id);
  const at = siblings.findIndex(({ id }) => id === category.id);
  const before = siblings[at - 1];
  switch (move) {
    case 'up':
      return before ? { parent_id: category.parent_id, before_id: before.id } : null;
    case 'down':
      return siblings[at + 1] ? { parent_id: category.parent_id, before_id: siblings[at + 2]?.id ?? null } : null;
    case 'in':
      return before?.is_active ? { parent_id: before.id, before_id: null } : null;
    case 'out': {
      const parent = all.find(({ id }) => id === category.parent_id);
      if (!parent) return null;
      const uncles = childrenOf(all, parent.parent_id);
      const next = uncles[uncles.findIndex(({ id }) => id === parent.id) + 1];
      return { parent_id: parent.parent_id, before_id: next?.id ?? null };
    }
  }
}

/** Where one that is dropped on another goes: before it, beside it; never under itself, nor where it is. */
export function placeOnDrop(
  all: readonly AdminCategory[],
  dragged: AdminCategory,
  target: AdminCategory,
): Place | null {
  if (dragged.id === target.id || isWithin(all, target, dragged.id)) return null;
  return { parent_id: target.parent_id, before_id: target.id };
}

function childrenOf(all: readonly AdminCategory[], parentId: number | null): AdminCategory[] {
  return all.filter((category) => category.parent_id === parentId);
}

function isWithin(all: readonly AdminCategory[], category: AdminCategory, id: number): boolean {
  if (category.parent_id === null) return false;
  const parent = all.find((one) => one.id === category.parent_id);
  return category.parent_id === id || (parent !== undefined && isWithin(all, parent, id));
}
