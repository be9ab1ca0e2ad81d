import { type AdminPromotion, type EndpointKey, toHalalas, toRiyals } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { countReached, listReached, readTargetProducts } from '../../goods/catalog/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type AdminPromotionRow, listAdminPromotions, readAdminPromotion } from './admin-promotions.store.ts';
import { presentAdminPromotion, warningsOf } from './present-admin-promotion.ts';
import { endPromotion, writePromotion } from './write-promotion.ts';

type AdminPromotionKey = Extract<EndpointKey, `${string} /admin/promotions${string}`>;

const MOST_PREVIEWED = 50;

export function adminPromotionRoutes({ db, now }: { db: Database; now: () => number }): Handlers<AdminPromotionKey> {
  const clock = () => new Date(now());

  const promotions = auditedResource<number, AdminPromotionRow, AdminPromotion>({
    read: async (where, id) => (await readAdminPromotion(where, id)) ?? refuse('promotions.not_found'),
    subject: ({ id }) => ({ kind: 'promotion', id }),
    audited: (row) => row,
    present: async (where, row) =>
      presentAdminPromotion(row, clock(), await readTargetProducts(where, row.product_ids)),
  });

  return {
    'GET /admin/promotions': async ({ query: { state, ...query } }) => {
      const at = clock();
      const filters = state === undefined ? query : { ...query, state: { state, at } };
      return presentList(await listAdminPromotions(db, filters), (rows) =>
        rows.map((row) => presentAdminPromotion(row, at, [])),
      );
    },
    'GET /admin/promotions/preview': async ({ query }) => {
      const targets = { productIds: query.product_ids ?? [], categoryIds: query.category_ids ?? [] };
      const price = {
        percent: query.percent ?? null,
        priceHalalas: query.fixed_price === undefined ? null : toHalalas(query.fixed_price),
      };
      const [counted, rows, named] = await Promise.all([
        countReached(db, targets, price),
        listReached(db, targets, price, MOST_PREVIEWED),
        readTargetProducts(db, targets.productIds),
      ]);
      return {
        ...counted,
        products: rows.map(({ id, name_ar, name_en, ...prices }) => ({
          id,
          name_ar,
          name_en,
          price: toRiyals(prices.regular_halalas),
          current_price: toRiyals(prices.current_price_halalas),
          new_price: toRiyals(prices.new_halalas),
        })),
        warnings: warningsOf({
          licenceNumber: query.licence_number ?? null,
          reaches: counted.count,
          archived: named.filter((product) => !product.is_active).length,
        }),
      };
    },
    'GET /admin/promotions/{id}': ({ params }, context) => promotions.show(db, context, params.id),
    'POST /admin/promotions': ({ body: draft }, context) =>
      promotions.create(db, context, 'promotions.created', (tx) =>
        writePromotion(tx, { draft, language: context.language, at: clock() }),
      ),
    'PUT /admin/promotions/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      promotions.change(db, context, { id, action: 'promotions.changed' }, (tx) =>
        writePromotion(tx, { draft, existing: { id, version }, language: context.language, at: clock() }),
      ),
    'POST /admin/promotions/{id}/end': ({ params: { id }, body: { version } }, context) =>
      promotions.change(db, context, { id, action: 'promotions.ended' }, (tx, before) =>
        endPromotion(tx, before, { id, version }, clock()),
      ),
  };
}
