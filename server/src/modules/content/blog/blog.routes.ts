import type { EndpointKey } from '@waha/contract';
import { type CallContext, type Handlers, pageOf } from '../../../platform/bind/index.ts';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readVoter } from '../../people/identity/index.ts';
import {
  findArticleId,
  hasCategory,
  listArticles,
  listCategories,
  listFeatured,
  listRelated,
  nextPublicationTime,
  readArticle,
} from './blog.store.ts';
import { countShare, likeArticle } from './like-article.store.ts';
import { presentArticle, presentCard } from './present-article.ts';

export interface BlogDeps {
  db: Database;
  now: () => number;
}

type BlogKey = Extract<EndpointKey, `${string} /blog${string}`>;

const PER_PAGE = 15;
const FEATURED = 3;
const RELATED = 3;

/** The cache tag for an article's likes and shares; its text has the tag `blog`. */
const articleTag = (id: number) => `article:${id}`;

export function blogRoutes({ db, now }: BlogDeps): Handlers<BlogKey> {
  const at = () => new Date(now());

  async function requireArticle(key: number | string): Promise<number> {
    return (await findArticleId(db, key, at())) ?? refuse('content.article_not_found');
  }

  async function standUntilNext(context: CallContext): Promise<void> {
    const next = await nextPublicationTime(db, at());
    if (next) context.cacheUntil(next);
  }

  return {
    'GET /blog': async ({ query }, context) => {
      const { category, search, page = 1, per_page = PER_PAGE } = query;
      if (category !== undefined && !(await hasCategory(db, category))) refuse('content.blog_category_not_found');
      const offset = (page - 1) * per_page;
      const { language } = context;
      const { rows, total } = await listArticles(db, {
        category,
        search,
        language,
        at: at(),
        limit: per_page,
        offset,
      });
      await standUntilNext(context);
      return {
        data: rows.map((row) => presentCard(row, language)),
        ...pageOf(page, per_page, total),
      };
    },
    'GET /blog/featured': async ({ query }, context) => {
      const { language } = context;
      const rows = await listFeatured(db, { language, at: at(), limit: query.limit ?? FEATURED });
      await standUntilNext(context);
      return rows.map((row) => presentCard(row, language));
    },
    'GET /blog/categories': async (_, context) => {
      await standUntilNext(context);
      return listCategories(db, context.language, at());
    },
    'GET /blog/{id}': async ({ params }, context) => {
      const { language } = context;
      const id = await requireArticle(params.id);
      const row = (await readArticle(db, id, language)) ?? refuse('content.article_not_found');
      context.tag(articleTag(id));
      await standUntilNext(context);
      return presentArticle(row, await listRelated(db, { id, language, at: at(), limit: RELATED }), language);
    },
    'POST /blog/{id}/like': async ({ params, body }, context) => {
      const articleId = await requireArticle(params.id);
      const like_count = await inTransaction(db, async (tx) => {
        await publishInvalidation(tx, [articleTag(articleId)]);
        const voter = await readVoter(tx, context, body.visitor_id, `article ${articleId}`);
        return likeArticle(tx, { articleId, voter, liked: body.liked });
      });
      return { liked: body.liked, like_count };
    },
    'POST /blog/{id}/share': async ({ params }) => {
      const articleId = await requireArticle(params.id);
      const share_count = await inTransaction(db, async (tx) => {
        await publishInvalidation(tx, [articleTag(articleId)]);
        return countShare(tx, articleId);
      });
      return { share_count };
    },
  };
}
