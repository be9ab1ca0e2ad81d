import { expect } from 'vitest';
import { buy } from '../support/checkout-steps.ts';
import { bringHome, signIn } from '../support/customer.ts';
import { isInReach } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { signInAsMember } from '../support/member.ts';
import { readFrom } from '../support/shop-api.ts';
import { inDatabase } from '../support/shop-database.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { asStaff } from '../support/staff.ts';

interface Request {
  id: string;
}

journey(
  'somebody asks to join, posts, is liked, answered and bought from, and earns by it; a reader reports and blocks them',
  async ({ arrive }) => {
    const { url } = shopUnderTest();
    const author = await arrive({ language: 'ar', width: 360 });
    const { page: phone } = author;
    const { token } = await signIn(author);

    // A customer without a membership: every community page redirects to the membership application.
    await author.open('/community/posts');
    await phone.waitForURL(/\/community\/join$/);
    const about = `أكتب عن العسل ${Date.now()}`;
    await phone.getByRole('textbox', { name: 'رسالتك' }).fill(about);
    await phone.getByRole('button', { name: 'أرسل الطلب' }).click();
    await phone.getByRole('heading', { name: 'طلبك قيد النظر' }).waitFor();

    const { data: own } = await readFrom<{ data: Request[] }>(url, '/community/join-requests', token);
    const request = own[0]?.id;
    await asStaff('moderator', `POST /community/join-requests/${request}/messages`, { message: 'هل لك حساب نراه؟' });
    await author.open('/community/join');
    await phone.getByText('هل لك حساب نراه؟').waitFor();
    await phone.getByRole('textbox', { name: 'رسالة إلينا' }).fill('لا، أكتب لأهلي فقط');
    await phone.getByRole('button', { name: 'أرسل', exact: true }).click();
    await phone.getByRole('listitem').filter({ hasText: 'لا، أكتب لأهلي فقط' }).waitFor();
    await asStaff('moderator', `PUT /community/join-requests/${request}/approve`);
    await author.open('/community/join');
    await phone.getByRole('link', { name: 'ادخل المجتمع' }).click();
    await phone.getByRole('heading', { level: 1 }).filter({ hasText: 'أهلًا' }).waitFor();

    // A first post is held for moderation.
    await author.open('/community/posts/new');
    const words = `عسل هذا الموسم #عسل ${Date.now()}`;
    await phone.getByRole('textbox', { name: 'نص المنشور' }).fill(words);
    await phone.getByRole('button', { name: 'أضف منتجات من المتجر' }).click();
    await phone.keyboard.type('عسل سدر');
    await phone.getByRole('option').filter({ hasText: 'عسل سدر' }).first().click();
    const [sent] = await Promise.all([
      phone.waitForResponse((answer) => answer.url().endsWith('/community/posts') && answer.status() === 201),
      phone.getByRole('button', { name: 'انشر', exact: true }).click(),
    ]);
    const { data } = (await sent.json()) as { data: { id: number; author: { handle: string } } };
    await phone.getByText('بانتظار المراجعة').first().waitFor();
    await asStaff('moderator', `PUT /admin/community/queue/post/${data.id}/release`);

    // Another member, on a desk and in English, likes it, mentions its author and buys what it shows.
    const reader = await arrive({ language: 'en', width: 1280 });
    const { page: desk } = reader;
    await signInAsMember(reader, { name: 'Omar' });
    await reader.open(`/community/posts/${data.id}`);
    const post = desk.locator(`[data-post="${data.id}"]`);
    const liked = desk.waitForResponse((answer) => answer.url().endsWith('/like'));
    await post.getByRole('button', { name: /^Like what/ }).click();
    await liked;
    await desk.getByRole('textbox', { name: 'Write a comment' }).fill(`Is it raw, @${data.author.handle} ?`);
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await desk.getByRole('article', { name: 'Comment by Omar' }).getByText('Is it raw').waitFor();
    await post.getByRole('button', { name: /to the cart$/ }).click();
    await post.getByRole('group', { name: /^Quantity/ }).waitFor();
    const number = await buy(reader);
    const [order] = await inDatabase<{ id: string; source: string }>(
      'select o.id, i.source from orders o join order_items i on i.order_id = o.id where o.number = $1',
      [number],
    );
    expect(order?.source, 'the order keeps what led to it').toBe(`post:${data.id}`);
    await bringHome(order?.id ?? '');

    // Five points for the post, one for the like, ten for the sale.
    await expect
      .poll(async () => (await readFrom<{ lifetime_points: number }>(url, '/community/my-rank', token)).lifetime_points)
      .toBe(16);
    await author.open('/community/notifications');
    const notices = phone.getByRole('main');
    await notices.getByText('Omar').first().waitFor();
    expect(await notices.getByRole('listitem').count(), 'like, mention or comment, sale').toBeGreaterThanOrEqual(3);
    await author.open(`/community/posts/${data.id}`);
    await phone.getByText('Is it raw').waitFor();

    // The reader reports the post and blocks its author.
    await reader.open('/community/posts');
    await post.waitFor();
    await post.locator('summary').first().click();
    await desk.getByRole('button', { name: 'Report', exact: true }).click();
    await desk.getByRole('radio').first().check();
    await desk.getByRole('button', { name: 'Send the report' }).click();
    await desk.getByText('We have your report; thank you').first().waitFor();
    const told = await asStaff<{ reports: unknown[] }>('moderator', `GET /admin/community/posts/${data.id}`);
    expect(told.reports).toHaveLength(1);
    await post.locator('summary').first().click();
    await desk.getByRole('button', { name: /^Block / }).click();
    const block = desk.getByRole('button', { name: 'Block', exact: true });
    await block.waitFor();
    expect(await isInReach(block), 'thanks for the report stand over the answer').toBe(true);
    await block.click();
    await post.waitFor({ state: 'detached' });
    await reader.open(`/community/members/${data.author.handle}`);
    await desk.getByText('You blocked this member').waitFor();
  },
);
