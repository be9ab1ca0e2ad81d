import type { SavedAddress, Session } from '@waha/contract';
import { inject } from 'vitest';
import { sendTo } from './shop-api.ts';
import type { Visitor } from './visitor.ts';

let serial = 0;

/** Signs the visitor in as a new customer, by the browser's storage: the next page they open knows them. */
export async function signIn({ context, language }: Visitor): Promise<Session> {
  serial += 1;
  const password = 'نخلة على ضفة النهر';
  const session = await sendTo<Session>(inject('shop').url, '/auth/register', {
    firstName: language === 'ar' ? 'نورة' : 'Noura',
    lastName: language === 'ar' ? 'العتيبي' : 'Alotaibi',
    phone: `058${String(Date.now() + serial).slice(-7)}`,
    email: 'noura@example.com',
    password,
    password_confirmation: password,
  });
  const kept = { token: session.token, user: JSON.stringify(session.user) };
  await context.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  }, kept);
  return session;
}

export function keepAddress(token: string): Promise<{ address: SavedAddress }> {
  const body = {
    label: 'البيت',
    recipient_name: 'نورة العتيبي',
    phone: '0512345678',
    city_id: 1,
    street: 'شارع العليا',
  };
  return sendTo(inject('shop').url, '/user/addresses', body, token);
}

export function keepWish(token: string, productId: number): Promise<{ count: number }> {
  return sendTo(inject('shop').url, '/wishlist', { product_id: productId }, token);
}
