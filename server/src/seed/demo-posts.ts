import { randomUUID } from 'node:crypto';
import type { DemoPost } from '@waha/demo/community';
import { handleKey } from '../modules/community/members/index.ts';
import { earn } from '../modules/community/points/index.ts';
import { mentionsIn, tagsIn } from '../modules/community/posts/index.ts';
import { type ProductImage, readProducts } from '../modules/goods/catalog/index.ts';
import { searchVectors } from '../modules/goods/search/index.ts';
import { sql, type Tx } from '../platform/database/index.ts';
import { pictureKeys, SHOWN, type StoredImage } from '../platform/media/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';
import { createPainter, type Painter } from './put-pictures.ts';

const HOUR_MS = 3_600_000;

export interface DemoFeed {
  /** The newest first. */
  posts: readonly DemoPost[];
  /** By their handles. */
  members: ReadonlyMap<string, number>;
  at: Date;
}

/** Writes posts with their pictures, likes and comments, the oldest first. */
export async function addDemoPosts(tx: Tx, storage: FileStorage, { posts, members, at }: DemoFeed): Promise<void> {
  const products = await readDemoProducts(tx, posts);
  const painter = createPainter(storage);
  for (const post of posts.toReversed()) {
    const memberId = members.get(post.author);
    if (memberId === undefined) continue;
    const createdAt = new Date(at.getTime() - post.hoursAgo * HOUR_MS);
    const id = await insertPost(tx, { memberId, text: post.text, createdAt });
    const named = post.products.flatMap((key) => products.get(key) ?? []);
    await sql`
      insert into post_products (post_id, position, product_id)
      select ${id}, position, product_id
      from unnest(${named.map((product) => product.id)}::int[]) with ordinality as given (product_id, position)
    `.execute(tx);
    for (const [index, picture] of picturesOf(post, { products: named, storage, painter }).entries()) {
      await insertPicture(tx, storage, { postId: id, position: index + 1, picture });
    }
    await insertMentions(tx, id, post.text);
    await insertLikes(tx, id, { authorId: memberId, likes: post.likes, members });
    await insertComments(tx, id, { post, members, createdAt });
  }
  await givePointsOfThisMonth(tx, at);
}

/** Gives authors the points that posts and comments of the last 30 days earn by the rules. */
async function givePointsOfThisMonth(tx: Tx, at: Date): Promise<void> {
  const { rows } = await sql.rows({
    customer_id: sql.uuid.neverNull,
    kind: sql.text,
    cause: sql.text,
    written_at: sql.timestamptz,
  })`
    select m.customer_id, w.kind, w.kind || ':' || w.id as cause, w.created_at as written_at
    from (
      select 'post' as kind, id, member_id, created_at from posts union all
      select 'comment', id, member_id, created_at from comments
    ) as w join members m on m.id = w.member_id
    where w.created_at > ${new Date(at.getTime() - 30 * 24 * HOUR_MS)} and m.customer_id is not null order by w.created_at
  `.execute(tx);
  for (const { customer_id: customerId, kind, cause, written_at } of rows) {
    await earn(tx, { customerId, kind, cause, at: written_at });
  }
}

async function readDemoProducts(tx: Tx, posts: readonly DemoPost[]) {
  const slugs = [...new Set(posts.flatMap((post) => post.products))];
  const { rows } = await sql.rows({ id: sql.int4, slug: sql.text })`
    select id, slug from products where slug = any(${slugs}::text[])
  `.execute(tx);
  const read = await readProducts(
    tx,
    rows.map((row) => row.id),
  );
  return new Map(read.map((product) => [product.slug, product]));
}

