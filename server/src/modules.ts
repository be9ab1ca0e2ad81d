import type { EndpointKey, ErrorCode, platformRefusals } from '@waha/contract';
import type { AnyManifest, HandlerDeps, ShopDeps } from './module.ts';
import { affiliates } from './modules/community/affiliates/module.ts';
import { commissions } from './modules/community/commissions/module.ts';
import { contests } from './modules/community/contests/module.ts';
import { discovery } from './modules/community/discovery/module.ts';
import { leaderboard } from './modules/community/leaderboard/module.ts';
import { lotto } from './modules/community/lotto/module.ts';
import { memberNotifications } from './modules/community/member-notifications/module.ts';
import { members } from './modules/community/members/module.ts';
import { moderation } from './modules/community/moderation/module.ts';
import { payouts } from './modules/community/payouts/module.ts';
import { readPerks } from './modules/community/points/index.ts';
import { points } from './modules/community/points/module.ts';
import { posts } from './modules/community/posts/module.ts';
import { reels } from './modules/community/reels/module.ts';
import { rewards } from './modules/community/rewards/module.ts';
import { blog } from './modules/content/blog/module.ts';
import { content } from './modules/content/content/module.ts';
import { home } from './modules/content/home/module.ts';
import { newsletter } from './modules/content/newsletter/module.ts';
import { uploads } from './modules/content/uploads/module.ts';
import { createCategoryTrees } from './modules/goods/catalog/index.ts';
import { catalog } from './modules/goods/catalog/module.ts';
import { productImport } from './modules/goods/product-import/module.ts';
import { questions } from './modules/goods/questions/module.ts';
import { restock } from './modules/goods/restock/module.ts';
import { reviews } from './modules/goods/reviews/module.ts';
import { createSearch } from './modules/goods/search/index.ts';
import { search } from './modules/goods/search/module.ts';
import { sizing } from './modules/goods/sizing/module.ts';
import { wishlist } from './modules/goods/wishlist/module.ts';
import { addresses } from './modules/people/addresses/module.ts';
import { contact } from './modules/people/contact/module.ts';
import { customers } from './modules/people/customers/module.ts';
import type { LongPart } from './modules/people/identity/index.ts';
import { identity } from './modules/people/identity/module.ts';
import { locations } from './modules/people/locations/module.ts';
import { staff } from './modules/people/staff/module.ts';
import { approvals } from './modules/selling/approvals/module.ts';
import { checkoutPayments } from './modules/selling/checkout-payments/module.ts';
import { coupons } from './modules/selling/coupons/module.ts';
import { fulfilment } from './modules/selling/fulfilment/module.ts';
import { invoices } from './modules/selling/invoices/module.ts';
import { readBalance } from './modules/selling/ledger/index.ts';
import { ledger } from './modules/selling/ledger/module.ts';
import { loyalty } from './modules/selling/loyalty/module.ts';
import { moneyActs } from './modules/selling/money-acts/module.ts';
import { orders } from './modules/selling/orders/module.ts';
import { payments } from './modules/selling/payments/module.ts';
import { pricing } from './modules/selling/pricing/module.ts';
import { promotionsAt, runningPromotionsOf } from './modules/selling/promotions/index.ts';
import { promotions } from './modules/selling/promotions/module.ts';
import { returns } from './modules/selling/returns/module.ts';
import { sales } from './modules/selling/sales/module.ts';
import { shipping } from './modules/selling/shipping/module.ts';
import { transfers } from './modules/selling/transfers/module.ts';
import { notifications } from './modules/shop/notifications/module.ts';
import { operations } from './modules/shop/operations/module.ts';
import { settings } from './modules/shop/settings/module.ts';
import { shopSettings } from './modules/shop/shop-settings/module.ts';
import { sms } from './modules/shop/sms/module.ts';
import type { Handlers } from './platform/bind/index.ts';
import { createAttemptLimits } from './platform/rate-limit/index.ts';
import { type SitemapSource, shortSource } from './platform/sitemap/index.ts';
import { createTexts, type Language } from './platform/text/index.ts';
import { type FieldTextKey, fieldTextCatalogues, platformRefusalTexts } from './text/index.ts';

/** The modules of the shop, in order: each may use those above it. */
const list = [
  settings,
  payments,
  pricing,
  sizing,
  uploads,
  sms,
  identity,
  staff,
  search,
  content,
  moneyActs,
  ledger,
  points,
  newsletter,
  contact,
  locations,
  shipping,
  addresses,
  catalog,
  blog,
  home,
  promotions,
  productImport,
  coupons,
  wishlist,
  restock,
  orders,
  reviews,
  questions,
  invoices,
  checkoutPayments,
  transfers,
  returns,
  fulfilment,
  loyalty,
  members,
  affiliates,
  commissions,
  payouts,
  customers,
  approvals,
  shopSettings,
  posts,
  reels,
  lotto,
  moderation,
  rewards,
  contests,
  leaderboard,
  discovery,
  memberNotifications,
  notifications,
  sales,
  operations,
] as const;

