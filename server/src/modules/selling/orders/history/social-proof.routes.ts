import type { Handlers } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { presentProductImage } from '../../../goods/catalog/index.ts';
import { readFeatureFlags } from '../../../shop/settings/index.ts';
import { listRecentPurchases } from './recent-purchases.store.ts';

const SHOWN = 10;
const RECENT_MS = 48 * 3_600_000;
/** New purchases may appear late; querying orders per visitor would be expensive. */
const KEPT_MS = 5 * 60_000;

export function socialProofRoutes({ db, now }: { db: Database; now: () => number }): Handlers<'GET /social-proof'> {
  return {
    'GET /social-proof': async (_, context) => {
      context.cacheUntil(new Date(now() + KEPT_MS));
      const { socialProof } = await readFeatureFlags(db);
      if (!socialProof) return [];
      const { language } = context;
      const rows = await listRecentPurchases(db, new Date(now() - RECENT_MS), SHOWN);
      context.tag(...rows.map((row) => `product:${row.product_id}`));
      return rows.map((row) => ({
        product: {
          id: row.product_id,
          slug: row.slug,
          name: row[`name_${language}`],
          image: row.image && presentProductImage(row.image, language),
        },
        city: row[`city_${language}`],
        bought_at: row.bought_at.toISOString(),
      }));
    },
  };
}
