import { pageMeta } from '../../shell/page-meta.ts';
import type { Areas } from '../../text/areas.ts';
import type { Language } from '../../text/language.ts';
import { type PlainKey, textsOf } from '../../text/texts.ts';

type MetaInput = Parameters<typeof pageMeta>[0] & { loaderData: { language: Language } | undefined };

/** Title and description of a page of returns; never for search engines. */
export function returnsMeta({ loaderData, ...input }: MetaInput, title: PlainKey<Areas['returns']>) {
  if (!loaderData) return [];
  const say = textsOf(loaderData.language, 'returns');
  return pageMeta(input, { title: say(title), description: say('description'), noIndex: true });
}
