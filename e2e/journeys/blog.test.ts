import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { words } from '../support/words.ts';

async function countsOf(slug: string): Promise<{ like_count: number; share_count: number } | undefined> {
  const [row] = await inDatabase<{ like_count: number; share_count: number }>(
    'select like_count, share_count from articles where slug = $1',
    [slug],
  );
  return row;
}

journey('an article is liked once, shared, and left by a link within its words', async ({ arrive }) => {
  const slug = 'saudi-coffee-at-home';
  const { page, context, open } = await arrive({ language: 'ar', width: 1280 });
  const { blog: said } = words('ar');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`/blog/${slug}`);
  const like = page.getByRole('button', { name: said.like });
  await like.click();
  await page.getByText('أعجبت قارئًا واحدًا').waitFor();
  await expect.poll(async () => (await countsOf(slug))?.like_count).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: said.like, pressed: true }).waitFor();
  await page.getByText('أعجبت قارئًا واحدًا').waitFor();
  await like.click();
  await expect.poll(async () => (await countsOf(slug))?.like_count).toBe(0);

  await page.getByRole('button', { name: said.share }).click();
  await expect.poll(async () => (await countsOf(slug))?.share_count).toBe(1);
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`/blog/${slug}$`));

  await page.evaluate('window.isSameDocument = true');
  await page.locator('.prose').getByRole('link', { name: 'دلة رسلان' }).click();
  await page.waitForURL(/\/product\/\d+\/rasalan-dallah$/);
  expect(await page.evaluate('window.isSameDocument')).toBe(true);
});

/** Renames an article as staff would: changes the slug and invalidates the cached pages of the blog. */
async function rename(from: string, to: string): Promise<void> {
  await inDatabase('update articles set slug = $2 where slug = $1', [from, to]);
  await inDatabase("insert into cache_purges (tags) values ('{blog}')");
}

journey('an address an article once had leads to it for good', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' });
  const [before, after] = ['how-to-choose-a-watch', 'watches-to-live-with'];
  await rename(before, after);
  try {
    const leadsTo = async () => {
      const response = await page.request.get(`/en/blog/${before}`, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    await expect.poll(leadsTo).toEqual([301, `/en/blog/${after}`]);
    await page.goto(`/en/blog/${before}`);
    expect(new URL(page.url()).pathname).toBe(`/en/blog/${after}`);
  } finally {
    await rename(after, before);
  }
});
