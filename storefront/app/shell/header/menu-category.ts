/** A department as menus show it. */
export interface MenuCategory {
  name: string;
  slug: string;
  products_count: number;
}

/** The subcategories of a department, by its slug. */
export type Subcategories = ReadonlyMap<string, readonly { name: string; slug: string }[]>;
