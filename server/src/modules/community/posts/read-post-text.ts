import { normalise } from '../../goods/search/index.ts';

const MOST = 20;
/** An e-mail address contains no mention. Arabic joins its و to the next word. */
const MENTION = /(?<![A-Za-z0-9_@./])@([\p{L}][\p{L}\p{N}_]{2,23})/gu;
const TAG = /(?<![\p{L}\p{N}_#&/])#([\p{L}\p{M}\p{N}_]{1,64})/gu;

/** The handles a text names, as they are written, each once. */
export function mentionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(MENTION)].map(([, handle = '']) => handle))].slice(0, MOST);
}

/** The tags of a text, normalised for comparisons; a number alone is no tag. */
export function tagsIn(text: string): string[] {
  const tags = [...text.matchAll(TAG)].map(([, tag = '']) => tagKey(tag));
  return [...new Set(tags.filter((tag) => /\p{L}/u.test(tag)))].slice(0, MOST);
}

/** قهوه and #قهوة are one tag. */
export function tagKey(tag: string): string {
  return normalise(tag.replace(/^#/, '')).slice(0, 64);
}
