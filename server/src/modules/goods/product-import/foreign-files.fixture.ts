import type { AdminProduct, ImportCategory, ImportItem, ProductImport } from '@waha/contract';
import type { ImportShop } from './import-shop.fixture.ts';

/** Imports of files of other shops, with the one tick that makes their categories. */
export function foreignTools(shop: ImportShop) {
  /** Says what the columns are and that categories are made, and completes the dry run again. */
  async function tick(id: number, fields?: ProductImport['columns'][number]['field'][]): Promise<ProductImport> {
    const { version, columns } = await shop.show(id);
    const body = {
      version,
      columns: fields ?? columns.map(({ field }) => field),
      category_id: null,
      makes_categories: true,
    };
    const answer = await shop.call(`PUT /admin/product-imports/${id}`, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await shop.work();
    return shop.show(id);
  }
  const toldOf = (items: readonly ImportItem[]) =>
    items.flatMap(({ faults }) => faults.map(({ row, column, message }) => `${row} ${column}: ${message}`));
  return {
    tick,
    toldOf,
    /** The dry run of a file after the tick. */
    async checked(csv: string | Buffer) {
      const { id } = await shop.check(csv);
      const ticked = await tick(id);
      return { ...ticked, told: toldOf(await shop.items(id)) };
    },
    /** Imports a file of which nothing is refused; its products in the order of the file, and what is told of them. */
    async imported(csv: string | Buffer) {
      const checked = await this.checked(csv);
      if (checked.outcomes.error > 0) throw new Error(`refused: ${checked.told.join('\n')}`);
      const done = await shop.act(checked.id, 'run');
      if (done.results.refused > 0) throw new Error(toldOf(await shop.items(checked.id)).join('\n'));
      const products: AdminProduct[] = [];
      for (const { product_id: id } of await shop.items(checked.id)) {
        products.push((await shop.call(`GET /admin/products/${id}`)).body.data);
      }
      return { ...done, products, told: checked.told };
    },
    categories: async (id: number): Promise<ImportCategory[]> =>
      (await shop.call(`GET /admin/product-imports/${id}/categories`)).body.data,
  };
}

export type ForeignTools = ReturnType<typeof foreignTools>;
