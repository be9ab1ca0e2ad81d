import { expect } from 'vitest';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import { journey } from '../support/journey.ts';
import { hasFocus, tabAndEnter, tabTo } from '../support/keyboard.ts';
import { signInAsMember } from '../support/member.ts';
import { asStaff } from '../support/staff.ts';

/** Two pictures named as a phone's camera names them. */
async function twoPictures() {
  const buffers = await Promise.all([1, 2].map(() => makePicture({ width: 900, height: 700 })));
  return buffers.map((buffer, index) => ({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer }));
}

journey(
  'a member posts by keyboard and waits; another likes, comments and puts the product into the cart',
  async ({ arrive }) => {
    const author = await arrive({ language: 'ar', width: 1280 });
    const { page } = author;
    await signInAsMember(author, { name: 'هند' });
    await author.open('/community/home');
    await page.getByRole('heading', { level: 1, name: 'أهلًا هند' }).waitFor();
    expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toMatch(/\/community$/);
    await author.open('/community');
    await page.getByRole('heading', { level: 1, name: 'أهلًا هند' }).waitFor();

    await tabAndEnter(page, page.getByRole('button', { name: 'ما الجديد يا هند؟' }));
    const text = page.getByRole('textbox', { name: 'نص المنشور' });
    await text.waitFor();
    expect(await hasFocus(text), 'the field one opened has the focus').toBe(true);
    const words = `تمر اليوم #تمور ${Date.now()}`;
    await page.keyboard.type(words);

    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.locator('input[type=file]'));
    await page.keyboard.press('Space');
    await (await chooser).setFiles(await twoPictures());
    await page.getByText('رُفعت صورتان').waitFor({ state: 'attached' });
    const alts = page.getByRole('textbox', { name: /^ماذا في الصورة/ });
    await alts.first().fill('صحن تمر');
    await alts.last().fill('فنجان قهوة');
    await page.getByRole('button', { name: 'أخّر الصورة 1' }).focus();
    await page.keyboard.press('Enter');
    expect(await alts.first().inputValue(), 'its words go with a picture that was moved').toBe('فنجان قهوة');

    await page.getByRole('button', { name: 'أضف منتجات من المتجر' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('معمول التمر');
    await page
      .getByRole('option', { name: /^معمول التمر/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('list', { name: 'منتجات في المنشور' }).getByRole('listitem');
    await chosen.first().waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'أكمل ما بدأت كتابته' }).click();
    expect(await text.inputValue(), 'what was typed stays').toBe(words);
    await chosen.first().waitFor();
    expect(await alts.first().inputValue()).toBe('فنجان قهوة');

    const [sent] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/community/posts') && answer.status() === 201),
      page.getByRole('button', { name: 'انشر', exact: true }).dblclick(),
    ]);
    const { data } = (await sent.json()) as { data: { id: number; products: { id: number; name: string }[] } };
    const [named] = data.products;
    const own = page.locator(`[data-post="${data.id}"]`);
    await own.getByText('بانتظار المراجعة').waitFor();
    expect(await page.getByText(words).count(), 'two presses are one post').toBe(1);

    const reader = await arrive({ language: 'en', width: 360 });
    const { page: phone } = reader;
    await signInAsMember(reader, { name: 'Omar' });
    await reader.open('/community/posts');
    await phone.getByRole('article').first().waitFor();
    expect(await phone.locator(`[data-post="${data.id}"]`).count(), 'nobody else sees what waits').toBe(0);

    await asStaff('moderator', `PUT /admin/community/queue/post/${data.id}/release`);
    await reader.open('/community/posts');
    const post = phone.locator(`[data-post="${data.id}"]`);
    await post.waitFor();
    expect(await post.getByRole('img').count()).toBe(2);

    const like = post.getByRole('button', { name: /^Like what/ });
    const liked = phone.waitForResponse((answer) => answer.url().endsWith('/like'));
    await like.click();
    await liked;
    expect(await like.getAttribute('aria-pressed')).toBe('true');

    await post.getByRole('button', { name: /to the cart$/ }).click();
    await post.getByRole('group', { name: /^Quantity/ }).waitFor();
    const cart: { id: number; source?: string }[] = JSON.parse(
      (await phone.evaluate<string | null>(`localStorage.getItem('cart')`)) ?? '[]',
    );
    expect(cart).toMatchObject([{ id: named?.id, source: `post:${data.id}` }]);

    await post.getByRole('link', { name: /^Comments on the post/ }).click();
    const field = phone.getByRole('textbox', { name: 'Write a comment' });
    await field.fill('Which dates are these?');
    await phone.reload();
    expect(await field.inputValue(), 'what was typed outlives a reload').toBe('Which dates are these?');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await phone.getByRole('article', { name: 'Comment by Omar' }).getByText('Which dates are these?').waitFor();
    await phone.getByRole('heading', { name: 'One comment' }).waitFor();

    await phone.goBack();
    await post.getByRole('link', { name: /one comment/ }).waitFor();
    expect(await like.getAttribute('aria-pressed')).toBe('true');
  },
);