async function insertPost(
  tx: Tx,
  { memberId, text, createdAt }: { memberId: number; text: string; createdAt: Date },
): Promise<number> {
  const { document } = searchVectors({ names: [], kinds: [], labels: [text], mentions: [] });
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into posts (member_id, body, status, position, tags, document, created_at, published_at)
    values (${memberId}, ${text}, 'published', nextval('post_positions'), ${tagsIn(text)}::text[], ${document}::tsvector,
      ${createdAt}, ${createdAt})
    returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

/** A picture to be put among the public ones under a key of its own, so that the post can be deleted by itself. */
interface PostPicture {
  alt: string;
  put: (key: string) => Promise<StoredImage>;
}

interface Shown {
  products: readonly { name_ar: string; images: readonly ProductImage[] }[];
  storage: FileStorage;
  painter: Painter;
}

/** The author's photographs, or copies of the products' pictures in use. */
function picturesOf(post: DemoPost, { products, storage, painter }: Shown): PostPicture[] {
  const alt = products[0]?.name_ar ?? '';
  if (post.scenes.length > 0) return post.scenes.map((name) => ({ alt, put: (key) => painter.paintScene(name, key) }));
  return products
    .flatMap((product) => product.images.slice(2, 3))
    .slice(0, post.pictures)
    .map(({ alt_ar, alt_en: _, ...drawn }) => ({
      alt: alt_ar,
      async put(key) {
        const image: StoredImage = { ...drawn, key, formats: ['webp'] };
        await copyFiles(
          storage,
          pictureKeys(SHOWN, { key: drawn.key, widths: drawn.widths }),
          pictureKeys(SHOWN, image),
        );
        return image;
      },
    }));
}

async function copyFiles(storage: FileStorage, from: readonly string[], to: readonly string[]): Promise<void> {
  for (const [index, target] of to.entries()) {
    const source = from[index];
    if (source) await storage.copy(source, target);
  }
}

async function insertPicture(
  tx: Tx,
  storage: FileStorage,
  { postId, position, picture }: { postId: number; position: number; picture: PostPicture },
): Promise<void> {
  const uploadId = randomUUID();
  const image = await picture.put(uploadId);
  await copyFiles(storage, pictureKeys(SHOWN, image), pictureKeys('uploads', image));
  await sql`
    insert into uploads (id, customer_id, image, claimed_kind, claimed_id, claimed_at)
    select ${uploadId}, m.customer_id, ${JSON.stringify(image)}, 'post', ${String(postId)}, now()
    from posts p join members m on m.id = p.member_id where p.id = ${postId}
  `.execute(tx);
  await sql`
    insert into post_images (post_id, position, upload_id, image, alt)
    values (${postId}, ${position}, ${uploadId}, ${JSON.stringify(image)}, ${picture.alt})
  `.execute(tx);
}

/** Gives a member the profile picture drawn for the handle, if there is one. */
export async function addPortrait(
  tx: Tx,
  storage: FileStorage,
  { memberId, handle, painter }: { memberId: number; handle: string; painter: Painter },
): Promise<void> {
  const uploadId = randomUUID();
  const image = await painter.paintPortrait(handle, uploadId);
  if (!image) return;
  await copyFiles(storage, pictureKeys(SHOWN, image), pictureKeys('uploads', image));
  await sql`
    insert into uploads (id, customer_id, image, claimed_kind, claimed_id, claimed_at)
    select ${uploadId}, customer_id, ${JSON.stringify(image)}, 'member', id::text, now() from members where id = ${memberId}
  `.execute(tx);
  await sql`
    update members set picture = ${JSON.stringify(image)}, picture_upload_id = ${uploadId} where id = ${memberId}
  `.execute(tx);
}

async function insertMentions(tx: Tx, postId: number, text: string): Promise<void> {
  await sql`
    insert into post_mentions (post_id, member_id)
    select ${postId}, id from members where handle_key = any(${mentionsIn(text).map(handleKey)}::text[])
  `.execute(tx);
}

async function insertLikes(
  tx: Tx,
  postId: number,
  { authorId, likes, members }: { authorId: number; likes: number; members: ReadonlyMap<string, number> },
): Promise<void> {
  const others = [...members.values()].filter((id) => id !== authorId);
  // Different members like different posts.
  const from = postId % others.length;
  const fans = [...others.slice(from), ...others.slice(0, from)].slice(0, likes);
  await sql`insert into post_likes (post_id, member_id) select ${postId}, unnest(${fans}::int[])`.execute(tx);
  await sql`update posts set like_count = ${fans.length} where id = ${postId}`.execute(tx);
}

async function insertComments(
  tx: Tx,
  postId: number,
  { post, members, createdAt }: { post: DemoPost; members: ReadonlyMap<string, number>; createdAt: Date },
): Promise<void> {
  let thread: number | null = null;
  for (const [index, comment] of post.comments.entries()) {
    const memberId = members.get(comment.author);
    if (memberId === undefined) continue;
    const parent: number | null = comment.isAnswer ? thread : null;
    const at = new Date(createdAt.getTime() + (index + 1) * 0.2 * HOUR_MS * Math.min(post.hoursAgo, 4));
    const { rows } = await sql.rows({ id: sql.int4 })`
      with next as (select nextval(pg_get_serial_sequence('comments', 'id'))::int as id)
      insert into comments (id, post_id, parent_id, thread_id, member_id, body, status, created_at)
      select id, ${postId}, ${parent}::int, coalesce(${parent}::int, id), ${memberId}, ${comment.text}, 'published', ${at}
      from next returning id
    `.execute(tx);
    if (!comment.isAnswer) thread = rows[0]?.id ?? null;
  }
  await sql`
    update posts set comment_count = (select count(*) from comments where post_id = ${postId}) where id = ${postId}
  `.execute(tx);
}