export const modules: readonly AnyManifest[] = list;

type KeysOf<Module> = Module extends { endpoints?: infer All } ? keyof NonNullable<All> : never;
type CodesOf<Module> = Module extends { refusals?: infer All }
  ? keyof NonNullable<All>[Language & keyof NonNullable<All>]
  : never;
/** Goes on with what it found so far: a type that comes back to itself ends at fifty modules. */
type OwnedTwice<Modules, Before = never, Twice = never> = Modules extends readonly [infer First, ...infer Rest]
  ? OwnedTwice<Rest, Before | KeysOf<First>, Twice | (KeysOf<First> & Before)>
  : Twice;

/** Every endpoint is answered by one module and every refusal has its words, or this does not compile and names them. */
type Faults = {
  unanswered: Exclude<EndpointKey, KeysOf<(typeof list)[number]>>;
  answeredTwice: OwnedTwice<typeof list>;
  wordless: Exclude<ErrorCode, CodesOf<(typeof list)[number]> | keyof typeof platformRefusals>;
};
({}) satisfies { [Fault in keyof Faults as [Faults[Fault]] extends [never] ? never : Fault]: Faults[Fault] };

export interface Modules {
  /** One handler for every endpoint of the contract. */
  handlers: Handlers<EndpointKey>;
  sitemap: readonly SitemapSource[];
  /** Tells modules that keep things in memory which tags are out of date. */
  purge(tags: readonly string[]): void;
  /** Writes what is counted in memory. */
  close(): Promise<void>;
}

/** Pages that are always there, whatever the shop holds. */
const fixedPages = shortSource('pages', [], async () =>
  [
    '/',
    '/products',
    '/categories',
    '/offers',
    '/bundles',
    '/size-guide',
    '/affiliate',
    '/scratch-cards',
    '/track-order',
    '/contact',
    '/newsletter',
    '/sitemap',
  ].map((path) => ({
    path,
    changedAt: null,
  })),
);

/** Everything that is said when the shop refuses, and by fields; each text under its code. */
export const serverTexts = createTexts<ErrorCode | FieldTextKey>({ ar: catalogueIn('ar'), en: catalogueIn('en') });

function catalogueIn(language: Language): Record<ErrorCode | FieldTextKey, string> {
  const own = modules.map((module) => module.refusals?.[language]);
  // `Faults` names any code whose text is missing.
  return Object.assign({}, platformRefusalTexts[language], fieldTextCatalogues[language], ...own);
}

/** What somebody who leaves may have much of, those who know others before those who are known. */
export function longPartsOf(deps: ShopDeps): readonly LongPart[] {
  return modules
    .toReversed()
    .flatMap(({ name, eraseNext }) => (eraseNext ? { part: name, eraseNext: eraseNext(deps) } : []));
}

/** Puts the modules together, with what two of them must agree on without knowing each other. */
export function openModules(deps: ShopDeps): Modules {
  const { db, now, limits } = deps;
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const closers: (() => Promise<void>)[] = [];
  const shared: HandlerDeps = {
    ...deps,
    attemptLimits: createAttemptLimits(db, limits),
    search: createSearch(db, now),
    categories: createCategoryTrees(db, now),
    onPurge: (listener) => void listeners.push(listener),
    whenClosing: (work) => void closers.push(work),
    exporters: Object.assign({}, ...modules.map((module) => module.copies?.(deps))),
    erasers: modules.toReversed().flatMap((module) => module.erase?.(deps) ?? []),
    longParts: longPartsOf(deps),
    viewers: Object.assign({}, ...modules.map((module) => module.viewers?.(deps))),
    belongingsOf: async (customerId) => {
      const credit = await readBalance(db, customerId, 'store_credit');
      const points = await readBalance(db, customerId, 'loyalty_points');
      const rank = (await readPerks(db, customerId))?.key ?? null;
      return { storeCredit: credit.balance - credit.held, points: Math.max(0, points.balance), rank };
    },
    promotionsOf: (on, product) => runningPromotionsOf(on, now, product),
    promotionsAt,
  };
  shared.whenClosing(shared.search.writeCounts);
  shared.onPurge((tags) => {
    if (tags.some((tag) => tag === 'synonyms' || tag === 'products' || tag === '*')) shared.search.forget();
    if (tags.some((tag) => tag === 'synonyms' || tag === '*')) shared.search.forgetEmpty();
  });
  return {
    // `Faults` names any endpoint without a handler.
    handlers: Object.assign({}, ...modules.map((module) => module.handlers?.(shared))),
    sitemap: [fixedPages, ...modules.flatMap((module) => module.sitemap?.(shared) ?? [])],
    purge(tags) {
      for (const listener of listeners) listener(tags);
    },
    async close() {
      for (const work of closers) await work();
    },
  };
}
