import type { AdminHome, EndpointKey, HomePart } from '@waha/contract';
import type { CallContext, Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { presentImage } from '../../../platform/media/index.ts';
import { inLanguage } from '../../../platform/text/index.ts';
import {
  type CategoryTrees,
  isRunning,
  type ProductRow,
  presentProduct,
  presentProductImage,
  readProducts,
} from '../../goods/catalog/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { lockHomePage, type StoredHomePart } from './home-page.store.ts';
import { type HomePage, readHome } from './home-parts.ts';
import { presentAdminHome } from './present-home.ts';
import { writeHome } from './write-home.ts';

export interface HomeDeps {
  db: Database;
  now: () => number;
  categories: CategoryTrees;
}

type HomeKey = Extract<EndpointKey, `${string} /home` | `${string} /admin/home`>;

export function homeRoutes({ db, now, categories }: HomeDeps): Handlers<HomeKey> {
  const home = auditedResource<'home', HomePage, AdminHome>({
    read: readHome,
    lock: async (tx) => {
      await lockHomePage(tx);
      return readHome(tx);
    },
    subject: () => ({ kind: 'home_page', id: 'home' }),
    audited: ({ parts }) => parts,
    present: async (where, page) => presentAdminHome(where, page, await categories.read()),
  });

  async function presentPart(part: StoredHomePart, context: CallContext): Promise<HomePart | null> {
    if (part.kind === 'hero') return presentHero(part, context);
    if (part.kind === 'categories') return presentTiles(part.category_ids, context);
    if (part.kind !== 'picks') return { kind: part.kind };
    // Hidden products are tagged too: publishing one changes this part.
    context.tag(...part.product_ids.map((id) => `product:${id}`));
    const rows = await readProducts(db, part.product_ids);
    if (rows.length === 0) return null;
    const { language } = context;
    const reader = { language, nowMs: now(), categories: await categories.read() };
    for (const row of rows) standWhilePromoted(row, context);
    const { kind, title, text } = part;
    return {
      kind,
      title: title[language],
      text: text[language],
      products: rows.map((row) => presentProduct(row, reader)),
    };
  }

  function standWhilePromoted({ promotion }: ProductRow, context: CallContext): void {
    if (promotion && isRunning(promotion, now())) context.cacheUntil(new Date(promotion.ends_at));
  }

  /** The chosen categories that are visible; without any the part is left out. */
  async function presentTiles(ids: readonly number[], context: CallContext): Promise<HomePart | null> {
    if (ids.length === 0) return { kind: 'categories', categories: null };
    context.tag('categories');
    const tree = await categories.read();
    const rows = ids.flatMap((id) => tree.byId.get(id) ?? []);
    if (rows.length === 0) return null;
    const tiles = rows.map((row) => ({
      name: inLanguage(row, 'name', context.language),
      slug: row.slug,
      image: row.image && presentProductImage(row.image, context.language),
      backdrop: row.backdrop,
    }));
    return { kind: 'categories', categories: tiles };
  }

  return {
    'GET /home': async (_, context) => {
      const parts: HomePart[] = [];
      for (const part of (await readHome(db)).parts) {
        const shown = part.is_on ? await presentPart(part, context) : null;
        if (shown) parts.push(shown);
      }
      return { parts };
    },
    'GET /admin/home': (_, context) => home.show(db, context, 'home'),
    'PUT /admin/home': ({ body: { parts, version } }, context) =>
      home.change(db, context, { id: 'home', action: 'home.changed' }, (tx, before) =>
        writeHome(tx, before, { parts, version, language: context.language }),
      ),
  };
}

function presentHero(part: StoredHomePart & { kind: 'hero' }, { language }: CallContext): HomePart {
  const { kind, title, text, action, link, image } = part;
  const own = (words: string) => (words === '' ? null : words);
  return {
    kind,
    title: own(title[language]),
    text: own(text[language]),
    action: own(action[language]),
    link: own(link),
    image: image && presentImage(image, image[`alt_${language}`]),
  };
}
