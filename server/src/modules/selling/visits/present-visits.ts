import { toRiyals, type VisitFunnel, type VisitReport } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { listSoldIds } from '../orders/index.ts';
import type { readWindow } from '../sales/index.ts';
import type { DeviceKind } from './seen-page.ts';
import {
  type Days,
  listCities,
  listDevices,
  listSeenProducts,
  listSources,
  listTerms,
  listVisitTimes,
  type SourceRow,
  sumVisitOrders,
  sumVisits,
  type VisitSums,
} from './visit-report.store.ts';

const MOST_SOURCES = 60;
const MOST_CITIES = 20;
const MOST_PRODUCTS = 20;
const MOST_TERMS = 50;

/** The report of a window, beside the one before it. */
export async function reportVisits(
  db: Database,
  { days, window, before }: ReturnType<typeof readWindow>,
  language: Language,
): Promise<VisitReport> {
  const isOneDay = days.length === 1;
  const [now, then, times, sources, devices, cities, terms, sold] = await Promise.all([
    figuresOf(db, window),
    figuresOf(db, before),
    listVisitTimes(db, window, isOneDay ? 'hour' : 'day'),
    listSources(db, window, MOST_SOURCES),
    listDevices(db, window),
    listCities(db, window, MOST_CITIES),
    listTerms(db, window, MOST_TERMS),
    listSoldIds(db, window),
  ]);
  const products = await listSeenProducts(db, window, sold, MOST_PRODUCTS);
  const said = (names: { name_ar: string; name_en: string }) => (language === 'ar' ? names.name_ar : names.name_en);
  return {
    ...window,
    ...now.figures,
    before: then.figures,
    times: allTimes(days, isOneDay, times),
    sources: sources.map(presentSource),
    devices: devices.map(({ device, halalas, ...counts }) => ({
      // The columns hold kinds of devices alone, which this module wrote.
      device: device as DeviceKind,
      ...counts,
      sales: toRiyals(halalas),
    })),
    cities: cities.map(({ orders, halalas, ...names }) => ({ name: said(names), orders, sales: toRiyals(halalas) })),
    products: products.map(({ id, views, carted, ...names }) => ({ id, name: said(names), views, carted })),
    terms,
    pages: pagesOf(now.sums),
  };
}

export const presentSource = ({ halalas, ...row }: SourceRow) => ({ ...row, sales: toRiyals(halalas) });

async function figuresOf(db: Database, days: Days) {
  const [sums, { orders, halalas }] = await Promise.all([sumVisits(db, days), sumVisitOrders(db, days)]);
  const { visits, visitors } = sums;
  const funnel: VisitFunnel = {
    visited: visitors,
    viewed: sums.viewed,
    carted: sums.carted,
    checkout: sums.checkout,
    ordered: orders,
  };
  const views = pagesOf(sums).reduce((sum, page) => sum + page.views, 0);
  const conversion = visitors === 0 ? null : Math.min(100, Math.round((orders / visitors) * 1_000) / 10);
  return { sums, figures: { visits, visitors, views, orders, sales: toRiyals(halalas), conversion, funnel } };
}

/** Views by kind of page, most first; kinds that nobody opened are left out. */
function pagesOf({ checkout_pages: checkout, ...sums }: VisitSums): VisitReport['pages'] {
  const { home, listing, product, search, cart, content, community, other } = sums;
  const pages = { home, listing, product, search, cart, checkout, content, community, other };
  return Object.entries(pages)
    .map(([page, views]) => ({ page: page as keyof typeof pages, views }))
    .filter(({ views }) => views > 0)
    .toSorted((a, b) => b.views - a.views);
}

function allTimes(days: readonly string[], isOneDay: boolean, counted: VisitReport['times']): VisitReport['times'] {
  const known = new Map(counted.map((one) => [one.at, one]));
  const all = isOneDay ? Array.from({ length: 24 }, (_, hour) => `${days[0]}T${`${hour}`.padStart(2, '0')}:00`) : days;
  return all.map((at) => known.get(at) ?? { at, visits: 0, visitors: 0 });
}
