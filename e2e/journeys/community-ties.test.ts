import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { anotherMember, signInAsMember, writePost } from '../support/member.ts';

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
