import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminProduct } from '@waha/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePicture, productBody } from '../../../../testing/index.ts';
import { type ImportShop, openImportShop } from '../import-shop.fixture.ts';

let root: string;
let folder: string;
let shop: ImportShop;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'waha-pictures-'));
  folder = join(root, 'pictures');
  await mkdir(join(folder, 'shoes'), { recursive: true });
  await writeFile(join(root, 'secret.jpg'), await makePicture());
  await writeFile(join(folder, 'a.jpg'), await makePicture({ width: 300 }));
  await writeFile(join(folder, 'b.png'), await makePicture({ width: 310, format: 'png' }));
  await writeFile(join(folder, 'shoes', 'red shoe.webp'), await makePicture({ width: 320, format: 'webp' }));
  await writeFile(join(folder, 'words.jpg'), 'no picture at all');
  await writeFile(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'empty.jpg'), '');
  await writeFile(join(folder, 'half.jpg'), (await makePicture({ width: 2_000, height: 2_000 })).subarray(0, 2_000));
  await writeFile(join(folder, 'large.jpg'), Buffer.concat([await makePicture(), Buffer.alloc(10 * 1024 * 1024)]));
  await writeFile(join(folder, 'many.png'), await makePicture({ width: 10_000, height: 10_000, format: 'png' }));
  await symlink(join(root, 'secret.jpg'), join(folder, 'link.jpg'));
  await symlink(root, join(folder, 'out'));
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  shop = await openImportShop({ folder });
});
afterEach(() => shop.close());

const HEAD = 'product_sku,slug,name_ar,name_en,category,price,sku,stock,pictures';
const row = (sku: string, pictures: string) => `${sku},${sku.toLowerCase()},اسم,Name,oud,10,${sku},3,"${pictures}"`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');
const OUTSIDE = ['../secret.jpg', join(tmpdir(), 'x.jpg'), 'out/secret.jpg', 'link.jpg', 'shoes/../../secret.jpg'];

const product = async (id: number | null | undefined): Promise<AdminProduct> =>
  (await shop.call(`GET /admin/products/${id}`)).body.data;
const widthsOf = ({ images }: AdminProduct) => images.map(({ width }) => width);
const media = async () => (await readdir(join(shop.shop.config.dataDir, 'media')).catch(() => [])).length;
const faultsOf = async (id: number, query = '') =>
  (await shop.items(id, query)).flatMap(({ sku, faults }) =>
    faults.map((one) => `${sku} ${one.row} ${one.column}: ${one.message}`),
  );

test('pictures of the folder are taken in their order; the same file again has nothing to say; the undo leaves none', async () => {
  const before = await shop.exported();
  const csv = file(row('P1', 'b.png a.jpg'), row('P2', 'shoes/red shoe.webp'), row('P3', ''));
  const checked = await shop.check(csv);
  expect([checked.outcomes.create, checked.pictures]).toEqual([3, { wanted: 3, taken: 0, failed: 0 }]);
  expect(await media()).toBe(0);
  const done = await shop.act(checked.id, 'run');
  expect([done.results.done, done.pictures]).toEqual([3, { wanted: 3, taken: 3, failed: 0 }]);
  const items = await shop.items(checked.id);
  expect(await Promise.all(items.map(async ({ product_id: id }) => widthsOf(await product(id))))).toEqual([
    [310, 300],
    [320],
    [],
  ]);
  const files = await media();
  const again = await shop.check(csv);
  expect([again.outcomes.unchanged, again.pictures.wanted]).toEqual([3, 0]);
  const exported = await shop.check(await shop.exported());
  expect(exported.outcomes).toMatchObject({ create: 0, update: 0, error: 0 });
  expect((await shop.act(checked.id, 'undo')).results.undone).toBe(3);
  expect(await shop.exported()).toBe(before);
  expect(await media()).toBe(files);
  // Unused pictures of an import are deleted like unused uploads.
  await shop.sweep();
  expect(await media()).toBe(0);
});

test('what a product had comes back by the undo, pictures and all', async () => {
  const first = await shop.check(file(row('H', 'a.jpg')));
  await shop.act(first.id, 'run');
  const before = await shop.exported();
  const second = await shop.check(file(row('H', 'b.png')));
  expect((await shop.items(second.id))[0]?.changes).toContain('images');
  await shop.act(second.id, 'run');
  const [item] = await shop.items(second.id);
  expect(widthsOf(await product(item?.product_id))).toEqual([310]);
  await shop.act(second.id, 'undo');
  expect(await shop.exported()).toBe(before);
  const emptied = await shop.check(file(row('H', '')));
  await shop.act(emptied.id, 'run');
  expect(widthsOf(await product(item?.product_id))).toEqual([]);
  await shop.act(emptied.id, 'undo');
  expect(await shop.exported()).toBe(before);
  await shop.sweep();
  expect(widthsOf(await product(item?.product_id))).toEqual([300]);
  expect(await media()).toBeGreaterThan(0);
});

