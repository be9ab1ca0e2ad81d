import type { EndpointKey, SalesReport } from '@waha/contract';
import { toRiyals } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { sumVat } from '../invoices/index.ts';
import { countQuotes, listBestSellers, listSoldDays, type SoldDay } from '../orders/index.ts';
import { vatReturnCsv, vatReturnOf } from './vat-return.ts';
import { readWindow } from './window.ts';

const BEST_SELLERS = 10;

type SalesKey = Extract<EndpointKey, `${string} /admin/sales${string}`>;

export function salesRoutes({ db, now }: { db: Database; now: () => number }): Handlers<SalesKey> {
  const vatReturn = async (query: Parameters<typeof readWindow>[0]) => {
    const { window } = readWindow(query, now());
    return vatReturnOf(window, await sumVat(db, window));
  };
  return {
    'GET /admin/sales/vat': ({ query }) => vatReturn(query),
    'GET /admin/sales/vat.csv': async ({ query }, context) => ({
      bytes: vatReturnCsv(db, await vatReturn(query), context),
    }),
    'GET /admin/sales': async ({ query }, { language }): Promise<SalesReport> => {
      const { days, window, before } = readWindow(query, now());
      const [sold, soldBefore, carts, cartsBefore, products] = await Promise.all([
        listSoldDays(db, window),
        listSoldDays(db, before),
        countQuotes(db, window),
        countQuotes(db, before),
        listBestSellers(db, window, BEST_SELLERS),
      ]);
      const byDay = new Map(sold.map((row) => [row.day, row]));
      return {
        ...window,
        ...figuresOf(sold, carts),
        before: figuresOf(soldBefore, cartsBefore),
        days: days.map((day) => {
          const { halalas = 0, orders = 0 } = byDay.get(day) ?? {};
          return { day, orders, sales: toRiyals(halalas) };
        }),
        products: products.map(({ id, slug, pieces, halalas, ...names }) => ({
          id,
          slug,
          name: language === 'ar' ? names.name_ar : names.name_en,
          pieces,
          sales: toRiyals(halalas),
        })),
      };
    },
  };
}

function figuresOf(days: readonly SoldDay[], carts: number) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const halalas = days.reduce((sum, day) => sum + day.halalas, 0);
  const own = days.reduce((sum, day) => sum + day.own, 0);
  return {
    carts,
    conversion: conversionOf(own, carts),
    orders,
    sales: toRiyals(halalas),
    refunded: toRiyals(days.reduce((sum, day) => sum + day.refunded, 0)),
    average: toRiyals(orders === 0 ? 0 : Math.round(halalas / orders)),
  };
}

/**
 * Percentage with one decimal, at most 100. Orders exceed the counted carts if counting began later, or if a process
 * ended before writing its counts.
 */
function conversionOf(orders: number, carts: number): number | null {
  return carts === 0 ? null : Math.min(100, Math.round((orders / carts) * 1_000) / 10);
}
