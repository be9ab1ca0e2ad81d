import { expect, test } from 'vitest';
import { findMovedProduct } from '../catalog/index.ts';
import { foreignTools } from './foreign-files.fixture.ts';
import { openImportShop } from './import-shop.fixture.ts';

test('addresses of the other shop lead to the product that has them now, until it is gone', async () => {
  const shop = await openImportShop();
  const tools = foreignTools(shop);
  const shopify = await tools.imported(
    'Handle,Title,Type,Variant Price,Variant Inventory Qty,Status\nعود-هندي,عود هندي,Oud,5,1,active\ndraft-1,Draft,Oud,5,1,draft\n',
  );
  const [oud] = shopify.products;
  const moved = (path: string) => findMovedProduct(shop.db, path);
  const present = `/product/${oud?.id}/${encodeURIComponent('عود-هندي')}`;
  expect(await moved(`/products/${encodeURIComponent('عود-هندي')}/`)).toBe(present);
  expect(await moved('/Products/عود-هندي')).toBe(present);
  for (const path of ['/products/draft-1', '/products', '/', '%', `/${'x'.repeat(600)}`]) {
    expect([path, await moved(path)]).toEqual([path, undefined]);
  }
  const dump = await tools.imported(
    'id,name,sku,type,status,regular_price,price,stock_quantity,categories,permalink\n9,Hat,H-9,simple,publish,,9,3,Hats,https://old.example/shop/hats/hat-9/?x=1\n',
  );
  expect(await moved('/shop/hats/hat-9')).toBe(`/product/${dump.products[0]?.id}/${dump.products[0]?.slug}`);
  await shop.act(shopify.id, 'undo');
  expect(await moved('/products/عود-هندي')).toBeUndefined();
  await shop.close();
});
