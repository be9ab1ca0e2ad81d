import { randomUUID } from 'node:crypto';
import { type DigitalGoods, type EndpointKey, MOST_FILES } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { digitalKey } from '../../content/uploads/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { addCodes, codesIn } from './add-codes.ts';
import { createDigestKey } from './code-digests.ts';
import { endFreeCodes } from './codes.store.ts';
import { kindOf } from './file-kind.ts';
import { insertFile, removeFile } from './files.store.ts';
import { type Goods, type GoodsOfVariant, lockTerms, readGoods, setTerms } from './goods.store.ts';
import { presentGoods } from './present-goods.ts';
import { settleStock } from './settle-stock.ts';

type GoodsKey = Extract<EndpointKey, `${string} /admin/digital-products${string}`>;

export interface GoodsDeps {
  db: Database;
  now: () => number;
  storage: FileStorage;
  seal: Seal;
}

/** The acts of staff on the goods of a product. */
export function goodsRoutes({ db, now, storage, seal }: GoodsDeps): Handlers<GoodsKey> {
  const goods = auditedResource<number, Goods, DigitalGoods>({
    read: requireGoods,
    async lock(tx, id) {
      await requireGoods(tx, id);
      await lockTerms(tx, id, await createDigestKey(seal, id));
      return requireGoods(tx, id);
    },
    subject: ({ id }) => ({ kind: 'product', id }),
    // Neither codes nor their number by variant: the audit is permanent.
    audited: ({ gives, most_downloads, link_days, variants }) => ({
      ...{ gives, most_downloads, link_days },
      codes: variants.reduce((sum, { free }) => sum + free, 0),
      files: variants.flatMap(({ files }) => files.map(({ name }) => name)),
    }),
    present: (_, one, { language }) => presentGoods(one, language),
  });

  return {
    'GET /admin/digital-products/{id}': ({ params }, context) => goods.show(db, context, params.id),
    'PATCH /admin/digital-products/{id}': ({ params: { id }, body: { version, ...terms } }, context) =>
      goods.change(db, context, { id, action: 'digital.terms_changed' }, async (tx) => {
        if (!(await setTerms(tx, id, version, terms))) refuse('conflict.changed');
        await settleStock(tx, id);
      }),
    'POST /admin/digital-products/{id}/codes': async ({ params: { id }, body }, context) => {
      const codes = codesIn(body.codes);
      let outcome = { added: 0, doubled: [] as string[] };
      const shown = await goods.change(db, context, { id, action: 'digital.codes_added' }, async (tx, before) => {
        const { variant_id: variantId } = requireVariant(before, body.variant_id);
        outcome = await addCodes(tx, seal, { goods: before, variantId, codes });
      });
      return { ...shown, ...outcome };
    },
    'POST /admin/digital-products/{id}/codes/removal': ({ params: { id }, body }, context) =>
      goods.change(db, context, { id, action: 'digital.codes_removed' }, async (tx, before) => {
        const variant = requireVariant(before, body.variant_id);
        await endFreeCodes(tx, variant.variant_id, Math.max(0, variant.free - variant.promised), new Date(now()));
        await settleStock(tx, id);
      }),
    'POST /admin/digital-products/{id}/files': async ({ params: { id }, query, file }, context) => {
      const kind = (await kindOf(file.path)) ?? refuse('digital.file_kind');
      const fileId = randomUUID();
      // Stored before the transaction: a row never names a file that is not there.
      await storage.put(digitalKey(fileId), { path: file.path });
      return goods
        .change(db, context, { id, action: 'digital.file_added' }, async (tx, before) => {
          const variant = requireVariant(before, query.variant_id);
          if (before.gives !== 'files') refuse('digital.gives_other');
          if (variant.files.length >= MOST_FILES) refuse('digital.too_many_files', { most: MOST_FILES });
          await insertFile(tx, { id: fileId, variantId: variant.variant_id, name: query.name, ...kind });
          await settleStock(tx, id);
          await publish(tx, 'digital.added', { variantId: variant.variant_id });
        })
        .catch(async (error: unknown) => {
          await storage.remove(digitalKey(fileId));
          throw error;
        });
    },
    'DELETE /admin/digital-products/{id}/files/{file_id}': ({ params: { id, file_id: fileId } }, context) =>
      goods.change(db, context, { id, action: 'digital.file_removed' }, async (tx) => {
        if (!(await removeFile(tx, fileId, id, new Date(now())))) refuse('digital.file_unknown');
        await settleStock(tx, id);
      }),
  };
}

async function requireGoods(where: Database | Tx, id: number): Promise<Goods> {
  const goods = (await readGoods(where, id)) ?? refuse('catalog.product_not_found');
  return goods.delivery === 'digital' ? goods : refuse('digital.not_digital');
}

/** The named variant, or the only one of a simple product. */
function requireVariant({ variants }: Goods, id: number | null | undefined): GoodsOfVariant {
  const sold = variants.filter((one) => !one.is_default);
  const found =
    sold.length > 0
      ? sold.find((one) => one.variant_id === id)
      : variants.find((one) => id == null || one.variant_id === id);
  return found ?? refuse('digital.variant_unknown');
}
