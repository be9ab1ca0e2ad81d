import { expect } from 'vitest';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { words } from '../support/words.ts';

/** Browsers without a window say so in their user agent, and are not counted. One of each language is another visitor. */
const agents = {
  ar: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148',
  en: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

interface Report {
  sources: { source: string; campaign: string; visits: number; carted: number }[];
}

for (const language of ['ar', 'en'] as const) {
  journey(
    `a visit by a campaign’s link is counted, and its owner sees what became of it (${language})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width: 360 });
      const { page, context, open } = visitor;
      await context.setExtraHTTPHeaders({ 'user-agent': agents[language] });
      const source = `campaign-${language}`;
      const counted = page.waitForRequest((request) => request.url().endsWith('/api/store/visits'));
      await open(`/?utm_source=${source}&utm_campaign=eid`);
      expect((await counted).postDataJSON()).toMatchObject({ is_first: true, source, campaign: 'eid' });
      const product = await findProduct('match-football');
      const added = page.waitForRequest((request) => /"added"/.test(request.postData() ?? ''), { timeout: 30_000 });
      await open(`/product/${product.id}`);
      await page.waitForRequest((request) => /"path":"[^"]*\/product\//.test(request.postData() ?? ''));
      await page
        .getByRole('button', { name: words(language).shell.addToCart, exact: true })
        .first()
        .click();
      expect((await added).postDataJSON()).toMatchObject({ source, added: product.id });
      expect(await context.cookies()).toEqual([]);
      const row = async () => {
        const { sources } = await asStaff<Report>('owner', 'GET /admin/visits');
        return sources.find((one) => one.source === source);
      };
      await expect
        .poll(row, { timeout: 40_000, interval: 2_000 })
        .toMatchObject({ campaign: 'eid', visits: 1, carted: 1 });
      const owner = await arrive({ language, width: 1280 });
      await workAs(owner, await hire('owner'), language);
      await owner.page.goto('/admin/visits?period=day');
      await owner.page.getByRole('rowheader', { name: source }).waitFor();
    },
  );
}
