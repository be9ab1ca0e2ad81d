import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@waha/contract';
import { type Database, sql } from '../../server/src/platform/database/index.ts';
import { letTakePart } from '../../server/src/testing/factories/affiliate-factories.ts';
import { makeContest, makeEntry } from '../../server/src/testing/factories/community-factories.ts';
import { makeArticle } from '../../server/src/testing/factories/content-factories.ts';
import { factories } from '../../server/src/testing/factories/factories.ts';
import { makeRunningCampaign } from '../../server/src/testing/factories/lotto-factories.ts';
import { type MadeMember, makeMember } from '../../server/src/testing/factories/member-factories.ts';
import { deliverOrder } from '../../server/src/testing/factories/order-factories.ts';
import { makeComment, makePost } from '../../server/src/testing/factories/post-factories.ts';
import { makeReel } from '../../server/src/testing/factories/reel-factories.ts';
import { makeReview } from '../../server/src/testing/factories/review-factories.ts';
import type { MadeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { storedCart } from '../support/cart-line.ts';
import { readFrom, sendTo } from '../support/shop-api.ts';
import { ROOT } from '../support/shop-process.ts';
import type { WorldTexts } from './texts.ts';

/** Records of a world that have a page of their own. */
export interface Things {
  product: number;
  category: string;
  order: string;
  /** The order of a guest, with the key to it: as in the address of the page of thanks. */
  guestOrder: string;
  post: number;
  reel: number;
  contest: number;
  article: string;
  /** Name of a product, for searches. */
  words: { ar: string; en: string };
  /** The stored cart of a guest. */
  cart: string;
}

export interface Filling {
  url: string;
  dataDir: string;
  db: Database;
  member: MadeMember;
  owner: MadeStaff;
  texts: WorldTexts;
  /** How many the customer has of each thing. */
  count: number;
  /** How many products are made; none where there are others. */
  products?: number;
  /** A product that is there already. */
  sells?: number;
}

/** Most addresses of an account. */
const MOST_ADDRESSES = 10;
const FILM = join(ROOT, 'demo', 'reels', 'dates-and-cardamom.mp4');
const CATEGORY = 'gallery-hospitality';

/** Gives a shop, its customer and its community what a screen shows. */
export async function fillWorld(filling: Filling): Promise<Things> {
  const { db, member, texts } = filling;
  const products = await makeProducts(filling);
  const product = products[0] ?? 0;
  await sql`
    update customers set first_name = ${texts.person.first}, last_name = ${texts.person.last} where id = ${member.id}
  `.execute(db);
  await sql`update members set name = ${texts.member} where id = ${member.memberId}`.execute(db);
  const bought = await buy(filling, products);
  const said = await talk(filling, product);
  await letTakePart(db, member.id);
  if (!filling.sells) await makeRunningCampaign(db);
  const article = 'gallery-article';
  await makeArticle(db, {
    slug: article,
    title: texts.article,
    excerpt: texts.article,
    body: { ar: `## ${texts.article.ar}\n\n${texts.posts[0]}`, en: `## ${texts.article.en}\n\n${texts.posts[0]}` },
  });
  return { product, category: CATEGORY, article, words: texts.product, ...bought, ...said };
}

async function makeProducts({ url, owner, db, texts, products = 0, sells }: Filling): Promise<number[]> {
  if (sells) return [sells];
  const make = factories(db);
  const categoryId = await makeCategory({ url, owner, texts });
  const made: number[] = [];
  for (let at = 0; at < products; at += 1) {
    const { ar, en } = texts.product;
    const spec = { nameAr: ar, nameEn: en, brand: texts.brand, categoryId, stock: 500, salePriceHalalas: 8_000 };
    made.push((await make.product(spec)).id);
  }
  return made;
}

/** Made by a call: the server keeps the tree of categories in memory until one tells it of a change. */
async function makeCategory({ url, owner, texts }: Pick<Filling, 'url' | 'owner' | 'texts'>): Promise<number> {
  const body = {
    parent_id: null,
    slug: CATEGORY,
    name_ar: texts.product.ar.slice(0, 120).trim(),
    name_en: texts.product.en.slice(0, 120),
    description_ar: '',
    description_en: '',
    image: null,
    backdrop: 'sand',
    is_featured: true,
    is_active: true,
  };
  return (await sendTo<{ id: number }>(url, '/admin/categories', body, owner.token)).id;
}

/** Addresses, wishes, orders, one of them returned in part. */
async function buy({ url, db, member, texts, count }: Filling, products: readonly number[]) {
  const { token } = member;
  const address = { city_id: 1, ...texts.city };
  for (let at = 0; at < Math.min(count, MOST_ADDRESSES); at += 1) {
    const recipient = `${texts.person.first} ${texts.person.last}`.slice(0, 120);
    const body = { label: texts.label, recipient_name: recipient, phone: '0512345678', ...address };
    await sendTo(url, '/user/addresses', body, token);
  }
  const sold = await readFrom<{ data: Product[] }>(url, '/products?per_page=100');
  const inCart = sold.data.find(({ id }) => id === products[0]);
  if (!inCart) throw new Error('The shop lists no product to put into a cart');
  for (const { id } of sold.data.slice(0, count)) await sendTo(url, '/wishlist', { product_id: id }, token);
  const place = async (of?: string) => {
    const lines = products.slice(0, 4).map((id) => ({ product_id: id, quantity: 1 }));
    const way = { lines, shipping_method: 'standard', payment_method: 'cash_on_delivery' };
    const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { ...way, city_id: 1 }, of);
    const { first, last } = texts.person;
    const contact = { first_name: first, last_name: last, phone: '0512345678' };
    return sendTo<{ id: string; view_token: string }>(
      url,
      '/orders',
      { ...way, contact, address, expected_total: total },
      of,
    );
  };
  let order = '';
  for (let at = 0; at < count; at += 1) {
    order = (await place(token)).id;
    await deliverOrder(db, order);
    if (at < 3) await askBack(url, token, order);
  }
  const guest = await place();
  return { order, guestOrder: `${guest.id}#key=${guest.view_token}`, cart: storedCart([inCart], 2) };
}

