/** A department as menus show it. */
export interface MenuCategory {
  name: string;
  slug: string;
  products_count: number;
}
