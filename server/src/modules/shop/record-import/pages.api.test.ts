import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecordShop } from './import-shop.fixture.ts';

let shop: Awaited<ReturnType<typeof openRecordShop>>;
beforeEach(async () => {
  shop = await openRecordShop();
});
afterEach(() => shop.close());

test('pages come with their address, cleaned, and the undo leaves those that were changed', async () => {
  const csv = [
    'Handle,Title,Body HTML,Published,Excerpt',
    'our-story,قصتنا,"<div style=""x""><h1>البداية</h1><p onclick=""a()"">نحن <b>هنا</b></p><script>x</script></div>",TRUE,عن المتجر',
    'https://old.example/pages/Care%20Guide?x=1,Care guide,Wash **cold**,FALSE,',
    ',بلا نص,,TRUE,',
    ',,x,TRUE,',
  ].join('\n');
  const done = await shop.imported('pages', csv);
  expect(
    (await shop.items(done.id)).map(({ outcome, faults }) => [outcome, ...faults.map(({ kind }) => kind)]),
  ).toEqual([['create'], ['create', 'draft'], ['error', 'no_body'], ['error', 'no_title']]);
  const page = (await shop.call('GET /custom-pages/our-story')).body.data;
  expect(page).toMatchObject({ title: 'قصتنا', description: 'عن المتجر', languages: ['ar'] });
  expect(page.html).toContain('<strong>هنا</strong>');
  expect(page.html).not.toMatch(/script|onclick|style/);
  const written = (await shop.call('GET /admin/custom-pages')).body.data;
  expect(written.map(({ slug, status }: { slug: string; status: string }) => [slug, status])).toEqual([
    ['care-guide', 'draft'],
    ['our-story', 'published'],
  ]);
  expect((await shop.imported('pages', csv)).outcomes).toEqual({ create: 0, known: 2, error: 2 });
  const { id, updated_at: _, ...draft } = (await shop.call(`GET /admin/custom-pages/${written[0].id}`)).body.data;
  await shop.call(`PUT /admin/custom-pages/${id}`, { ...draft, status: 'published' });
  expect((await shop.act(done.id, 'undo')).results).toEqual({ done: 0, undone: 1, kept: 1 });
  expect((await shop.call('GET /admin/custom-pages')).body.data).toHaveLength(1);
});
