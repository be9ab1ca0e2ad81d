import {
  demoArticles,
  demoBankAccount,
  demoBrand,
  demoBundles,
  demoCategories,
  demoCoupons,
  demoProducts,
  demoPromotions,
  demoQuestions,
  demoReviews,
  demoSizeGuide,
} from '@waha/demo';
import type { Config } from '../config.ts';
import { createBundle } from '../modules/goods/catalog/index.ts';
import { insertQuestion } from '../modules/goods/questions/index.ts';
import { addReview, addVote, publishReview } from '../modules/goods/reviews/index.ts';
import { saveSizeGuide } from '../modules/goods/sizing/index.ts';
import { saveReferenceLocations } from '../modules/people/locations/index.ts';
import { createCoupon } from '../modules/selling/coupons/index.ts';
import { savePaymentSettings } from '../modules/selling/payments/index.ts';
import { applyPromotions, createPromotion } from '../modules/selling/promotions/index.ts';
import { saveShipping } from '../modules/selling/shipping/index.ts';
import { readShopRules, saveShopRules, saveStoreIdentity } from '../modules/shop/settings/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../platform/database/index.ts';
import type { StoredImage } from '../platform/media/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import { addMissingAccounts } from './add-missing-accounts.ts';
import { demoZones } from './demo-zones.ts';
import { type DemoPictures, putPictures } from './put-pictures.ts';
import { toBundle, toCoupon, toIdentity, toPromotion, toQuestion, toReview, toSizeGuide } from './to-drafts.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { writeArticles, writeMissingWords } from './write-content.ts';

export interface SeedDeps {
  config: Config;
  db: Database;
}

/**
 * Fills an empty database with the demo shop: stores the pictures first, then writes all data in one transaction, so
 * that an interrupted start leaves an empty shop rather than an incomplete one.
 */
export async function seedWhenEmpty({ config, db }: SeedDeps, onProgress: (line: string) => void): Promise<void> {
  const pictures = await putPictures(openStorage(config), onProgress);
  onProgress('Filling the demo shop ...');
  await inTransaction(db, (tx) => write(tx, pictures, new Date()));
  await addMissingAccounts({ config, db }, onProgress, config.demoWeeks);
  onProgress(`The demo shop is ready: ${demoProducts.length} products in ${demoCategories.length} categories.`);
}

async function write(tx: Tx, pictures: DemoPictures, at: Date): Promise<void> {
  await saveReferenceLocations(tx);
  await saveShipping(tx, demoZones);
  await saveStoreIdentity(tx, toIdentity(demoBrand));
  await saveShopRules(tx, { ...(await readShopRules(tx)), giftWrap: 1_500 });
  await savePaymentSettings(tx, {
    cashOnDelivery: { isOn: true, feeHalalas: 1_500, maximumHalalas: 300_000, cityIds: null },
    bankTransfer: { isOn: true, ...demoBankAccount, holdHours: 48 },
  });
  await writeMissingWords(tx);
  const { categories, products } = await writeCatalogue(tx, pictures, at);
  for (const [index, bundle] of demoBundles.entries()) {
    const image = pictures.bundles[index];
    if (image) await createBundle(tx, toBundle(bundle, index, image, products));
  }
  const productIds = new Map([...products].map(([key, saved]) => [key, saved.id]));
  await writeArticles(tx, demoArticles, pictures.covers, at);
  for (const promotion of demoPromotions) await createPromotion(tx, toPromotion(promotion, at, productIds, categories));
  for (const coupon of demoCoupons) await createCoupon(tx, toCoupon(coupon, at, productIds, categories));
  await saveSizeGuide(tx, toSizeGuide(demoSizeGuide, categories));
  await writeReviews(tx, { products: productIds, photos: pictures.inReviews, at });
  await writeQuestions(tx, productIds, at);
  await applyPromotions(tx, at);
}

async function writeQuestions(tx: Tx, products: ReadonlyMap<string, number>, at: Date): Promise<void> {
  for (const demo of demoQuestions) {
    const question = toQuestion(demo, at, products);
    const questionId = await insertQuestion(tx, question);
    for (const { author, text } of demo.answers)
      await insertQuestion(tx, { ...question, questionId, author, body: text });
  }
}

interface Reviewed {
  products: ReadonlyMap<string, number>;
  /** By the product's key; the first review of a product shows its photograph. */
  photos: DemoPictures['inReviews'];
  at: Date;
}

async function writeReviews(tx: Tx, { products, photos, at }: Reviewed): Promise<void> {
  const unshown = new Map(photos);
  for (const review of demoReviews) {
    const id = await addReview(tx, toReview(review, at, products));
    const photo = unshown.get(review.product);
    if (photo) await addReviewPhoto(tx, id, photo);
    unshown.delete(review.product);
    for (let vote = 0; vote < review.helpful; vote += 1) {
      const key = `demo-${vote}`;
      await addVote(tx, id, { key, keys: [key], network: null });
    }
    await publishReview(tx, id);
  }
}

async function addReviewPhoto(tx: Tx, reviewId: number, image: StoredImage): Promise<void> {
  await sql`
    insert into review_photos (review_id, position, image) values (${reviewId}, 1, ${JSON.stringify(image)})
  `.execute(tx);
}
