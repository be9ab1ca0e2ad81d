import type { PlannedRecord, ReadCell, RecordKind } from '../../../../manifest/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { findProductsAtOldPaths, findProductsByNames, findProductsByTitles } from '../../catalog/index.ts';
import { authorOf } from '../author-of.ts';
import { readHeldWords } from '../held-words.store.ts';
import { holdReasonsOf, wordsToLookUp } from '../hold-review.ts';
import { recount } from '../recount.ts';
import {
  deleteImported,
  type ImportedReview,
  identityOf,
  insertImported,
  readKnownReviews,
} from './imported-reviews.store.ts';
import { type ReadReview, readReview } from './read-review.ts';
import { reviewFields } from './review-fields.ts';
import { reviewImportTexts } from './review-import-texts.ts';

/** A review as it would be written; without a product it is not. */
interface Prepared extends ReadReview {
  review: ImportedReview | undefined;
}

/**
 * Reviews of another shop. They belong to no customer and are not marked as a purchase; links, phone numbers and listed
 * words hold them for staff, as they hold those written here.
 */
export const reviewsKind: RecordKind = {
  name: 'reviews',
  fields: reviewFields,
  async plan(tx, records, at) {
    const prepared = await prepare(tx, records, at);
    const known = await readKnownReviews(
      tx,
      prepared.flatMap(({ review }) => review ?? []),
    );
    return prepared.map((one) => plan(one, known));
  },
  async write(tx, records, at) {
    const prepared = await prepare(tx, records, at);
    const reviews = prepared.flatMap(({ review }) => review ?? []);
    const ids = await insertImported(tx, reviews);
    for (const productId of new Set(reviews.map(({ productId }) => productId))) await recount(tx, productId);
    let next = 0;
    return prepared.map(({ review }) => ({ subject: review ? String(ids[next++] ?? '') || null : null }));
  },
  async takeBack(tx, subjects) {
    const gone = await deleteImported(tx, subjects.map(Number));
    for (const productId of new Set(gone.map(({ product_id }) => product_id))) await recount(tx, productId);
    return new Set(gone.map(({ id }) => String(id)));
  },
  texts: reviewImportTexts,
};

function plan(
  { review, refused, faults, product, author, body, title }: Prepared,
  known: ReadonlySet<string>,
): PlannedRecord {
  const label = `${author.first_name} ${author.last_name} · ${title ?? body}`;
  if (refused) return { key: '', label, outcome: 'error', faults: [refused] };
  if (!review)
    return { key: '', label, outcome: 'error', faults: [{ kind: 'no_product', values: { cell: product.title } }] };
  const key = identityOf(review);
  if (known.has(key)) return { key, label, outcome: 'known', faults: [{ kind: 'exists' }] };
  return {
    key,
    label,
    outcome: 'create',
    faults: [...faults, ...(review.heldFor.length > 0 ? [{ kind: 'held' }] : [])],
  };
}

async function prepare(tx: Tx, records: readonly (readonly ReadCell[])[], at: Date): Promise<Prepared[]> {
  const read = records.flatMap(([line]) => (line ? readReview(line, at) : []));
  const idOf = await findProducts(tx, read);
  const held = await readHeldWords(tx, [...new Set(read.flatMap(wordsOf))]);
  const authors = new Map<string, string>();
  const prepared: Prepared[] = [];
  for (const one of read) {
    const productId = one.refused ? undefined : idOf(one);
    prepared.push({
      ...one,
      review: productId === undefined ? undefined : await complete(tx, { read: one, productId, held, authors }),
    });
  }
  return prepared;
}

const wordsOf = ({ title, body }: ReadReview) => wordsToLookUp(`${title ?? ''} ${body}`);

interface Completing {
  read: ReadReview;
  productId: number;
  held: ReadonlySet<string>;
  /** Names as they are shown, by those of the file. */
  authors: Map<string, string>;
}

async function complete(tx: Tx, { read, productId, held, authors }: Completing): Promise<ImportedReview> {
  const { rating, title, body, createdAt } = read;
  const language = /\p{Script=Arabic}/u.test(body) ? 'ar' : 'en';
  const written = `${language} ${read.author.first_name} ${read.author.last_name}`;
  const author = authors.get(written) ?? (await authorOf(tx, { ...read.author, language }));
  authors.set(written, author);
  const hasListedWord = wordsOf(read).some((word) => held.has(word));
  const heldFor = holdReasonsOf({ title, text: body, newPhotos: 0, hasListedWord, wasRefused: false });
  return { productId, author, rating, title, body, createdAt, heldFor };
}

/** Products by what a file says of them: the former address, the SKU, this shop's address, the name. */
async function findProducts(tx: Tx, reviews: readonly ReadReview[]) {
  const of = (pick: (product: ReadReview['product']) => string | undefined) =>
    [
      ...new Set(reviews.map(({ product }) => pick(product)).filter((one) => one !== undefined && one !== '')),
    ] as string[];
  const byPath = await findProductsAtOldPaths(
    tx,
    of(({ path }) => path),
  );
  const named = await findProductsByNames(tx, {
    skus: of(({ sku }) => sku),
    slugs: of(({ slug }) => slug),
    barcodes: [],
  });
  const byTitle = await findProductsByTitles(
    tx,
    of(({ title }) => title),
  );
  return ({ product: { path, slug, sku, title } }: ReadReview) =>
    byPath.get(path ?? '') ??
    named.bySku.get(sku) ??
    named.byVariantSku.get(sku) ??
    named.bySlug.get(slug) ??
    byTitle.get(title);
}
