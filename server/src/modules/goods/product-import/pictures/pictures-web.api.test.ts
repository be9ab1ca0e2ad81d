import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminProduct } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FetchPolicy } from '../../../../platform/safe-fetch/index.ts';
import { makePicture } from '../../../../testing/index.ts';
import { type ImportShop, openImportShop } from '../import-shop.fixture.ts';

let shop: ImportShop;
let server: Server;
let port: string;
const asked: string[] = [];
beforeAll(async () => {
  const files: Record<string, Buffer> = {
    '/one.jpg': await makePicture({ width: 301 }),
    '/two.png': await makePicture({ width: 302, format: 'png' }),
    '/three.jpg': await makePicture({ width: 303 }),
    '/words.jpg': Buffer.from('<html>no picture</html>'),
    '/drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    '/large.jpg': Buffer.concat([await makePicture(), Buffer.alloc(10 * 1024 * 1024)]),
  };
  server = createServer(({ url = '' }, reply) => {
    asked.push(url);
    const inside = { '/inside': 'http://10.0.0.7/a.jpg', '/moved': '/one.jpg' }[url];
    if (inside) return void reply.writeHead(302, { location: inside }).end();
    reply.writeHead(files[url] ? 200 : 404, { 'content-type': 'image/jpeg' }).end(files[url]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = String((server.address() as AddressInfo).port);
  // The only reachable server of this test runs on this machine; every other address is refused.
  const web: FetchPolicy = {
    protocols: ['http:'],
    ports: [port],
    resolve: async (host) => [{ address: host === 'cdn.example' ? '127.0.0.1' : '10.0.0.7', family: 4 }],
    mayConnect: (address) => address === '127.0.0.1',
  };
  shop = await openImportShop({ web });
});
afterAll(async () => {
  server.closeAllConnections();
  await shop.close();
});

const products = async (id: number): Promise<AdminProduct[]> =>
  Promise.all(
    (await shop.items(id, '&result=done')).map(
      async ({ product_id }) => (await shop.call(`GET /admin/products/${product_id}`)).body.data,
    ),
  );
const at = (path: string) => `http://cdn.example:${port}${path}`;

test('pictures of Shopify’s come from their addresses, those of variants too; once, and not in the dry run', async () => {
  const csv = [
    'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Alt Text,Variant Image',
    `thobe,Thobe,oud,TRUE,Size,M,T-M,180,${at('/one.jpg')},White thobe,${at('/two.png')}`,
    `thobe,,,,,L,T-L,180,${at('/three.jpg')},ثوب,`,
    `thobe,,,,,,,,${at('/gone.jpg')},,`,
  ].join('\n');
  const checked = await shop.check(csv);
  expect([checked.outcomes, asked]).toEqual([{ create: 1, update: 0, unchanged: 0, error: 0 }, []]);
  const done = await shop.act(checked.id, 'run');
  expect(done.pictures).toEqual({ wanted: 4, taken: 3, failed: 1 });
  const [thobe] = await products(checked.id);
  expect(thobe?.images.map(({ width, alt_ar, alt_en }) => [width, alt_ar, alt_en])).toEqual([
    [301, 'White thobe', 'White thobe'],
    [303, 'ثوب', 'ثوب'],
    [302, 'White thobe', 'White thobe'],
  ]);
  expect(thobe?.variants.map(({ sku, image }) => [sku, image?.key])).toEqual([
    ['T-M', thobe?.images[2]?.key],
    ['T-L', undefined],
  ]);
  const [item] = await shop.items(checked.id, '&pictures=failed');
  const [missing] = (item?.faults ?? []).filter(({ column }) => column !== null);
  const message = `The picture “${at('/gone.jpg')}” was not found`;
  expect(missing).toEqual({ row: 4, column: 'Image Src', message, is_warning: true });
  const before = asked.length;
  // Only the missing picture is requested again.
  const again = await shop.check(csv);
  expect([again.outcomes.update, again.pictures.wanted]).toEqual([1, 1]);
  await shop.act(again.id, 'run');
  expect(asked.slice(before)).toEqual(['/gone.jpg']);
  expect((await products(again.id))[0]?.images).toEqual(thobe?.images);
});

test('what is no picture, too large or inside our network is told at its row', async () => {
  const names = ['/words.jpg', '/drawing.svg', '/large.jpg', '/inside', '/moved'];
  const rows = [...names.map(at), 'http://inside.example/a.jpg', 'http://192.168.1.1/a.jpg', 'file:///etc/passwd'];
  const head = 'ID,Type,SKU,Name,Regular price,Categories,Images';
  const csv = [head, ...rows.map((one, number) => `${number},simple,W${number},Name ${number},5,oud,${one}`)].join(
    '\n',
  );
  const checked = await shop.check(csv);
  expect([checked.outcomes.create, checked.pictures]).toEqual([8, { wanted: 6, taken: 0, failed: 2 }]);
  const done = await shop.act(checked.id, 'run');
  expect(done.pictures).toEqual({ wanted: 6, taken: 1, failed: 7 });
  const messages = (await shop.items(checked.id)).map(
    ({ faults }) => faults.find(({ column }) => column === 'Images')?.message,
  );
  expect(messages).toEqual([
    expect.stringContaining('no whole picture'),
    expect.stringContaining('no whole picture'),
    expect.stringContaining('larger than 10 MB'),
    expect.stringContaining('/inside” is inside a private network'),
    undefined,
    expect.stringContaining('inside.example/a.jpg” is inside a private network'),
    expect.stringContaining('192.168.1.1/a.jpg” is inside a private network'),
    expect.stringContaining('no address we take'),
  ]);
});
