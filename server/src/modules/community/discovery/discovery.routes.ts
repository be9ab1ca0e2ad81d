import type { EndpointKey, MemberReview } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { presentImage } from '../../../platform/media/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import { presentProduct, readProducts } from '../../goods/catalog/index.ts';
import { normalise, type Search, words } from '../../goods/search/index.ts';
import {
  findByBeginning,
  findOthers,
  handleKey,
  presentMemberRef,
  readMembers,
  requireMember,
} from '../members/index.ts';
import {
  findPosts,
  type PostKind,
  type PresentDeps,
  presentPosts,
  readCursor,
  tagKey,
  writeCursor,
} from '../posts/index.ts';
import { presentReels } from '../reels/index.ts';
import { countCommunity } from './count-community.ts';
import { findTags, listMemberReviews, type MemberReviewRow, readCounts } from './discovery.store.ts';
import { postQuery } from './post-query.ts';

type DiscoveryKey = Extract<EndpointKey, `GET /community/${'stats' | 'reviews' | 'search' | 'suggestions'}`>;

const PAGE_LENGTH = 15;
const MOST_POSTS = 20;
const MOST_REELS = 12;
const MOST_NAMES = 8;

const texts = createTexts({ ar: { photo: 'صورة من {author}' }, en: { photo: 'Photo by {author}' } });

export interface DiscoveryDeps extends PresentDeps {
  search: Search;
}

export function discoveryRoutes(deps: DiscoveryDeps): Handlers<DiscoveryKey> {
  const { db, search } = deps;
  return {
    'GET /community/stats': async () => (await readCounts(db)) ?? countCommunity(db),
    'GET /community/reviews': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const [moment, id = 0] = query.cursor === undefined ? [] : readCursor(query.cursor, 2);
      const limit = query.per_page ?? PAGE_LENGTH;
      const found = await listMemberReviews(db, {
        readerId: me.id,
        authorId: query.author === undefined ? null : (await findOthers(db, me, query.author)).id,
        withPhotos: query.photos !== undefined,
        before: moment === undefined ? null : { moment, id },
        limit: limit + 1,
      });
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return {
        data: await presentReviews(deps, rows, language),
        next_cursor: found.length > limit && last ? writeCursor(last.moment, last.id) : null,
      };
    },
    'GET /community/search': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const tsquery = postQuery(query.q, await search.parse(query.q));
      const name = normalise(query.q.replace(/^[@#]/, '')).trim();
      const find = (kind: PostKind, limit: number) =>
        tsquery === null ? [] : findPosts(db, { kind, tsquery, readerId: me.id, limit });
      const [posts, reels, members, tags] = await Promise.all([
        find('post', MOST_POSTS),
        find('reel', MOST_REELS),
        words(name).length === 0 || query.q.startsWith('#')
          ? []
          : findByBeginning(db, { handleKey: handleKey(query.q), name, readerId: me.id, limit: MOST_NAMES }),
        query.q.startsWith('@') || words(query.q).length === 0 ? [] : findTags(db, tagKey(query.q), MOST_NAMES),
      ]);
      return {
        posts: await presentPosts(deps, posts, { me, language }),
        reels: await presentReels(deps, reels, { me, language }),
        members: members.map((member) => presentMemberRef(member, language)),
        tags,
      };
    },
    'GET /community/suggestions': async ({ query: { q } }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const key = q.startsWith('@') ? handleKey(q) : '';
      const beginning = { handleKey: key, name: null, readerId: me.id, limit: MOST_NAMES };
      const [members, tags] = await Promise.all([
        key === '' ? [] : findByBeginning(db, beginning),
        q.startsWith('#') ? findTags(db, tagKey(q), MOST_NAMES) : [],
      ]);
      return { members: members.map((member) => presentMemberRef(member, language)), tags };
    },
  };
}

async function presentReviews(
  { db, categories, now }: PresentDeps,
  rows: readonly MemberReviewRow[],
  language: Language,
): Promise<MemberReview[]> {
  const memberIds = rows.map((row) => row.member_id);
  const productIds = [...new Set(rows.map((row) => row.product_id))];
  const tree = await categories.read();
  const [authors, products] = await db.onOneConnection((one) =>
    Promise.all([readMembers(one, memberIds), readProducts(one, productIds)]),
  );
  const reader = { language, nowMs: now(), categories: tree };
  const authorOf = new Map(authors.map((author) => [author.id, author]));
  const productOf = new Map(products.map((product) => [product.id, presentProduct(product, reader)]));
  return rows.flatMap((row) => {
    const [author, product] = [authorOf.get(row.member_id), productOf.get(row.product_id)];
    if (!author || !product) return [];
    const alt = texts.say(language, 'photo', { author: author.name });
    return [
      {
        id: row.id,
        author: presentMemberRef(author, language),
        rating: row.rating,
        title: row.title,
        text: row.body,
        photos: row.photos.map((photo) => presentImage(photo, alt)),
        is_verified: row.is_verified,
        helpful_count: row.helpful_count,
        product,
        created_at: row.created_at.toISOString(),
      },
    ];
  });
}
