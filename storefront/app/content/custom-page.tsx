import { formatDate } from '@waha/kit/moment';
import { found, notFound, pageContext } from '../page-context.ts';
import { redirect } from '../router/links.ts';
import { addressIn, breadcrumbList, pageMeta } from '../shell/page-meta.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import type { Route } from './+types/custom-page.ts';
import { ReadingPage } from './reading-page.tsx';
import { Written } from './written.tsx';

/** As the contract's `anySlug`. */
const SLUG = /^[a-z0-9\u0621-\u063a\u0641-\u064a]+(?:-[a-z0-9\u0621-\u063a\u0641-\u064a]+)*$/;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  if (!SLUG.test(slug) || slug.length > 120) throw notFound();
  const page = await found(api('GET /custom-pages/{slug}', { params: { slug } }));
  // The API also finds a page by its earlier addresses.
  if (page.slug !== slug) throw redirect(`/pages/${page.slug}`, 301);
  return { language, origin, page };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, language, origin } = loaderData;
  const webPage = {
    '@type': 'WebPage',
    name: page.title,
    inLanguage: page.language,
    url: addressIn(language, origin, encodeURI(`/pages/${page.slug}`)),
    ...(page.description !== '' && { description: page.description }),
    ...(page.date && { dateModified: page.date }),
  };
  const facts = pageMeta(input, {
    title: page.title,
    description: page.description || page.title,
    // The same words at the address of the other language would be found twice.
    noIndex: page.language !== language,
    structured: [webPage, breadcrumbList(origin, language, [{ name: page.title }])],
  });
  const isWritten = (named: unknown) =>
    named === 'ar' || named === 'en' ? page.languages.includes(named) : page.languages.includes('ar');
  return facts.filter((fact) => !('hrefLang' in fact) || isWritten(fact.hrefLang));
}

export default function CustomPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const say = useText('content');
  const language = useLanguage();
  const lead = page.date ? (
    <p className="mt-2 text-sm text-soft">
      <time dateTime={page.date}>{say('updated', { date: formatDate(page.date, page.language) })}</time>
    </p>
  ) : null;
  return (
    <ReadingPage title={page.title} lead={lead} language={page.language === language ? undefined : page.language}>
      <Written html={page.html} className="prose-long" />
    </ReadingPage>
  );
}
