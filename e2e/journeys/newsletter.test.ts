import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { mailAbout } from '../support/shop-mail.ts';
import { words } from '../support/words.ts';

async function statusOf(email: string): Promise<string | undefined> {
  const [row] = await inDatabase<{ status: string }>('select status from newsletter_subscribers where email = $1', [
    email,
  ]);
  return row?.status;
}

/** The address behind the first button of a mail. */
function linkOf(mail: string, page: string): string {
  return new RegExp(`href="([^"]*/newsletter/${page}\\?token=[\\w-]+)"`).exec(mail)?.[1] ?? '';
}

const ways = [
  { language: 'ar', width: 360, javaScript: true },
  { language: 'en', width: 1280, javaScript: false },
] as const;

for (const { language, width, javaScript } of ways) {
  const how = `${language}, ${width} px, JavaScript ${javaScript ? 'on' : 'off'}`;
  journey(
    `asking for the newsletter, confirming it and leaving it by the mails’ links (${how})`,
    async ({ arrive }) => {
      const email = `reader-${language}@example.com`;
      const { page, open } = await arrive({ language, width, javaScript });
      const { newsletter: said, shop } = words(language);
      await open('/');
      await page.getByLabel(shop.newsletterEmail).fill('nobody');
      await page.getByRole('button', { name: shop.newsletterAction }).click();
      await page.waitForURL(/\/newsletter$/);
      await page.locator('[aria-invalid=true]').waitFor();
      expect(await page.getByLabel(shop.newsletterEmail).inputValue()).toBe('nobody');
      await page.getByLabel(shop.newsletterEmail).fill(email);
      await page.getByRole('button', { name: shop.newsletterAction }).click();
      await page.getByText(said.sent).waitFor();

      const confirm = linkOf(await mailAbout(`To: ${email}`, '/newsletter/confirm'), 'confirm');
      await page.goto(confirm);
      await page.getByRole('heading', { name: said.confirmTitle }).waitFor();
      expect(await statusOf(email), 'opening a link changes nothing').toBe('pending');
      await page.getByRole('button', { name: said.confirmAction }).click();
      await page.getByRole('heading', { name: said.confirmedTitle }).waitFor();
      expect(await statusOf(email)).toBe('subscribed');

      const welcome = await mailAbout(`To: ${email}`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      await page.goto(linkOf(welcome, 'unsubscribe'));
      expect(await statusOf(email)).toBe('subscribed');
      await page.getByRole('button', { name: said.unsubscribeAction }).click();
      await page.getByRole('heading', { name: said.unsubscribedTitle }).waitFor();
      expect(await statusOf(email)).toBe('unsubscribed');
    },
  );
}

journey('a double click asks for the newsletter once', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 360 });
  const { newsletter: said, shop } = words('ar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await open('/newsletter');
  await page.getByLabel(shop.newsletterEmail).fill('twice@example.com');
  await page.getByRole('button', { name: shop.newsletterAction }).dblclick();
  await page.getByText(said.sent).waitFor();
  expect(sent).toHaveLength(1);
});
