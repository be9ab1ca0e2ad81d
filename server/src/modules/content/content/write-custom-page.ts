import type { CustomPageDraft } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type Language, renderMarkdown } from '../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../text/index.ts';
import {
  type CustomPageRow,
  countCustomPages,
  deleteCustomPage,
  insertCustomPage,
  isCustomPageSlugTaken,
  lockCustomPages,
  updateCustomPage,
} from './custom-pages.store.ts';

const MOST_PAGES = 200;
/** The longest rendered page; see `customPage` of the contract. */
const LONGEST_SHOWN = 200_000;

export interface CustomPageWriting {
  draft: CustomPageDraft;
  /** The row to rewrite, with the version the caller saw; undefined for a new page. */
  before?: { row: CustomPageRow; version: number };
  language: Language;
}

/**
 * Writes a page of the shop's own; its former slug leads to the new one. Refuses the 201st (`content.pages_full`) and
 * another version than the present one (`conflict.changed`). Publishes the cache tag `content`.
 */
export async function writeCustomPage(tx: Tx, { draft, before, language }: CustomPageWriting): Promise<number> {
  await lockCustomPages(tx);
  const { row, version } = before ?? {};
  if (row && row.version !== version) refuse('conflict.changed');
  if (!row && (await countCustomPages(tx)) >= MOST_PAGES) refuse('content.pages_full');
  const html = { ar: renderMarkdown(draft.body.ar), en: renderMarkdown(draft.body.en) };
  const faults = new Map<string, FieldTextKey>();
  if (await isCustomPageSlugTaken(tx, draft.slug, row?.id ?? 0)) faults.set('slug', 'validation.slug_taken');
  for (const one of ['ar', 'en'] as const) {
    if (html[one].length > LONGEST_SHOWN) faults.set(`body.${one}`, 'validation.too_long_shown');
  }
  refuseFields(language, faults);
  const { slug, title, description, body, status, shows_date } = draft;
  const columns = {
    ...{ slug, status, shows_date },
    ...{ title_ar: title.ar, title_en: title.en, description_ar: description.ar, description_en: description.en },
    ...{ body_ar: body.ar, body_en: body.en, html_ar: html.ar, html_en: html.en },
  };
  if (row) await updateCustomPage(tx, row.id, columns);
  const id = row?.id ?? (await insertCustomPage(tx, columns));
  await publishInvalidation(tx, ['content']);
  return id;
}

/** Removes a page and its former addresses. */
export async function removeCustomPage(tx: Tx, id: number): Promise<void> {
  await deleteCustomPage(tx, id);
  await publishInvalidation(tx, ['content']);
}
