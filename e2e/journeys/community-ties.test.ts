import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { anotherMember, signInAsMember, writePost } from '../support/member.ts';
import type { Visitor } from '../support/visitor.ts';

journey('a member follows another, reads what they write in one place, and stops again', async ({ arrive }) => {
  const author = await anotherMember('هند');
  const text = `من دفتر هند ${Date.now()}`;
  const postId = await writePost({ memberId: author.memberId, text });
  const reader = await arrive({ language: 'ar', width: 360 });
  const { page } = reader;
  await signInAsMember(reader, { name: 'لولوة' });
  await reader.open('/community');
  await page.getByRole('heading', { level: 1, name: 'أهلًا لولوة' }).waitFor();
  await page.getByRole('button', { name: 'ما الجديد يا لولوة؟' }).waitFor();

  await reader.open(`/community/members/${author.handle}`);
  await page.getByRole('button', { name: 'تابع هند' }).click();
  await page.getByText('متابع واحد').waitFor();
  await expectAccessible(reader, [360]);
  await reader.open('/community/posts?followed=true');
  const post = page.locator(`[data-post="${postId}"]`);
  await post.getByText(text).waitFor();
  await post.locator('summary').first().click();
  await page.getByRole('button', { name: 'إلغاء متابعة هند' }).click();
  await page.getByText('ألغيت متابعة هند').waitFor();
  await reader.open('/community/posts?followed=true');
  await page.getByText('لا جديد ممن تتابعهم').waitFor();
  await reader.open('/community/settings');
  await page.getByText('لا تتابع أحدًا بعد').waitFor();
});

journey('a member asks in a poll, another votes once, and both see the result', async ({ arrive }) => {
  const author = await arrive({ language: 'ar', width: 360 });
  const { page } = author;
  await signInAsMember(author, { name: 'هند', isTrusted: true });
  await author.open('/community/posts/new');
  const text = `أي قهوة للضيوف؟ ${Date.now()}`;
  await page.getByRole('textbox', { name: 'نص المنشور' }).fill(text);
  await page.getByRole('button', { name: 'أضف استطلاعًا' }).click();
  await page.getByRole('button', { name: 'انشر', exact: true }).click();
  await page.getByText('اكتب خيارين على الأقل').waitFor();
  await page.getByRole('textbox', { name: 'الخيار 1' }).fill('عربية');
  await page.getByRole('textbox', { name: 'الخيار 2' }).fill('تركية');
  await expectAccessible(author, [360]);
  const [sent] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/community/posts') && answer.status() === 201),
    page.getByRole('button', { name: 'انشر', exact: true }).click(),
  ]);
  const { data } = (await sent.json()) as { data: { id: number } };

  const reader = await arrive({ language: 'en', width: 1280 });
  await signInAsMember(reader, { name: 'Omar' });
  await reader.open(`/community/posts/${data.id}`);
  const desk = reader.page;
  await desk.getByText('No votes yet').waitFor();
  await desk.getByRole('radio', { name: 'تركية' }).check();
  await expectAccessible(reader, [1280]);
  await desk.getByRole('button', { name: 'Vote', exact: true }).click();
  const results = desk.getByRole('list', { name: 'Result of the poll' });
  await results.getByText('100%').waitFor();
  await expectAccessible(reader, [1280]);
  await author.open(`/community/posts/${data.id}`);
  await page.getByText('صوت واحد').waitFor();
  await page.getByRole('radio', { name: 'عربية' }).check();
  await page.getByRole('button', { name: 'صوّت', exact: true }).click();
  await page.getByRole('list', { name: 'نتيجة الاستطلاع' }).getByText('50%').first().waitFor();
  await author.open(`/community/posts/${data.id}/edit`);
  await page.getByText('لم يعد النص ولا الصور ولا الاستطلاع قابلة للتعديل').waitFor();
  await page.getByRole('region', { name: 'نص المنشور' }).getByText(text).waitFor();
  expect(await page.getByRole('textbox', { name: 'نص المنشور' }).count()).toBe(0);
  await expectAccessible(author, [360]);
  await page.getByRole('button', { name: 'احفظ التعديل' }).click();
  await page.getByRole('list', { name: 'نتيجة الاستطلاع' }).waitFor();
});

/** Draws one finger over an element by so many pixels to the right. */
async function stroke({ page, context }: Visitor, element: Locator, by: number): Promise<void> {
  const session = await context.newCDPSession(page);
  const box = await element.boundingBox();
  const at = (shift: number) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + shift,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(by / 2)] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(by)] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

journey('pictures shown large follow the finger, in the direction of reading', async ({ arrive }) => {
  const { id } = await findProduct('layl-diriyah-eau-de-parfum');
  for (const [language, next, zoom] of [
    ['ar', 80, 'تكبير الصورة'],
    ['en', -80, 'Enlarge the picture'],
  ] as const) {
    const reader = await arrive({ language, width: 360 });
    await reader.open(`/product/${id}`);
    await reader.page.getByRole('main').getByRole('button', { name: zoom }).first().click();
    const dialog = reader.page.getByRole('dialog');
    const shown = dialog.getByRole('status');
    const picture = dialog.getByRole('button', { name: zoom });
    await shown.waitFor({ state: 'attached' });
    const first = await shown.textContent();
    await stroke(reader, picture, next);
    await expect.poll(() => shown.textContent()).not.toBe(first);
    await stroke(reader, picture, -next);
    await expect.poll(() => shown.textContent()).toBe(first);
  }
});
