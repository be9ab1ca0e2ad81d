import { randomBytes, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type DemoReel, demoFilm, demoFilmPath, demoPosterPath, demoReels } from '@waha/demo/community';
import type { Config } from '../config.ts';
import { tagsIn } from '../modules/community/posts/index.ts';
import { showFilm, showPicture } from '../modules/content/uploads/index.ts';
import { searchVectors } from '../modules/goods/search/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../platform/database/index.ts';
import { importPicture } from '../platform/media/index.ts';
import type { StoredVideo } from '../platform/media/video/index.ts';
import { type FileStorage, openStorage } from '../platform/storage/index.ts';

const HOUR_MS = 3_600_000;

/** Adds reels of members to a demo shop without reels. */
export async function addMissingReels(
  { config, db }: { config: Config; db: Database },
  at: Date,
  onProgress: (line: string) => void,
): Promise<void> {
  const { rows } = await sql`select from posts where kind = 'reel' limit 1`.execute(db);
  if (rows.length > 0) return;
  onProgress('Letting members of the demo shop show films ...');
  const storage = openStorage(config);
  await inTransaction(db, async (tx) => {
    for (const reel of demoReels.toReversed()) await addReel(tx, storage, { reel, at });
  });
}

async function addReel(tx: Tx, storage: FileStorage, { reel, at }: { reel: DemoReel; at: Date }): Promise<void> {
  const createdAt = new Date(at.getTime() - reel.hoursAgo * HOUR_MS);
  const { document } = searchVectors({ names: [], kinds: [], labels: [reel.text], mentions: [] });
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into posts (member_id, kind, body, status, position, tags, document, created_at, published_at, view_count)
    select id, 'reel', ${reel.text}, 'published', nextval('post_positions'), ${tagsIn(reel.text)}::text[],
      ${document}::tsvector, ${createdAt}, ${createdAt}, ${reel.views}
    from members where handle = ${reel.author} returning id
  `.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return;
  await addFilm(tx, storage, { id, reel });
  await addPoster(tx, storage, { id, reel });
  await sql`
    insert into post_products (post_id, position, product_id)
    select ${id}, named.position, p.id
    from unnest(${[...reel.products]}::text[]) with ordinality as named (slug, position) join products p on p.slug = named.slug
  `.execute(tx);
  await sql`
    with fans as (
      insert into post_likes (post_id, member_id)
      select ${id}, m.id from members m join posts p on p.id = ${id} and p.member_id <> m.id
      order by (m.id + ${id}) % 17, m.id limit ${reel.likes} returning member_id
    )
    update posts set like_count = (select count(*) from fans), comment_count = ${reel.comments.length} where id = ${id}
  `.execute(tx);
  for (const [index, { author, text }] of reel.comments.entries()) {
    const saidAt = new Date(createdAt.getTime() + (index + 1) * 0.3 * HOUR_MS);
    await sql`
      with next as (select nextval(pg_get_serial_sequence('comments', 'id'))::int as id)
      insert into comments (id, post_id, thread_id, member_id, body, status, created_at)
      select next.id, ${id}, next.id, m.id, ${text}, 'published', ${saidAt} from next, members m where m.handle = ${author}
    `.execute(tx);
  }
}

interface Placed {
  id: number;
  reel: DemoReel;
}

async function addFilm(tx: Tx, storage: FileStorage, { id, reel }: Placed): Promise<void> {
  const path = demoFilmPath(reel.key);
  const { width, height, durationMs } = demoFilm;
  const key = randomBytes(16).toString('hex');
  const video: StoredVideo = { key, width, height, durationMs, bytes: (await stat(path)).size, hasSound: false };
  await storage.put(`videos/${key}.mp4`, { path });
  await showFilm(storage, video);
  const uploadId = randomUUID();
  await sql`
    insert into videos (id, customer_id, status, video, claimed_kind, claimed_id, claimed_at)
    select ${uploadId}, m.customer_id, 'ready', ${JSON.stringify(video)}::jsonb, 'post', ${String(id)}, now()
    from posts p join members m on m.id = p.member_id where p.id = ${id}
  `.execute(tx);
  await sql`
    insert into post_videos (post_id, upload_id, status, video, captions)
    values (${id}, ${uploadId}, 'ready', ${JSON.stringify(video)}::jsonb, ${reel.captions.join('\n')})
  `.execute(tx);
}

async function addPoster(tx: Tx, storage: FileStorage, { id, reel }: Placed): Promise<void> {
  const image = await importPicture(demoPosterPath(reel.key), storage, 'uploads');
  await showPicture(storage, image);
  const uploadId = randomUUID();
  await sql`
    insert into uploads (id, customer_id, image, claimed_kind, claimed_id, claimed_at)
    select ${uploadId}, m.customer_id, ${JSON.stringify(image)}, 'post', ${String(id)}, now()
    from posts p join members m on m.id = p.member_id where p.id = ${id}
  `.execute(tx);
  await sql`
    insert into post_images (post_id, position, upload_id, image, alt)
    values (${id}, 1, ${uploadId}, ${JSON.stringify(image)}, '')
  `.execute(tx);
}
