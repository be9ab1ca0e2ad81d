import type { CallKey } from '@waha/contract/client';
import { useEffect, useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { useTiles } from '../screens/settings/use-tiles.ts';
import { useMay } from '../session/may.ts';
import { useLanguage, useText } from '../text/language.tsx';
import { folded } from './folded.ts';
import { useMenu } from './menu.ts';

export interface Found {
  to: string;
  title: string;
  /** Kind of the match: a screen, an order, a customer. */
  kind: string;
}

/** Fewer letters match half of the shop. */
const LEAST_LETTERS = 2;
const SETTLED_MS = 200;
const MOST_OF_A_KIND = 5;

/** Matching screens, orders, customers and products, limited to those the role may see. */
export function useFound(text: string): { found: readonly Found[]; isLooking: boolean } {
  const say = useText('shell');
  const language = useLanguage();
  const parts = useMenu();
  const topics = useTiles()
    .flatMap(({ tiles }) => tiles)
    .filter(({ path }) => path.startsWith('/settings/'));
  const wanted = folded(text);
  const screens = parts
    .flatMap((part) => part.screens)
    .map(({ path, menu }) => ({ to: path, title: say(menu.title), kind: say('kindScreen') }))
    .concat(topics.map(({ path, title }) => ({ to: path, title, kind: say('kindScreen') })))
    .filter(({ title }) => folded(title).includes(wanted));
  const q = useSettled(text.trim());
  const may = useMay();
  const asked = (call: CallKey) => ({ isOn: q.length >= LEAST_LETTERS && may(call), keeps: false });
  const query = { q, per_page: MOST_OF_A_KIND };
  const orders = useCall('GET /admin/orders', { query }, asked('GET /admin/orders'));
  const customers = useCall('GET /admin/customers', { query }, asked('GET /admin/customers'));
  const products = useCall('GET /admin/products', { query }, asked('GET /admin/products'));
  const records = [
    ...(orders.data?.data ?? []).map((order) => ({
      to: `/orders/${order.id}`,
      title: `${order.number} · ${order.buyer}`,
      kind: say('kindOrder'),
    })),
    ...(customers.data?.data ?? []).map((customer) => ({
      to: `/customers/${customer.id}`,
      title: customer.name,
      kind: say('kindCustomer'),
    })),
    ...(products.data?.data ?? []).map((product) => ({
      to: `/products/${product.id}`,
      title: language === 'ar' ? product.name_ar : product.name_en,
      kind: say('kindProduct'),
    })),
  ];
  const isLooking = q !== text.trim() || [orders, customers, products].some(({ isLoading }) => isLoading);
  return { found: [...screens, ...records], isLooking };
}

/** Searching after every letter would send three requests each time. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
