import { faultOfField } from '../reading/fault-places.ts';
import type { Fault } from '../reading/faults.ts';
import type { ProductRead } from '../reading/read-product.ts';
import { categoryKey, categoryPaths } from './category-paths.ts';
import type { Planning } from './planning.ts';

/** A category that the shop does not have: its path of names; empty: where products without a category go. */
export interface NewCategory {
  key: string;
  path: string[];
}

interface PlannedCategory {
  /** 0 while it is not made. */
  id: number;
  made: NewCategory | undefined;
}

/** A category that is made by the run has no id before, and the dry run takes this one. */
const NOT_YET = 2_147_483_647;

/** Category of a product: the one it names, the one to be made, or the chosen one for what has none. */
export function planCategory(
  read: ProductRead,
  present: number,
  { categories, categoryId, makesCategories, made }: Planning,
  faults: Fault[],
): PlannedCategory {
  const known = (id: number): PlannedCategory => ({ id, made: undefined });
  const paths = read.category === undefined ? [] : categoryPaths(read.format, read.category);
  const [path = []] = paths;
  if (read.isOurs && read.category !== undefined) {
    const found = categories.find(read.category);
    if (found !== undefined) return known(found);
  }
  // An existing category stays, unless our own file names an unknown one: that is a fault.
  if (present > 0 && read.category === undefined) return known(present);
  if (!read.isOurs) {
    const found = categories.findPath(paths, makesCategories && present === 0 ? 'first' : 'any');
    if (found !== undefined) return known(found);
  }
  if (present > 0 && categories.isLoose) return known(present);
  const isMade = !read.isOurs && (path.length > 0 || categoryId === null);
  const wanted = isMade ? { key: categoryKey(path), path } : undefined;
  if (makesCategories && wanted) return { id: made.get(wanted.key) ?? categoryId ?? NOT_YET, made: wanted };
  if (categoryId !== null && present === 0) return { id: categoryId, made: wanted };
  faults.push(
    read.category === undefined
      ? faultOfField(read, 'category', 'import.category_missing')
      : faultOfField(read, 'category', 'import.category_unknown', { category: read.category.slice(0, 80) }),
  );
  return { id: present, made: wanted };
}
