import { type EndpointKey, endpoints, type StaffRole } from '@waha/contract';
import type { Config } from './config.ts';
import { addressRoutes, deleteAddresses, listAddresses } from './modules/addresses/index.ts';
import { blogRoutes, blogSitemap } from './modules/blog/index.ts';
import { catalogRoutes, catalogSitemap, createCategoryTrees } from './modules/catalog/index.ts';
import { paymentRoutes } from './modules/checkout-payments/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { contentRoutes, contentSitemap } from './modules/content/index.ts';
import { forgetKeptCoupon } from './modules/coupons/index.ts';
import { identityRoutes, readCustomer } from './modules/identity/index.ts';
import { invoiceRoutes } from './modules/invoices/index.ts';
import { listLines, readBalance, storeCreditRoutes } from './modules/ledger/index.ts';
import { locationRoutes } from './modules/locations/index.ts';
import { adminLottoRoutes, exportCards, forgetPlayer, lottoRoutes } from './modules/lotto/index.ts';
import { exportSubscription, forgetSubscriber, newsletterRoutes } from './modules/newsletter/index.ts';
import {
  exportOrders,
  findOrderOf,
  forgetBuyer,
  listPurchases,
  orderRoutes,
  sellingRoutes,
  socialProofRoutes,
} from './modules/orders/index.ts';
import { type CardMethod, isCardMethod, type PaymentProviders } from './modules/payments/index.ts';
import { promotionRoutes, runningPromotionsOf } from './modules/promotions/index.ts';
import { exportRequests, forgetAddresses, restockRoutes } from './modules/restock/index.ts';
import { adminReturnRoutes, eraseReturner, exportReturns, readReturn, returnRoutes } from './modules/returns/index.ts';
import { exportReviews, forgetReviews, reviewRoutes } from './modules/reviews/index.ts';
import { createSearch } from './modules/search/index.ts';
import { readStoreIdentity, settingsRoutes } from './modules/settings/index.ts';
import { sizeTableFor, sizingRoutes } from './modules/sizing/index.ts';
import { staffRoutes } from './modules/staff/index.ts';
import { transferRoutes } from './modules/transfers/index.ts';
import { exportUploads, forgetUploads, type MayView, uploadRoutes } from './modules/uploads/index.ts';
import { dropAll, listKept, wishlistRoutes } from './modules/wishlist/index.ts';
import { createGuessBudgets, type Handlers } from './platform/bind/index.ts';
import type { PurgeFeed } from './platform/cache/index.ts';
import type { Database, Tx } from './platform/database/index.ts';
import { type SitemapSource, shortSource } from './platform/sitemap/index.ts';
import type { FileStorage } from './platform/storage/index.ts';

/** More than anybody keeps. */
const EVERYTHING = 10_000;

export interface ModuleDeps {
  config: Config;
  db: Database;
  now: () => number;
  /** The ways to take cards this shop is set up with. */
  providers: PaymentProviders;
  /** Where pictures people send lie. */
  storage: FileStorage;
  /** Whether limits count; off only where they would be in the way of what is measured. */
  limits: boolean;
  /** Announces inside a transaction which kept answers it makes out of date. */
  publishPurge: PurgeFeed['publish'];
}

export interface Modules {
  /** One handler for every endpoint of the contract, or this does not compile. */
  handlers: Handlers<EndpointKey>;
  /** What search engines are told of; a module that has pages offers its own here. */
  sitemap: readonly SitemapSource[];
  /** Tells modules that keep things in memory which tags are out of date. */
  purge(tags: readonly string[]): void;
}

/** Pages that are always there, whatever the shop holds. */
const fixedPages = shortSource('pages', [], async () =>
  [
    '/',
    '/products',
    '/categories',
    '/offers',
    '/size-guide',
    '/affiliate',
    '/track-order',
    '/contact',
    '/newsletter',
    '/sitemap',
  ].map((path) => ({
    path,
    changedAt: null,
  })),
);

/** Where somebody is reached, as far as they proved it: what was asked for by an address alone is theirs only then. */
async function provenContacts(on: Database | Tx, customerId: string) {
  const customer = await readCustomer(on, customerId);
  const email = (customer?.email_verified_at && customer.email) || null;
  const phone = (customer?.phone_verified_at && customer.phone) || null;
  return { email, all: [email, phone].filter((contact) => contact !== null) };
}

async function forgetContacts(tx: Tx, customerId: string): Promise<void> {
  const { email, all } = await provenContacts(tx, customerId);
  if (email) await forgetSubscriber(tx, email);
  await forgetAddresses(tx, all);
}

