import { describe } from 'vitest';
import { expectAccessible, readers } from '../support/accessible.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { anotherMember, signInAsMember, writeComment, writePost } from '../support/member.ts';
import type { Visitor } from '../support/visitor.ts';
import { literally, words } from '../support/words.ts';

/** A post of another member with every kind of text that a post may contain. */
async function aPost(): Promise<{ id: number; handle: string }> {
  const author = await anotherMember();
  const [simple, variable] = [await findProduct('sukkari-dates'), await findProduct('evening-clutch')];
  const text = `قهوة #الصباح مع @${author.handle} من https://example.com/coffee`;
  const { memberId } = author;
  const id = await writePost({ memberId, text, productIds: [simple.id, variable.id] });
  await writeComment({ memberId, postId: id, text: 'شكرًا لكم' });
  return { id, handle: author.handle };
}

/** Pages of the community, and how to open each. */
const pages: Record<string, (visitor: Visitor) => Promise<void>> = {
  'joining it, with errors': async (visitor) => {
    await signIn(visitor);
    await visitor.open('/community/join');
    const { join } = words(visitor.language);
    await visitor.page.getByRole('button', { name: join.enter, exact: true }).click();
    await visitor.page.getByText(join.needInvoice, { exact: true }).waitFor();
  },
  'its home': async (visitor) => {
    await aPost();
    await signInAsMember(visitor);
    await visitor.open('/community');
    await visitor.page.getByRole('article').first().waitFor();
    await visitor.page.getByText(words(visitor.language).community.firstSteps, { exact: true }).waitFor();
  },
  'its posts, one of them reported': async (visitor) => {
    const { page, language } = visitor;
    await aPost();
    await signInAsMember(visitor);
    await visitor.open('/community/posts');
    const { community } = words(language);
    const post = page.getByRole('article').first();
    await post.getByRole('group').first().locator('summary').click();
    await page.getByRole('button', { name: community.report, exact: true }).click();
    await page.getByRole('button', { name: community.reportSend, exact: true }).click();
    await page.getByText(community.reasonNeeded, { exact: true }).waitFor();
  },
  'a post with comments, one being answered': async (visitor) => {
    const { id } = await aPost();
    await signInAsMember(visitor);
    await visitor.open(`/community/posts/${id}`);
    const { posts } = words(visitor.language);
    await visitor.page.getByRole('button', { name: posts.answer, exact: true }).first().click();
    await visitor.page.getByRole('button', { name: posts.cancel, exact: true }).waitFor();
  },
  'a post being written, with errors': async (visitor) => {
    const { page } = visitor;
    await signInAsMember(visitor);
    await visitor.open('/community/posts/new');
    const { posts } = words(visitor.language);
    await page.getByRole('button', { name: posts.nameProducts, exact: true }).click();
    await page.getByRole('combobox').fill('عود');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const notPicture = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await page.locator('input[type=file]').setInputFiles(notPicture);
    await page.getByRole('button', { name: posts.send, exact: true }).click();
    await page.getByText(posts.needText, { exact: true }).waitFor();
  },
  'a post of one’s own that waits': async (visitor) => {
    const { memberId } = await signInAsMember(visitor);
    const id = await writePost({ memberId, text: 'أول منشور لي', isPublished: false });
    await visitor.open(`/community/posts/${id}`);
    await visitor.page.getByText(words(visitor.language).posts.waits, { exact: true }).waitFor();
  },
  'a post being changed': async (visitor) => {
    const { memberId } = await signInAsMember(visitor);
    const id = await writePost({ memberId, text: 'أول منشور لي', isPublished: false });
    await visitor.open(`/community/posts/${id}/edit`);
    await visitor.page.getByRole('button', { name: words(visitor.language).posts.save, exact: true }).waitFor();
  },
  'a member, about to be blocked': async (visitor) => {
    const { page, language } = visitor;
    const { handle } = await aPost();
    await signInAsMember(visitor);
    await visitor.open(`/community/members/${handle}`);
    await page.getByRole('article').first().waitFor();
    await page.locator('main summary').first().click();
    const [start = ''] = words(language).community.block.split('{');
    await page
      .getByRole('button', { name: new RegExp(literally(start.trim())) })
      .first()
      .click();
    await page.getByText(words(language).community.blockText, { exact: true }).waitFor();
  },
  'how one is seen, with errors': async (visitor) => {
    const { page } = visitor;
    await signInAsMember(visitor);
    await visitor.open('/community/profile');
    const { members } = words(visitor.language);
    await page.locator('#handle').fill('a');
    await page.getByRole('button', { name: members.save, exact: true }).click();
    await page.getByText(members.wrongHandle, { exact: true }).waitFor();
  },
  'its settings': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/settings');
    await visitor.page.getByText(words(visitor.language).members.blockedNone, { exact: true }).waitFor();
  },
};

describe.each(readers)(
  'axe finds nothing in the community, in $language at $width and $otherWidth px, on',
  (reader) => {
    const { language, width, otherWidth } = reader;
    for (const [name, bring] of Object.entries(pages)) {
      journey(`${name} (${language}, ${width} and ${otherWidth})`, async ({ arrive }) => {
        const visitor = await arrive({ language, width, still: true, sharesCache: true });
        await bring(visitor);
        // Scrolled to the top, where sticky bars cover no content.
        await visitor.page.evaluate('scrollTo(0, 0)');
        await expectAccessible(visitor, [width, otherWidth]);
      });
    }
  },
);