test('the dry run names every row whose picture is not taken; the products are written without', async () => {
  const bad = ['none.jpg', 'words.jpg', 'drawing.svg', 'empty.jpg', 'large.jpg', 'many.png', 'shoes', ...OUTSIDE];
  const checked = await shop.check(file(...bad.map((name, at) => row(`B${at}`, `${name}|a.jpg`))));
  expect(checked.outcomes).toMatchObject({ create: bad.length, error: 0 });
  expect(checked.pictures).toMatchObject({ wanted: bad.length, failed: bad.length });
  const told = await faultsOf(checked.id, '&pictures=failed');
  expect(told.map((one) => one.slice(one.indexOf(' ') + 1))).toEqual([
    '2 pictures: The picture “none.jpg” was not found',
    expect.stringMatching(/^3 pictures: “words.jpg” is no whole picture/),
    expect.stringMatching(/^4 pictures: “drawing.svg” is no whole picture/),
    expect.stringMatching(/^5 pictures: “empty.jpg” is no whole picture/),
    '6 pictures: The picture “large.jpg” is larger than 10 MB',
    '7 pictures: The picture “many.png” has more than 50 megapixels',
    '8 pictures: The picture “shoes” was not found',
    ...OUTSIDE.map((name, at) => expect.stringContaining(`${9 + at} pictures: “${name}” is not in the folder`)),
  ]);
  const done = await shop.act(checked.id, 'run');
  expect([done.results.done, done.pictures]).toEqual([
    bad.length,
    { wanted: bad.length, taken: bad.length, failed: bad.length },
  ]);
  expect(await faultsOf(checked.id, '&pictures=failed')).toEqual(told);
  expect((await shop.badRows(checked.id)).split('\r\n').filter((line) => line.includes('a.jpg'))).toHaveLength(
    bad.length,
  );
});

test('one that is found out only when it is drawn, or is gone by then, is told after the run', async () => {
  await writeFile(join(folder, 'going.jpg'), await makePicture());
  const checked = await shop.check(file(row('L1', 'half.jpg a.jpg'), row('L2', 'going.jpg')));
  expect(checked.pictures).toMatchObject({ wanted: 3, failed: 0 });
  await rm(join(folder, 'going.jpg'));
  const done = await shop.act(checked.id, 'run');
  expect([done.results.done, done.pictures]).toEqual([2, { wanted: 3, taken: 1, failed: 2 }]);
  expect(await faultsOf(checked.id)).toEqual([
    expect.stringContaining('L1 2 pictures: “half.jpg” is no whole picture'),
    'L2 3 pictures: The picture “going.jpg” was not found',
  ]);
});

test('without a folder, and without the web, each is told; what the product had stays', async () => {
  const { status } = await shop.call('POST /admin/products', productBody({ category_id: shop.category, sku: 'N' }));
  expect(status).toBe(201);
  shop.deps.importPictures = { folder: undefined, web: undefined };
  const checked = await shop.check(
    `product_sku,pictures\nN,"a.jpg\nhttps://cdn.example/a,b.jpg, https://cdn.example/c.jpg"\n`,
  );
  expect(checked.outcomes.unchanged).toBe(1);
  expect(await faultsOf(checked.id)).toEqual([
    expect.stringMatching(/“a.jpg” is not taken.*IMPORT_PICTURES_DIR/),
    expect.stringMatching(/“https:\/\/cdn.example\/a,b.jpg” is not taken.*IMPORT_PICTURES_FROM_WEB/),
    expect.stringMatching(/“https:\/\/cdn.example\/c.jpg” is not taken/),
  ]);
});

test('of more than twenty the first are taken', async () => {
  const names = Array.from({ length: 22 }, (_, at) => `n${at}.jpg`);
  for (const name of names) await writeFile(join(folder, name), await makePicture({ width: 20, height: 20 }));
  const checked = await shop.check(file(row('M', names.join('|'))));
  expect([checked.outcomes.error, checked.pictures.wanted]).toEqual([0, 20]);
  expect((await faultsOf(checked.id)).join()).toContain('at most 20 pictures: “n20.jpg”');
});

test('a storage that fails is nobody’s fault: the picture is made the next time', async () => {
  const checked = await shop.check(file(row('S', 'a.jpg')));
  const { version } = await shop.show(checked.id);
  await shop.acts(checked.id)('run', version);
  const { storage } = shop.deps;
  shop.deps.storage = { ...storage, put: () => Promise.reject(new Error('the disk is full')) };
  await expect(shop.work()).rejects.toThrow('the disk is full');
  shop.deps.storage = storage;
  await shop.work();
  expect((await shop.show(checked.id)).pictures).toEqual({ wanted: 1, taken: 1, failed: 0 });
  expect(await faultsOf(checked.id)).toEqual([]);
});
