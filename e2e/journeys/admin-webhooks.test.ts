import { expect } from 'vitest';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabic from '../../admin/app/text/ar/webhooks.ts';
import englishCommon from '../../admin/app/text/en/common.ts';
import english from '../../admin/app/text/en/webhooks.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fill, press } from '../support/admin-steps.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const words = { ar: { ...arabicCommon, ...arabic }, en: { ...englishCommon, ...english } };
const ORDER = { ar: 'طلب جديد', en: 'An order was placed' };

/** Messages that arrived: the shop under test sends none to this machine. */
const logOf = (id: string, count: number) =>
  inDatabase(
    `insert into webhook_deliveries (webhook_id, message_id, event_id, event, body, state, attempts, status, answer, created_at, delivered_at)
     select $1, 'msg_' || n, n, 'order.placed', '{"type":"order.placed","version":1,"data":{"orderId":"o-' || n || '"}}',
       case when n % 5 = 0 then 'failed' else 'delivered' end, 1, case when n % 5 = 0 then 500 else 200 end, 'ok ' || n, now(), case when n % 5 = 0 then null else now() end
     from generate_series(1, $2::int) n`,
    [id, count],
  );

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  const say = words[language];

  journey(
    `an owner adds a webhook, copies its secret, tests it, reads its log, rotates and removes it (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page, hands } = visitor;
      // An address of this machine and a choice of nothing are refused.
      visitor.complaints.allow(/\b422\b/);
      await workAs(visitor, await hire('owner'), language);
      const name = `ERP ${language}`;
      await page.goto('/admin/webhooks');
      await press(visitor, say.add);
      const dialog = page.getByRole('dialog');
      const accept = () => hands.press(dialog.getByRole('button', { name: say.add, exact: true }));
      await fill(visitor, 'url', 'https://127.0.0.1/hook');
      await fill(visitor, 'description', name);
      await hands.choose(dialog.locator('[name=kind]'), { value: 'chosen' });
      await accept();
      await dialog.getByRole('alert').first().waitFor();
      await hands.tick(dialog.getByLabel(ORDER[language]));
      await expectAccessible(visitor, [width]);
      await accept();
      await dialog.getByText('https://', { exact: false }).last().waitFor();
      // The name leads to this machine when it is resolved, which is found out when something is sent.
      await fill(visitor, 'url', 'https://localhost/hook');
      await accept();
      await page.getByRole('heading', { name: say.secretTitle.replace('{name}', name) }).waitFor();
      await expectAccessible(visitor, [width]);
      const secret = (await dialog.locator('p.font-mono').textContent()) ?? '';
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      await page.evaluate(`navigator.clipboard.writeText = async (text) => { window.copiedText = text; }`);
      await hands.press(dialog.getByRole('button', { name: say.copy, exact: true }));
      await dialog.getByRole('button', { name: say.copied, exact: true }).waitFor();
      expect(await page.evaluate('window.copiedText')).toBe(secret);
      await hands.press(dialog.getByRole('button', { name: say.stored }));
      await expectAccessible(visitor, [width]);

      await hands.press(page.getByRole('link', { name: new RegExp(name) }));
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const id = page.url().split('/').at(-1) ?? '';
      await page.getByText(say.logNone).waitFor();
      await press(visitor, say.sendTest);
      await page.getByText(say.testFailed.replace('{reason}', say.problem_private)).waitFor();
      await expectAccessible(visitor, [width]);

      await logOf(id, 45);
      await page.reload();
      const rows = page.locator('tbody tr, ul[aria-label] > li').filter({ hasText: ORDER[language] });
      await expect.poll(() => rows.count()).toBe(20);
      await press(visitor, say.next);
      await expect.poll(() => page.url()).toContain('page=2');
      await expect.poll(() => rows.count()).toBe(20);
      await press(visitor, say.filters);
      await hands.choose(page.locator('select').and(page.getByLabel(say.deliveryState, { exact: true })), {
        value: 'failed',
      });
      await expect.poll(() => rows.count()).toBe(9);
      await hands.press(rows.first().getByRole('button'));
      await dialog.getByText('"orderId": "o-45"').waitFor();
      await expectAccessible(visitor, [width]);
      await hands.press(dialog.getByRole('button', { name: say.resend, exact: true }));
      await page.getByText(say.resent).waitFor();

      await press(visitor, say.rotate);
      await hands.press(dialog.getByRole('button', { name: say.rotate, exact: true }));
      await dialog.getByText(say.formerText).waitFor();
      expect(await dialog.locator('p.font-mono').textContent()).not.toBe(secret);
      await hands.press(dialog.getByRole('button', { name: say.stored }));
      await page.getByText(say.formerSecretUntil, { exact: true }).waitFor();

      await press(visitor, say.pause);
      await page.getByText(say.about_paused).waitFor();
      await press(visitor, say.activate);
      await page.getByText(say.about_paused).waitFor({ state: 'detached' });
      await inDatabase(
        `update webhooks set state = 'failing', failing_since = now(), version = version + 1 where id = $1`,
        [id],
      );
      await page.goto('/admin');
      await page.getByText(new RegExp(say.alarm)).waitFor();
      await hands.press(page.getByRole('link', { name }));
      await page.getByText(say.about_failing).waitFor();
      await expectAccessible(visitor, [width]);

      await press(visitor, say.edit);
      await fill(visitor, 'description', `${name} 2`);
      await inDatabase(`update webhooks set description = 'somebody else', version = version + 1 where id = $1`, [id]);
      visitor.complaints.allow(/\b409\b/);
      await hands.press(dialog.getByRole('button', { name: say.save, exact: true }));
      await dialog.getByText(say.changedTitle).waitFor();
      await hands.press(dialog.getByRole('button', { name: say.keepMine }));
      await page.getByRole('heading', { level: 1, name: `${name} 2` }).waitFor();

      await press(visitor, say.remove);
      await hands.press(dialog.getByRole('button', { name: say.remove, exact: true }));
      await page.waitForURL(/\/admin\/webhooks$/);
      await expect.poll(() => page.getByText(name).count()).toBe(0);
    },
  );
}
