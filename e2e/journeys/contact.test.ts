import { expect } from 'vitest';
import { holdScripts } from '../support/hold-scripts.ts';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { mailAbout } from '../support/shop-mail.ts';
import { words } from '../support/words.ts';

const messages = {
  ar: {
    name: 'نورة العتيبي',
    phone: '٠٥٥١١١٠٠٩٩',
    stored: '+966551110099',
    text: 'أين طلبي من فضلكم؟ مضى عليه أسبوع.',
  },
  en: { name: 'Sara Smith', phone: '0551110098', stored: '+966551110098', text: 'Where is my order, please?' },
} as const;

async function received(phone: string): Promise<string[]> {
  const rows = await inDatabase<{ reference: string }>('select reference from contact_messages where phone = $1', [
    phone,
  ]);
  return rows.map(({ reference }) => reference);
}

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  journey(
    `a message says what it lacks, outlives a reload and is sent once (${language}, ${width})`,
    async ({ arrive }) => {
      const message = messages[language];
      const { page, open, complaints } = await arrive({ language, width });
      const { contact: said } = words(language);
      complaints.allow(/422|429/);
      await open('/contact');
      const send = page.getByRole('button', { name: said.send });
      await send.click();
      await page.locator('#name[aria-invalid=true]:focus').waitFor();
      expect(await page.locator('[aria-invalid=true]').count()).toBe(4);

      await page.locator('#name').fill(message.name);
      await page.locator('#topic').selectOption('order');
      await page.locator('#message').fill(message.text);
      await send.click();
      await page.locator('#email[aria-invalid=true]:focus').waitFor();
      await page.locator('#phone').fill(message.phone);
      await page.reload();
      await expect.poll(() => page.locator('#message').inputValue()).toBe(message.text);
      expect(await page.locator('#topic').inputValue()).toBe('order');

      await send.dblclick();
      await page.getByRole('heading', { name: said.sentTitle }).waitFor();
      const references = await received(message.stored);
      expect(references).toHaveLength(1);
      await page.getByText(references[0] ?? '').waitFor();
      const mail = await mailAbout(references[0] ?? '', message.name);
      expect(mail).toContain(message.text);
      await page.reload();
      expect(await page.locator('#message').inputValue()).toBe('');
    },
  );
}

journey('a connection that breaks while a message is sent loses nothing, and sends it once', async ({ arrive }) => {
  const { page, open, complaints, context } = await arrive({ language: 'ar', width: 360 });
  complaints.allow(/request failed|Failed to load resource|429/);
  await open('/contact');
  await page.locator('#name').fill('سعد');
  await page.locator('#phone').fill('0551110097');
  await page.locator('#topic').selectOption('other');
  await page.locator('#message').fill('رسالة تصل ولا يصل جوابها');
  // The request arrives; its answer is lost.
  let isBroken = false;
  await context.route('**/api/store/contact', async (route) => {
    const response = await route.fetch();
    if (response.status() === 201 && !isBroken) {
      isBroken = true;
      return route.abort('connectionreset');
    }
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'أرسل الرسالة' }).click();
  await page.getByRole('alert').filter({ hasText: 'لم يصلنا الرد' }).waitFor();
  await page.getByRole('button', { name: 'أرسل الرسالة' }).click();
  await page.getByRole('heading', { name: 'وصلتنا رسالتك' }).waitFor();
  expect(await received('+966551110097')).toHaveLength(1);
});

journey('what is filled in before the page comes alive is added to the message of before', async ({ arrive }) => {
  const { page, open, context } = await arrive({ language: 'ar', width: 360 });
  await open('/contact');
  await page.locator('#message').fill('رسالة بدأت قبل قليل');
  const wakeUp = await holdScripts(context);
  // As a browser does that fills in the fields it knows, after a reload too.
  await page.reload();
  await page.locator('#name').fill('نورة');
  await page.locator('#phone').fill('0551110096');
  wakeUp();
  await awake(page);
  const written = async () =>
    Promise.all(['#name', '#phone', '#message'].map((field) => page.locator(field).inputValue()));
  const all = ['نورة', '0551110096', 'رسالة بدأت قبل قليل'];
  await expect.poll(written).toEqual(all);
  await page.reload();
  await expect.poll(written).toEqual(all);
});
