import type { EndpointKey, ErrorCode, EventName, platformRefusals } from '@waha/contract';
import type { FastifyInstance } from 'fastify';
import type {
  AnyManifest,
  Authenticator,
  Collected,
  HandlerDeps,
  Lifecycle,
  MountDeps,
  Provided,
  ShopDeps,
} from './manifest/index.ts';
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
import { points } from './modules/community/points/module.ts';
import { posts } from './modules/community/posts/module.ts';
import { reels } from './modules/community/reels/module.ts';
import { rewards } from './modules/community/rewards/module.ts';
import { blog } from './modules/content/blog/module.ts';
import { content } from './modules/content/content/module.ts';
import { home } from './modules/content/home/module.ts';
import { newsletter } from './modules/content/newsletter/module.ts';
import { redirects } from './modules/content/redirects/module.ts';
import { uploads } from './modules/content/uploads/module.ts';
import { branches } from './modules/goods/branches/module.ts';
import { catalog } from './modules/goods/catalog/module.ts';
import { productImport } from './modules/goods/product-import/module.ts';
import { questions } from './modules/goods/questions/module.ts';
import { restock } from './modules/goods/restock/module.ts';
import { reviews } from './modules/goods/reviews/module.ts';
import { search } from './modules/goods/search/module.ts';
import { sizing } from './modules/goods/sizing/module.ts';
import { wishlist } from './modules/goods/wishlist/module.ts';
import { addresses } from './modules/people/addresses/module.ts';
import { consents } from './modules/people/consents/module.ts';
import { contact } from './modules/people/contact/module.ts';
import { customerGroups } from './modules/people/customer-groups/module.ts';
import { customerImport } from './modules/people/customer-import/module.ts';
import { customers } from './modules/people/customers/module.ts';
import { identity } from './modules/people/identity/module.ts';
import { linkedAgents } from './modules/people/linked-agents/module.ts';
import { locations } from './modules/people/locations/module.ts';
import { machineTokens } from './modules/people/machine-tokens/module.ts';
import { marketing } from './modules/people/marketing/module.ts';
import { privacy } from './modules/people/privacy/module.ts';
import { segments } from './modules/people/segments/module.ts';
import { staff } from './modules/people/staff/module.ts';
import { abandonedCarts } from './modules/selling/abandoned-carts/module.ts';
import { approvals } from './modules/selling/approvals/module.ts';
import { boughtTogether } from './modules/selling/bought-together/module.ts';
import { carriage } from './modules/selling/carriage/module.ts';
import { checkoutPayments } from './modules/selling/checkout-payments/module.ts';
import { conversions } from './modules/selling/conversions/module.ts';
import { coupons } from './modules/selling/coupons/module.ts';
import { digitalGoods } from './modules/selling/digital-goods/module.ts';
import { eInvoicing } from './modules/selling/e-invoicing/module.ts';
import { fulfilment } from './modules/selling/fulfilment/module.ts';
import { giftCards } from './modules/selling/gift-cards/module.ts';
import { invoices } from './modules/selling/invoices/module.ts';
import { ledger } from './modules/selling/ledger/module.ts';
import { loyalty } from './modules/selling/loyalty/module.ts';
import { moneyActs } from './modules/selling/money-acts/module.ts';
import { orders } from './modules/selling/orders/module.ts';
import { pastOrders } from './modules/selling/past-orders/module.ts';
import { paymentTrials } from './modules/selling/payment-trials/module.ts';
import { payments } from './modules/selling/payments/module.ts';
import { pricing } from './modules/selling/pricing/module.ts';
import { promotions } from './modules/selling/promotions/module.ts';
import { returns } from './modules/selling/returns/module.ts';
import { sales } from './modules/selling/sales/module.ts';
import { savedCards } from './modules/selling/saved-cards/module.ts';
import { shipping } from './modules/selling/shipping/module.ts';
import { sizeAdvice } from './modules/selling/size-advice/module.ts';
import { transfers } from './modules/selling/transfers/module.ts';
import { visits } from './modules/selling/visits/module.ts';
import { extensions } from './modules/shop/extensions/module.ts';
import { notifications } from './modules/shop/notifications/module.ts';
import { operations } from './modules/shop/operations/module.ts';
import { push } from './modules/shop/push/module.ts';
import { recordImport } from './modules/shop/record-import/module.ts';
import { settings } from './modules/shop/settings/module.ts';
import { shopSettings } from './modules/shop/shop-settings/module.ts';
import { sms } from './modules/shop/sms/module.ts';
import { webhooks } from './modules/shop/webhooks/module.ts';
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
  consents,
  identity,
  staff,
  machineTokens,
  linkedAgents,
  search,
  content,
  redirects,
  moneyActs,
  ledger,
  giftCards,
  points,
  newsletter,
  contact,
  locations,
  shipping,
  addresses,
  customerGroups,
  customerImport,
  recordImport,
  pastOrders,
  catalog,
  blog,
  home,
  promotions,
  productImport,
  coupons,
  wishlist,
  restock,
  orders,
  boughtTogether,
  reviews,
  questions,
  eInvoicing,
  invoices,
  savedCards,
  checkoutPayments,
  paymentTrials,
  transfers,
  returns,
  sizeAdvice,
  branches,
  digitalGoods,
  abandonedCarts,
  fulfilment,
  carriage,
  loyalty,
  members,
  affiliates,
  commissions,
  payouts,
  segments,
  marketing,
  customers,
  approvals,
  shopSettings,
  extensions,
  posts,
  reels,
  lotto,
  moderation,
  rewards,
  contests,
  leaderboard,
  discovery,
  memberNotifications,
  push,
  webhooks,
  notifications,
  sales,
  visits,
  conversions,
  privacy,
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

