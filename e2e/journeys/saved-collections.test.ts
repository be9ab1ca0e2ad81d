import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { anotherMember, signInAsMember, writePost } from '../support/member.ts';

journey('a member saves a post, files it in a new collection, renames and deletes that', async ({ arrive }) => {
  const author = await anotherMember('هند');
  const text = `قهوة للضيوف ${Date.now()}`;
  const postId = await writePost({ memberId: author.memberId, text });
  const reader = await arrive({ language: 'ar', width: 360 });
  const { page, complaints } = reader;
  complaints.allow(/409/);
  await signInAsMember(reader, { name: 'لولوة' });
  await reader.open('/community/saved');
  await page.getByText('لم تحفظ شيئًا بعد').waitFor();
  await expectAccessible(reader, [360]);

  await reader.open(`/community/posts/${postId}`);
  await page.getByRole('button', { name: 'احفظ منشور هند' }).click();
  await page.getByRole('button', { name: 'أضِفه إلى مجموعة' }).click();
  const sheet = page.getByRole('dialog', { name: 'أضِفه إلى مجموعة' });
  await sheet.getByRole('textbox', { name: 'اسم المجموعة' }).fill('هدايا أمي');
  await expectAccessible(reader, [360]);
  await sheet.getByRole('button', { name: 'أنشئها' }).click();
  await sheet.getByRole('checkbox', { name: 'هدايا أمي' }).waitFor();
  expect(await sheet.getByRole('checkbox', { name: 'هدايا أمي' }).isChecked()).toBe(true);
  await sheet.getByRole('button', { name: 'مجموعة جديدة' }).click();
  await sheet.getByRole('textbox', { name: 'اسم المجموعة' }).fill('هدايا امي');
  await sheet.getByRole('button', { name: 'أنشئها' }).click();
  await sheet.getByText('لديك مجموعة بهذا الاسم').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  await reader.open('/community/posts?saved=true');
  await page.getByRole('link', { name: 'هدايا أمي' }).click();
  await page.getByRole('heading', { level: 1, name: 'هدايا أمي' }).waitFor();
  await page.getByRole('link', { name: 'منشور هند' }).waitFor();
  await expectAccessible(reader, [360]);
  await page.getByLabel('خيارات المجموعة').click();
  await page.getByRole('button', { name: 'غيّر الاسم' }).click();
  await page.getByRole('textbox', { name: 'اسم المجموعة' }).fill('للعيد');
  await page.getByRole('button', { name: 'احفظ الاسم' }).click();
  await page.getByRole('heading', { level: 1, name: 'للعيد' }).waitFor();

  await page.getByRole('button', { name: 'مجموعات منشور هند' }).click();
  await page.getByRole('checkbox', { name: 'للعيد' }).uncheck();
  await page.getByRole('button', { name: 'تم', exact: true }).click();
  await page.getByText('المجموعة فارغة').waitFor();
  await page.getByLabel('خيارات المجموعة').click();
  await page.getByRole('button', { name: 'احذف المجموعة' }).click();
  await page.getByRole('button', { name: 'احذفها' }).click();
  await page.getByRole('heading', { level: 2, name: 'كل ما حفظته' }).waitFor();
  await page.getByRole('link', { name: 'منشور هند' }).waitFor();
  expect(await page.getByRole('link', { name: 'للعيد' }).count()).toBe(0);
});
