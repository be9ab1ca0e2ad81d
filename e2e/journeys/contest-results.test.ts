import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { aContest, anEntry, moveContest } from '../support/community-rooms.ts';
import { scrollOnTo } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { signInAsMember } from '../support/member.ts';
import { inDatabase } from '../support/shop-database.ts';

/** A closed contest with two confirmed winners. */
async function aDecidedContest(): Promise<number> {
  const id = await aContest('voting');
  const places = [await anEntry(id, 'ركن القهوة عندي'), await anEntry(id, 'ركن الشاي عندي')];
  await moveContest(id, 'closed');
  for (const [index, entry] of places.entries()) {
    await inDatabase('update contest_entries set place = $1 where id = $2', [index + 1, entry]);
  }
  await inDatabase('update contests set decided_at = now() where id = $1', [id]);
  return id;
}

journey('the results of a contest are told one after the other, by taps and by keys', async ({ arrive }) => {
  const id = await aDecidedContest();
  const reader = await arrive({ language: 'ar', width: 360 });
  const { page } = reader;
  await signInAsMember(reader, { name: 'لولوة' });
  await reader.open('/community/contests');
  const results = page.locator(`a[href$="/contests/${id}?results=1"]`);
  await scrollOnTo(results);
  await results.click();
  const story = page.getByRole('dialog', { name: 'نتائج المسابقة' });
  await story.getByText('شكرًا لكل من شارك وصوّت').waitFor();
  await story.getByRole('button', { name: 'أوقف العرض' }).click();
  await expectAccessible(reader, [360]);
  await story.getByRole('group', { name: '1 من 4' }).click({ position: { x: 40, y: 300 } });
  await story.getByRole('heading', { name: 'المركز 2' }).waitFor();
  await expectAccessible(reader, [360]);
  await page.keyboard.press('ArrowLeft');
  await story.getByRole('heading', { name: 'المركز 1' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await story.getByRole('heading', { name: 'المركز 2' }).waitFor();
  await story.getByRole('button', { name: 'التالي' }).click();
  await story.getByRole('button', { name: 'التالي' }).click();
  // The last step holds the focus on "next", so that the keys still step.
  await story.getByRole('group', { name: '4 من 4' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await story.getByRole('group', { name: '3 من 4' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await story.getByRole('group', { name: '4 من 4' }).waitFor();
  // The button to the entries goes with its step, and takes no keys with it.
  await story.getByRole('button', { name: 'إلى المشاركات' }).focus();
  await page.keyboard.press('ArrowRight');
  await story.getByRole('group', { name: '3 من 4' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await story.getByRole('button', { name: 'إلى المشاركات' }).click();
  await story.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'الفائزون' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'شاهد النتائج' }).click();
  await page.keyboard.press('Escape');
  await story.waitFor({ state: 'hidden' });
});

journey('results go on by themselves, and stand still for readers who want nothing to move', async ({ arrive }) => {
  const id = await aDecidedContest();
  const reader = await arrive({ language: 'en', width: 1280 });
  await signInAsMember(reader, { name: 'Omar' });
  await reader.open(`/community/contests/${id}?results=1`);
  await reader.page.getByRole('heading', { name: 'Place 2' }).waitFor();

  const still = await arrive({ language: 'en', width: 1280, still: true });
  await signInAsMember(still, { name: 'Sara' });
  await still.open(`/community/contests/${id}?results=1`);
  const list = still.page.getByRole('dialog').getByRole('list');
  await list.getByRole('heading', { name: 'Place 1' }).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(4);
  await expectAccessible(still, [1280]);
});
