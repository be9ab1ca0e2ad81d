import { pageContext } from '../page-context.ts';
import { pageMeta } from '../shell/page-meta.ts';
import type { Areas } from '../text/areas.ts';
import type { Language } from '../text/language.ts';
import { type PlainKey, textsOf } from '../text/texts.ts';

interface LoaderInput {
  context: { get(context: typeof pageContext): { language: Language } };
}

/** What every account page loads: its language. The rest belongs to one customer and is asked for in the browser. */
export function accountLoader({ context }: LoaderInput) {
  return { language: context.get(pageContext).language };
}

type MetaInput = Parameters<typeof pageMeta>[0] & { loaderData: { language: Language } | undefined };

/** Title and description of an account page; never for search engines. */
export function accountMeta({ loaderData, ...input }: MetaInput, title: PlainKey<Areas['account']>) {
  if (!loaderData) return [];
  const say = textsOf(loaderData.language, 'account');
  return pageMeta(input, { title: say(title), description: say('description'), noIndex: true });
}
