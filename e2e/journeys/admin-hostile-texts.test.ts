import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { plainScreens } from '../support/admin-screens.ts';
import { expectNothingRan, hostile, hostileName } from '../support/hostile.ts';
import { journey } from '../support/journey.ts';
import { openShop } from '../support/provide-shop.ts';
import { workAs } from '../support/staff-browser.ts';

/**
 * Columns with text typed by customers, members or staff. Columns derived from them (HTML, search words) are computed
 * again.
 */
const TYPED =
  '^(name|title|about|description|short_description|body|message|note|notes|reason|first_name|last_name|label|author|question|answer|subject|excerpt|bio|caption|carrier|street|recipient_name|keywords|rules|prize|tagline|comment)(_ar|_en)?$';

/** Fields long enough for the whole text. */
const LONG = '^(body|message|description|answer|rules)(_ar|_en)?$';

/** Sets every such column of every table to a text; skips the columns that refuse it. */
const FILL = `
do $fill$
declare one record; chosen text;
begin
  create table filled (name text);
  for one in
    select c.table_name as t, c.column_name as c from information_schema.columns c join pg_tables p on p.tablename = c.table_name
    where c.table_schema = 'public' and c.data_type = 'text' and c.column_name ~ '${TYPED}'
  loop
    chosen := case when one.c ~ '${LONG}' then $long$HOSTILE$long$ else $short$NAME$short$ end;
    begin
      execute format('update %I set %I = %L', one.t, one.c, chosen);
      insert into filled values (one.t || '.' || one.c);
    exception when others then null;
    end;
  end loop;
end $fill$`;

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop(() => undefined, 'hostile-admin.log');
}, 300_000);
afterAll(async () => {
  await shop.shop.stop();
  await rm(shop.dataDir, { recursive: true });
});

async function fill(): Promise<number> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    await client.query(FILL.replace('HOSTILE', hostile).replace('NAME', hostileName));
    const { rows } = await client.query<{ columns: number }>('select count(*)::int as columns from filled');
    return rows[0]?.columns ?? 0;
  } finally {
    await client.end();
  }
}

journey(
  'nothing anybody typed runs in the admin: every screen, and the first thing of each list',
  async ({ arrive }) => {
    expect(await fill()).toBeGreaterThan(60);
    const database = openDatabase({ url: shop.databaseUrl, poolSize: 1 });
    const staff = await makeStaff(database.db, 'owner');
    await database.close();
    const visitor = await arrive({ language: 'ar', width: 1280, still: true, shopUrl: shop.shop.url });
    const { page } = visitor;
    await workAs(visitor, staff, 'ar');
    let seen = 0;
    for (const path of plainScreens) {
      await page.goto(`/admin${path === '/' ? '' : path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectNothingRan(page, path);
      seen += await page.getByText('window.__ran').count();
      const first = page
        .getByRole('main')
        .locator(`a[href^="/admin${path}/"]:not([href$="/new"], [href$="/many"])`)
        .first();
      if (path === '/' || (await first.count()) === 0) continue;
      await first.click();
      await page.waitForLoadState('networkidle');
      await expectNothingRan(page, `the first of ${path}`);
      seen += await page.getByText('window.__ran').count();
    }
    expect(seen, 'the texts are there to be seen').toBeGreaterThan(100);
  },
  300_000,
);