type SentBy<Module> = Module extends { sends?: infer All } ? keyof NonNullable<All> : never;
type SentTwice<Modules, Before = never, Twice = never> = Modules extends readonly [infer First, ...infer Rest]
  ? SentTwice<Rest, Before | SentBy<First>, Twice | (SentBy<First> & Before)>
  : Twice;

type GivenBy<Module> = Module extends { provides?: (...args: never[]) => infer Given } ? keyof Given : never;

/**
 * Every endpoint is answered and every event sent by one module, every refusal has its texts and every declared value its
 * provider, or this does not compile and names them.
 */
type Faults = {
  neverSent: Exclude<EventName, SentBy<(typeof list)[number]>>;
  sentTwice: SentTwice<typeof list>;
  unprovided: Exclude<keyof Provided, GivenBy<(typeof list)[number]>>;
  unanswered: Exclude<EndpointKey, KeysOf<(typeof list)[number]>>;
  answeredTwice: OwnedTwice<typeof list>;
  wordless: Exclude<ErrorCode, CodesOf<(typeof list)[number]> | keyof typeof platformRefusals>;
};
({}) satisfies { [Fault in keyof Faults as [Faults[Fault]] extends [never] ? never : Fault]: Faults[Fault] };

/** Pages that are always there, whatever the shop holds. */
const fixedPages = shortSource('pages', [], async () =>
  [
    '/',
    '/products',
    '/categories',
    '/brands',
    '/tags',
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

/** Texts of all refusals and field errors, each under its code. */
export const serverTexts = createTexts<ErrorCode | FieldTextKey>({ ar: catalogueIn('ar'), en: catalogueIn('en') });

function catalogueIn(language: Language): Record<ErrorCode | FieldTextKey, string> {
  const own = modules.map((module) => module.refusals?.[language]);
  // `Faults` names any code whose text is missing.
  return Object.assign({}, platformRefusalTexts[language], fieldTextCatalogues[language], ...own);
}

/** The modules of a process, assembled: their dependencies, and what the server mounts. */
export interface Modules {
  /** Dependencies of all modules: external ones, collected contributions and provided values. */
  deps: HandlerDeps & Provided;
  /** One handler for every endpoint of the contract. */
  handlers: Handlers<EndpointKey>;
  sitemap: readonly SitemapSource[];
  /** Finds the actor of a bearer token: by the last module that accepts it. */
  findActor: Authenticator['findActor'];
  /** Adds the routes beside the contract's. */
  mount(server: FastifyInstance, readCaller: MountDeps['readCaller']): void;
  /** Tells modules that cache by themselves which tags are invalid. */
  invalidate(tags: readonly string[]): void;
  /** Writes what is buffered in memory. */
  close(): Promise<void>;
}

/** Assembles the modules: collects their contributions, makes the provided values, then the handlers. */
export function openModules(shop: ShopDeps): Modules {
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const closers: (() => Promise<void>)[] = [];
  const lifecycle: Lifecycle = {
    attemptLimits: createAttemptLimits(shop.db, shop.limits),
    onInvalidation: (listener) => void listeners.push(listener),
    whenClosing: (work) => void closers.push(work),
  };
  const deps = { ...shop, ...collect(shop), ...lifecycle, ...provideValues({ ...shop, ...lifecycle }) };
  // Later modules first: staff recognise their own tokens, identity takes all others.
  const authenticators = modules.toReversed().flatMap((module) => module.authenticates?.(shop) ?? []);
  return {
    deps,
    // `Faults` names any endpoint without a handler.
    handlers: Object.assign({}, ...modules.map((module) => module.handlers?.(deps))),
    sitemap: [fixedPages, ...modules.flatMap((module) => module.sitemap?.(deps) ?? [])],
    findActor: async (token, source) => authenticators.find((one) => one.accepts(token))?.findActor(token, source),
    mount(server, readCaller) {
      for (const module of modules) module.mounts?.(server, { ...deps, readCaller });
    },
    invalidate(tags) {
      for (const listener of listeners) listener(tags);
    },
    async close() {
      for (const work of closers) await work();
    },
  };
}

function collect(shop: ShopDeps): Collected {
  return {
    personalDataExports: Object.assign({}, ...modules.map((module) => module.exportPersonalData?.(shop))),
    // Dependents before their dependencies.
    erasers: modules.toReversed().flatMap((module) => module.erase?.(shop) ?? []),
    batchedErasers: modules
      .toReversed()
      .flatMap(({ name, eraseBatch }) => (eraseBatch ? { part: name, eraseBatch: eraseBatch(shop) } : [])),
    recordKinds: modules.flatMap((module) => module.recordKinds?.(shop) ?? []),
    processing: modules.flatMap(({ name, processing = [] }) => processing.map((one) => ({ ...one, module: name }))),
    uploadAccess: Object.assign({}, ...modules.map((module) => module.uploadAccess?.(shop))),
  };
}

function provideValues(deps: ShopDeps & Lifecycle): Provided {
  // `Faults` names any declared value without a provider.
  return Object.assign({}, ...modules.map((module) => module.provides?.(deps)));
}
