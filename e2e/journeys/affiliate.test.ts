import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buy } from '../support/checkout-steps.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { asStaff } from '../support/staff.ts';
import type { Visitor } from '../support/visitor.ts';
import { opening, words } from '../support/words.ts';

const kept = ({ page }: Visitor) =>
  page.evaluate<{ referral: { click: string; code: string; isBound: boolean } | null } | null>(
    `JSON.parse(localStorage.getItem('referral'))`,
  );

const codeOf = async (userId: string) =>
  (
    await inDatabase<{ id: number; code: string }>('select id, code from affiliates where customer_id = $1', [userId])
  )[0];

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  journey(
    `somebody applies, is approved, and a guest by their link orders (${language}, ${width})`,
    async ({ arrive }) => {
      const applicant = await arrive({ language, width, still: true });
      const { user } = await signIn(applicant);
      const { applying, affiliate } = words(language);
      const { page } = applicant;
      await applicant.open('/affiliate');
      await page.getByRole('main').getByRole('link', { name: affiliate.apply }).click();
      await page.getByRole('button', { name: applying.send }).click();
      await page.getByText(applying.needUrl).waitFor();
      expect(await page.evaluate('document.activeElement.id')).toBe('channel-0');
      await page.getByText(applying.needAudience).waitFor();
      await page.locator('#channel-0').fill('instagram.com/noura');
      await page.getByRole('button', { name: applying.addChannel }).click();
      await page.locator('#channel-1').fill('x.com/noura');
      await page.locator('#audience').fill('محبّو القهوة والعود');
      await page.locator('#mawthooq_number').fill('123');
      await page.getByLabel(applying.agree).check();
      // Typed text survives leaving the page; errors are shown at their field.
      await page.reload();
      expect(await page.locator('#channel-1').inputValue()).toBe('x.com/noura');
      applicant.complaints.allow(/422/);
      await page.getByLabel(applying.agree).check();
      await page.getByRole('button', { name: applying.send }).click();
      await page.locator('#mawthooq_number-error').waitFor();
      expect(await page.evaluate('document.activeElement.id')).toBe('mawthooq_number');
      await page.locator('#mawthooq_number').fill('١٢٣٤٥٦');
      await page.getByRole('button', { name: applying.send }).click();
      await page.getByRole('heading', { name: applying.pending }).waitFor();
      const made = await codeOf(user.id);
      if (!made) throw new Error('nothing was applied');

      await asStaff('owner', `PUT /community/affiliate/admin/applications/${made.id}/approve`);
      await page.reload();
      await page.getByRole('heading', { name: applying.approved }).waitFor();
      await page.getByText(made.code).waitFor();

      const guest = await arrive({ language, width, still: true });
      await guest.open(`/offers?ref=${made.code.toLowerCase()}&sort=price#main`);
      await expect.poll(() => kept(guest)).toMatchObject({ referral: { code: made.code, isBound: false } });
      expect(new URL(guest.page.url())).toMatchObject({ search: '?sort=price', hash: '#main' });
      expect(await guest.context.cookies()).toEqual([]);
      await guest.open('/');
      await putInCart(guest, await findProduct('sukkari-dates'));
      const number = await buy(guest);
      const click = (await kept(guest))?.referral?.click;
      expect(await inDatabase('select referral_code from orders where number = $1', [number])).toEqual([
        { referral_code: click },
      ]);
      expect(await inDatabase('select is_counted, page from affiliate_clicks where id = $1', [click])).toEqual([
        { is_counted: true, page: '/offers' },
      ]);
    },
  );
}

journey(
  'a link is bound to who signs in; a code that is nobody’s opens the page and is remembered nowhere',
  async ({ arrive }) => {
    const affiliate = await arrive({ language: 'en', still: true });
    const { user } = await signIn(affiliate);
    await inDatabase(
      `insert into affiliates (customer_id, code, status, terms_version, applied_at) values ($1, 'BOUND' || floor(random() * 1e6), 'approved', 1, now())`,
      [user.id],
    );
    await inDatabase('update customers set is_affiliate = true where id = $1', [user.id]);
    const made = await codeOf(user.id);

    const visitor = await arrive({ language: 'en', still: true });
    visitor.complaints.allow(/404|409/);
    await visitor.open('/?ref=NOBODYATALL');
    await expect.poll(() => new URL(visitor.page.url()).search).toBe('');
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => kept(visitor)).toBeNull();
    await visitor.open(`/?ref=${made?.code}`);
    await expect.poll(() => kept(visitor)).toMatchObject({ referral: { code: made?.code } });
    const { user: buyer } = await signIn(visitor);
    await visitor.open('/');
    await expect.poll(() => kept(visitor)).toMatchObject({ referral: { isBound: true } });
    expect(await inDatabase('select 1 as one from affiliate_bindings where customer_id = $1', [buyer.id])).toHaveLength(
      1,
    );

    // An affiliate's own link opens the page and stores no attribution.
    affiliate.complaints.allow(/409/);
    await affiliate.open(`/?ref=${made?.code}`);
    await expect.poll(() => new URL(affiliate.page.url()).search).toBe('');
    await expect.poll(() => kept(affiliate)).toBeNull();
    await affiliate.open('/affiliate');
    await affiliate.page.getByRole('link', { name: opening(words('en').affiliate.toDashboard) }).waitFor();
  },
);
