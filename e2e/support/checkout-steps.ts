import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';
import { literally, opening, words } from './words.ts';

export interface Buyer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  city: string;
  district: string;
  street: string;
}

export const buyers: Record<'ar' | 'en', Buyer> = {
  ar: {
    firstName: 'نورة',
    lastName: 'العتيبي',
    phone: '٠٥٥١٢٣٤٥٦٧',
    email: 'noura@example.com',
    city: 'الرياض',
    district: 'الملقا',
    street: 'شارع العليا',
  },
  en: {
    firstName: 'Sara',
    lastName: 'Hassan',
    phone: '0559876543',
    email: 'sara@example.com',
    city: 'Jeddah',
    district: 'Al Rawdah',
    street: 'Prince Sultan Road',
  },
};

type Field = 'firstName' | 'lastName' | 'phone' | 'email' | 'street' | 'city' | 'district';

/** A field of the checkout by its label. */
export function field({ page, language }: Visitor, name: Field): Locator {
  const label = words(language).checkout[name];
  if (name === 'city') return page.getByRole('combobox', { name: label, exact: true });
  return page.getByLabel(new RegExp(`^${literally(label)}`)).first();
}

/** Fills in all fields that a guest must complete, and chooses the city from the list. */
export async function fillDetails(visitor: Visitor, buyer: Buyer): Promise<void> {
  const { page } = visitor;
  const { checkout } = words(visitor.language);
  const known = page.getByRole('button', { name: `${checkout.change} ${checkout.contact}`, exact: true });
  await field(visitor, 'firstName').or(known).first().waitFor();
  // The step unfolds by itself where the account, read anew, says something else: then the field takes the press.
  if (await known.isVisible()) await known.or(field(visitor, 'firstName')).first().click();
  for (const name of ['firstName', 'lastName', 'phone', 'email'] as const) await field(visitor, name).fill(buyer[name]);
  await field(visitor, 'city').fill(buyer.city);
  await page
    .getByRole('option', { name: new RegExp(`^${buyer.city}`) })
    .first()
    .click();
  await field(visitor, 'district').fill(buyer.district);
  await field(visitor, 'street').fill(buyer.street);
}

/** Unfolds gift wrap, the invoice of a company and the note. */
export async function openExtras({ page, language }: Visitor): Promise<void> {
  const { extras, extrasWithGift } = words(language).checkout;
  await page
    .locator('summary')
    .filter({ hasText: new RegExp(`^(?:${extras}|${extrasWithGift})$`) })
    .click();
}

/** Unfolds the field for the code of a gift card. */
export async function openGiftCard({ page, language }: Visitor): Promise<void> {
  await page.locator('summary', { hasText: words(language).checkout.giftCardFold }).click();
}

/** Unfolds what the checkout has folded because the account knows it. */
export async function changeKnown({ page, language }: Visitor, step: 'contact' | 'address'): Promise<void> {
  const { checkout } = words(language);
  await page.getByRole('button', { name: `${checkout.change} ${checkout[step]}`, exact: true }).click();
}

/** One payment method: one of the shop's own by its code, or the first of an extension. */
export function payment(page: Page, method: 'cash_on_delivery' | 'bank_transfer' | 'online'): Locator {
  const all = page.locator('input[name=payment]');
  if (method !== 'online') return all.and(page.locator(`[value=${method}]`));
  return all.and(page.locator(':not([value=cash_on_delivery], [value=bank_transfer])')).first();
}

export function placeButton({ page, language }: Visitor): Locator {
  const { placeOrderFor, payAmount } = words(language).checkout;
  const names = [placeOrderFor, payAmount].map((text) => text.replace('{amount}', String.raw`[\d,.]+`));
  return page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
}

/** Buys the cart's contents; resolves on the success page with the order number. */
export async function buy(
  visitor: Visitor,
  code: 'cash_on_delivery' | 'bank_transfer' = 'cash_on_delivery',
): Promise<string> {
  await visitor.open('/checkout');
  await fillDetails(visitor, buyers[visitor.language]);
  await payment(visitor.page, code).check();
  await placeButton(visitor).click();
  return orderNumber(visitor.page);
}

/** The number on the thank-you page. */
export async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/checkout\/success\?order=/);
  const number = page.getByRole('main').locator('bdi', { hasText: /^WH-/ }).first();
  return (await number.textContent()) ?? '';
}

/** Ticks store credit at the checkout and places the order with the rest in cash; resolves with its number. */
export async function payWithCredit(visitor: Visitor): Promise<string> {
  const { page, language } = visitor;
  await page.getByRole('checkbox', { name: opening(words(language).checkout.useCredit) }).check();
  await payment(page, 'cash_on_delivery').check();
  await placeButton(visitor).click();
  return orderNumber(page);
}