/** The modules of the shop, in order: each may use those above it. */
export function createModules({ config, db, now, storage, limits, providers, publishPurge }: ModuleDeps): Modules {
  const cards: CardMethod[] = Object.keys(providers).filter(isCardMethod);
  const guesses = createGuessBudgets(db, limits);
  const search = createSearch(db, now);
  const categories = createCategoryTrees(db, now);
  const catalog = catalogRoutes({
    db,
    search,
    categories,
    now,
    promotionsOf: (product) => runningPromotionsOf(db, now, product),
    sizeTableFor: (sized) => sizeTableFor(db, sized),
  });
  const forgetWriting = (tx: Tx, customerId: string) => forgetReviews(tx, customerId, publishPurge);
  const moderators: readonly StaffRole[] = endpoints['GET /admin/reviews'].access.staff;
  /** Who may see the order may see the pictures that were sent about it. */
  const viewers: Record<string, MayView> = {
    // Photos of reviews nobody has published yet; published ones have addresses of their own.
    review: async (_, { actor }) => actor.kind === 'staff' && moderators.includes(actor.role),
    receipt: async (orderId, { actor, viewToken }) => (await findOrderOf(db, orderId, viewToken, actor)) !== undefined,
    return: async (returnId, { actor, viewToken }) => {
      const row = await readReturn(db, returnId);
      return row !== undefined && (await findOrderOf(db, row.order_id, viewToken, actor)) !== undefined;
    },
  };
  return {
    handlers: {
      ...settingsRoutes({ db, isDemo: config.demo }),
      ...contentRoutes({ db }),
      ...blogRoutes({ db, now, publishPurge }),
      ...newsletterRoutes({ db }),
      ...contactRoutes({ db, publicUrl: config.publicUrl }),
      ...locationRoutes({ db }),
      ...identityRoutes({
        db,
        now,
        limits,
        exporters: {
          addresses: (customerId) => listAddresses(db, customerId),
          orders: (customerId) => exportOrders(db, customerId),
          returns: (customerId) => exportReturns(db, customerId),
          store_credit: (customerId) => listLines(db, customerId, 'store_credit', { before: null, limit: EVERYTHING }),
          lotto: (customerId) => exportCards(db, customerId),
          newsletter: async (customerId) => {
            const { email } = await provenContacts(db, customerId);
            return email && exportSubscription(db, email);
          },
          restock: async (customerId) => exportRequests(db, (await provenContacts(db, customerId)).all),
          reviews: (customerId) => exportReviews(db, customerId),
          uploads: (customerId) => exportUploads(db, customerId),
          wishlist: (customerId) => listKept(db, customerId, EVERYTHING, 0),
        },
        erasers: [
          eraseReturner,
          forgetBuyer,
          forgetKeptCoupon,
          deleteAddresses,
          dropAll,
          forgetPlayer,
          forgetWriting,
          forgetUploads,
          forgetContacts,
        ],
        belongingsOf: async (customerId) => {
          const credit = await readBalance(db, customerId, 'store_credit');
          const points = await readBalance(db, customerId, 'loyalty_points');
          return { storeCredit: credit.balance - credit.held, points: points.balance };
        },
      }),
      ...staffRoutes({
        db,
        now,
        limits,
        isDemo: config.demo,
        shopName: async () => (await readStoreIdentity(db)).name.en,
      }),
      ...addressRoutes({ db }),
      ...storeCreditRoutes({ db }),
      ...wishlistRoutes({ db, categories, now }),
      ...catalog.handlers,
      ...promotionRoutes({ db, categories, now }),
      ...sellingRoutes({ db, now, guesses }),
      ...orderRoutes({ db, now, cards, guesses, publishPurge }),
      ...paymentRoutes({ db, now, providers, publishPurge, publicUrl: config.publicUrl }),
      ...invoiceRoutes({ db, now }),
      ...transferRoutes({ db, now, publishPurge }),
      ...returnRoutes({ db, now, publishPurge }),
      ...adminReturnRoutes({ db, publishPurge }),
      ...socialProofRoutes({ db, now }),
      ...sizingRoutes({ db }),
      ...uploadRoutes({ db, storage, limits, viewers }),
      ...reviewRoutes({
        db,
        now,
        storage,
        publishPurge,
        purchasesOf: (customerId, productId) => listPurchases(db, customerId, { productId }),
      }),
      ...restockRoutes({ db }),
      ...lottoRoutes({ db, now, publishPurge }),
      ...adminLottoRoutes({ db, now, publishPurge }),
    },
    sitemap: [fixedPages, ...catalogSitemap(db, categories), contentSitemap(db), blogSitemap(db, now)],
    purge(tags) {
      catalog.purge(tags);
      if (tags.some((tag) => tag === 'synonyms' || tag === 'products' || tag === '*')) search.forget();
    },
  };
}
