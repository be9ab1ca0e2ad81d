import { describe } from 'vitest';
import { expectAccessible, readers } from '../support/accessible.ts';
import { aContest, anEntry, aReward, givePoints } from '../support/community-rooms.ts';
import { journey } from '../support/journey.ts';
import { signInAsMember } from '../support/member.ts';
import { readFrom } from '../support/shop-api.ts';
import { inDatabase } from '../support/shop-database.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** Creates a member's reel whose film could not be processed; returns its number. */
async function aFailedReel(memberId: number): Promise<number> {
  const [reel] = await inDatabase<{ id: number }>(
    `with made as (
      insert into posts (member_id, kind, is_ready, body, status, held_for)
      values ($1, 'reel', false, 'قهوة الصباح', 'pending', '{first}') returning id
    )
    insert into post_videos (post_id, upload_id, status, failure)
    select id, gen_random_uuid(), 'failed', 'damaged' from made returning post_id as id`,
    [memberId],
  );
  return reel?.id ?? 0;
}

/** Smaller rooms of the community, and how to open each. */
const pages: Record<string, (visitor: Visitor) => Promise<void>> = {
  'its contests': async (visitor) => {
    await aContest('open');
    await signInAsMember(visitor);
    await visitor.open('/community/contests');
    await visitor.page.getByRole('article').first().waitFor();
  },
  'a contest to enter, with an error': async (visitor) => {
    const id = await aContest('open');
    await signInAsMember(visitor);
    await visitor.open(`/community/contests/${id}`);
    const { contests } = words(visitor.language);
    await visitor.page.getByRole('button', { name: contests.send, exact: true }).click();
    await visitor.page.getByText(contests.photoNeeded, { exact: true }).last().waitFor();
  },
  'a contest, about to vote': async (visitor) => {
    const id = await aContest('voting');
    await anEntry(id);
    await signInAsMember(visitor);
    await visitor.open(`/community/contests/${id}`);
    const { contests } = words(visitor.language);
    const article = visitor.page.getByRole('article').first();
    await article.getByRole('button').first().click();
    await visitor.page.getByText(contests.voteText, { exact: true }).waitFor();
  },
  'a contest that is over': async (visitor) => {
    const id = await aContest('closed');
    await anEntry(id);
    await signInAsMember(visitor);
    await visitor.open(`/community/contests/${id}`);
    await visitor.page.getByText(words(visitor.language).contests.waiting, { exact: true }).waitFor();
    await visitor.page.getByRole('article').first().waitFor();
  },
  'its reels': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/reels');
    await visitor.page.locator('article[data-reel]').first().waitFor();
    await visitor.page.waitForLoadState('networkidle');
  },
  'one reel': async (visitor) => {
    const { token } = await signInAsMember(visitor);
    const { data } = await readFrom<{ data: { id: number }[] }>(shopUnderTest().url, '/community/reels', token);
    await visitor.open(`/community/reels/${data[0]?.id}`);
    await visitor.page.locator('article[data-reel]').first().waitFor();
    await visitor.page.waitForLoadState('networkidle');
  },
  'a reel of one’s own that could not be made': async (visitor) => {
    const { memberId } = await signInAsMember(visitor);
    await visitor.open(`/community/reels/${await aFailedReel(memberId)}`);
    await visitor.page.getByText(words(visitor.language).reels.failed, { exact: true }).first().waitFor();
  },
  'a reel being changed': async (visitor) => {
    const { memberId } = await signInAsMember(visitor);
    await visitor.open(`/community/reels/${await aFailedReel(memberId)}/edit`);
    const { reels } = words(visitor.language);
    await visitor.page.getByRole('button', { name: reels.save, exact: true }).waitFor();
  },
  'a reel being made, with an error': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/reels/new');
    const { reels } = words(visitor.language);
    await visitor.page.getByRole('button', { name: reels.post, exact: true }).click();
    await visitor.page.getByText(reels.needFilm, { exact: true }).last().waitFor();
  },
  'what one saved, and a collection being named': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/saved');
    const { saves } = words(visitor.language);
    await visitor.page.getByRole('button', { name: saves.newCollection, exact: true }).click();
    await visitor.page.getByRole('textbox', { name: saves.name, exact: true }).waitFor();
  },
  'a collection that is gone': async (visitor) => {
    visitor.complaints.allow(/404/);
    await signInAsMember(visitor);
    await visitor.open('/community/saved/2147483647');
    await visitor.page.getByRole('alert').first().waitFor();
  },
  'its leaderboard': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/leaderboard?period=all');
    await visitor.page.getByText(words(visitor.language).leaderboard.noPlace, { exact: true }).waitFor();
  },
  'its rewards, one of them asked for': async (visitor) => {
    await aReward();
    const { userId } = await signInAsMember(visitor);
    await givePoints(userId, 500);
    await visitor.open('/community/rewards');
    const { rewards } = words(visitor.language);
    await visitor.page
      .getByRole('button', { name: new RegExp(`^${rewards.take}`) })
      .first()
      .click();
    await visitor.page.getByRole('button', { name: rewards.confirm, exact: true }).waitFor();
  },
  'its reviews': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/reviews');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
  },
  'notifications, none yet': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/notifications');
    await visitor.page.getByText(words(visitor.language).notices.none, { exact: true }).waitFor();
  },
  'what one is told of': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open('/community/notifications/settings');
    await visitor.page.getByRole('checkbox').first().waitFor();
  },
  'its search': async (visitor) => {
    await signInAsMember(visitor);
    await visitor.open(`/community/search?q=${encodeURIComponent('قهوة')}`);
    await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
  },
};

describe.each(readers)(
  'axe finds nothing in the rooms of the community, in $language at $width and $otherWidth px, on',
  ({ language, width, otherWidth }) => {
    for (const [name, bring] of Object.entries(pages)) {
      journey(`${name} (${language}, ${width} and ${otherWidth})`, async ({ arrive }) => {
        const visitor = await arrive({ language, width, still: true, sharesCache: true });
        await bring(visitor);
        await expectAccessible(visitor, [width, otherWidth]);
      });
    }
  },
);