async function askBack(url: string, token: string, orderId: string): Promise<void> {
  const { lines } = await readFrom<{ lines: { id: number }[] }>(url, `/orders/${orderId}/returnable`, token);
  const line = { id: lines[0]?.id, quantity: 1, reason: 'damaged' };
  await sendTo(
    url,
    '/returns',
    { order_id: orderId, lines: [line], note: 'وصل مكسورًا', refund_to: 'store_credit' },
    token,
  );
}

/** Posts, a reel, a contest and reviews; others like and answer the posts, of which the member is notified. */
async function talk({ dataDir, db, url, member, texts, count }: Filling, product: number) {
  const { memberId } = member;
  const other = await makeMember(db, { name: texts.member, phone: '+966571234567' });
  let post = 0;
  for (let at = 0; at < count; at += 1) {
    post = await makePost(db, { memberId, text: texts.posts[at % texts.posts.length] ?? '', productIds: [product] });
    await sendTo(url, `/community/posts/${post}/like`, {}, other.token);
  }
  for (let at = 0; at < count; at += 1) {
    await makeComment(db, { postId: post, memberId: other.memberId, text: texts.comment });
    await makeReview(db, { productId: product, rating: 5, body: texts.comment.slice(0, 1_000), author: texts.member });
  }
  const reel = await makeReel(db, { memberId, text: texts.posts[0]?.slice(0, 300) ?? '' });
  await giveFilm(db, dataDir, reel);
  const contest = await makeContest(db, 'voting', { title_ar: texts.contest.ar, title_en: texts.contest.en });
  await makeEntry(db, { contestId: contest, memberId: other.memberId, postId: post });
  return { post, reel, contest };
}

async function giveFilm(db: Database, dataDir: string, reel: number): Promise<void> {
  const { rows } = await sql.rows({ key: sql.text })`
    select video ->> 'key' as key from post_videos where post_id = ${reel}
  `.execute(db);
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await copyFile(FILM, join(dataDir, 'media', `${rows[0]?.key}.mp4`));
}
