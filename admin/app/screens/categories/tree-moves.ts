import type { ListedCategory } from '@waha/contract/types';

/** Target of a move: the parent, and the sibling after it. */
export interface Place {
  parent_id: number | null;
  before_id: number | null;
}

/** Index of the category tree for moves: built once per loaded list, because there may be thousands of categories. */
export interface Tree {
  all: readonly ListedCategory[];
  find(id: number | null): ListedCategory | undefined;
  childrenOf(id: number | null): readonly ListedCategory[];
}

/** All categories in the order of the tree. */
export function treeOf(all: readonly ListedCategory[]): Tree {
  const byId = new Map<number | null, ListedCategory>(all.map((category) => [category.id, category]));
  const children = Map.groupBy(all, (category) => category.parent_id);
  return { all, find: (id) => byId.get(id), childrenOf: (id) => children.get(id) ?? [] };
}

/** True if a category is `id` or a descendant of it: a category cannot move into its own subtree. */
export function isWithin(tree: Tree, category: ListedCategory | undefined, id: number): boolean {
  return category !== undefined && (category.id === id || isWithin(tree, tree.find(category.parent_id), id));
}

export type Move = 'up' | 'down' | 'in' | 'out';

/** Target of a move by one step; null if there is none. */
export function placeAfter(tree: Tree, category: ListedCategory, move: Move): Place | null {
  const siblings = tree.childrenOf(category.parent_id);
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
      const parent = tree.find(category.parent_id);
      if (!parent) return null;
      const uncles = tree.childrenOf(parent.parent_id);
      const next = uncles[uncles.findIndex(({ id }) => id === parent.id) + 1];
      return { parent_id: parent.parent_id, before_id: next?.id ?? null };
    }
  }
}

/** Target of a drop on another category: before or beside it, never in itself or in its present place. */
export function placeOnDrop(tree: Tree, dragged: ListedCategory, target: ListedCategory): Place | null {
  return isWithin(tree, target, dragged.id) ? null : { parent_id: target.parent_id, before_id: target.id };
}
