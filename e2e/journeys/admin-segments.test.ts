import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabicMarketing from '../../admin/app/text/ar/marketing.ts';
import arabicNewsletter from '../../admin/app/text/ar/newsletter.ts';
import arabicSegments from '../../admin/app/text/ar/segments.ts';
import englishCommon from '../../admin/app/text/en/common.ts';
import englishMarketing from '../../admin/app/text/en/marketing.ts';
import englishNewsletter from '../../admin/app/text/en/newsletter.ts';
import englishSegments from '../../admin/app/text/en/segments.ts';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { mailAbout } from '../support/shop-mail.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';

const said = {
  ar: { common: arabicCommon, marketing: arabicMarketing, letters: arabicNewsletter, segments: arabicSegments },
  en: { common: englishCommon, marketing: englishMarketing, letters: englishNewsletter, segments: englishSegments },
};

const ways = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const;

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const { language, width } of ways) {
  const { common, marketing, letters, segments } = said[language];

  journey(`a segment is made and counted, and a campaign goes to it (${language}, ${width})`, async ({ arrive }) => {
    const staff = await arrive({ language, width });
    const { page } = staff;
    const owner = await hire('owner');
    await workAs(staff, owner, language);
    const name = `${segments.ready_never} ${randomUUID().slice(0, 6)}`;

    await page.goto('/admin/segments');
    await page.getByRole('link', { name: segments.ready_never }).click();
    await page.getByLabel(segments.name).fill(name);
    await press(staff, segments.addGroup);
    await page.locator('select[name=kind]').last().selectOption('consent');
    await expectAccessible(staff, [width]);
    await press(staff, common.save);
    await page.waitForURL(/\/admin\/segments\/\d+$/);
    const count = page.getByRole('main').locator('a[href*="/admin/customers?segment_id="]');
    await count.waitFor();
    await count.click();
    await page.waitForURL(/segment_id=\d+/);
    await page.waitForLoadState('networkidle');

    await page.goto('/admin/marketing/campaigns/new');
    const option = await page.locator('option', { hasText: name }).getAttribute('value');
    await page.locator('select[name=segment]').selectOption(option);
    const subject = `عرض لك ${randomUUID().slice(0, 6)}`;
    await page.locator('input[name="subject.ar"]').fill(subject);
    await page.locator('textarea[name="body.ar"]').fill('أهلًا {name}، [تسوّق](/products)');
    await page.getByLabel(marketing.coupon).check();
    await expectAccessible(staff, [width]);
    await press(staff, common.save);
    await page.waitForURL(/\/admin\/marketing\/campaigns\/\d+$/);
    await press(staff, marketing.test);
    const mail = await mailAbout(`To: ${owner.email}`, subject);
    expect(mail).toContain('أهلًا هند الشمري');
    expect(mail).toContain('/products"');
    expect(mail).toContain('HI-EXAMPLE');

    await press(staff, letters.send);
    await page.getByRole('dialog').getByRole('button', { name: letters.sendNow }).click();
    // By night it waits for the morning.
    await page.getByRole('heading', { name: marketing.whatCame }).waitFor();
    await expectAccessible(staff, [width]);
  });

  journey(
    `a flow is made from a ready one, tried and switched on and off (${language}, ${width})`,
    async ({ arrive }) => {
      const staff = await arrive({ language, width });
      const { page } = staff;
      const owner = await hire('owner');
      await workAs(staff, owner, language);

      await page.goto('/admin/marketing/flows');
      await page.getByRole('link', { name: marketing.ready_review }).click();
      const steps = page.getByRole('heading', { level: 3 });
      await steps.nth(2).waitFor();
      const subject = `تقييم ${randomUUID().slice(0, 6)}`;
      await page.locator(`input[name="subject.${language}"]`).fill(subject);
      // The mail goes up by the keyboard, keeps its words, and comes down again.
      await page.getByRole('button', { name: marketing.moveUp.replace('{number}', '3') }).press('Enter');
      await expect.poll(() => steps.nth(1).textContent()).toContain(marketing.step_message);
      await page.getByRole('button', { name: marketing.moveDown.replace('{number}', '2') }).press('Enter');
      await expect.poll(() => steps.nth(2).textContent()).toContain(marketing.step_message);
      await expectAccessible(staff, [width]);
      await press(staff, common.save);
      await page.waitForURL(/\/admin\/marketing\/flows\/\d+$/);
      await press(staff, marketing.test);
      await mailAbout(`To: ${owner.email}`, subject);

      await press(staff, marketing.switchOn);
      await press(staff, marketing.switchOff);
      await page.getByRole('dialog').getByRole('button', { name: marketing.switchOff }).click();
      await page.getByRole('button', { name: marketing.switchOn, exact: true }).waitFor();
      await expectAccessible(staff, [width]);
    },
  );
}
