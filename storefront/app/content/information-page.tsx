import { formatDate } from '@waha/kit/moment';
import { found, pageContext } from '../page-context.ts';
import { Link } from '../router/links.ts';
import { breadcrumbList, pageMeta } from '../shell/page-meta.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import type { Route } from './+types/information-page.ts';
import { ReadingPage } from './reading-page.tsx';
import { Written } from './written.tsx';

/**
 * Loader of every information page: the last segment of the path is the page's slug (see routes.ts). It reads `url`,
 * because the request is for `about.data` when a reader comes from another page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const slug = url.pathname.split('/').findLast((word) => word !== '') ?? '';
  return { language, origin, page: await found(api('GET /pages/{slug}', { params: { slug } })) };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, language, origin } = loaderData;
  return pageMeta(input, {
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    structured: [breadcrumbList(origin, language, [{ name: page.title }])],
  });
}

export default function InformationPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const say = useText('content');
  const language = useLanguage();
  const date = formatDate(page.updated_at, language);
  const lead = (
    <p className="mt-2 text-sm text-soft">
      <time dateTime={page.updated_at}>{say('updated', { date })}</time>
    </p>
  );
  return (
    <ReadingPage title={page.title} lead={lead}>
      <Written html={page.html} className="prose-long" />
      {page.slug === 'privacy' ? (
        <p className="mt-6">
          <Link to="/data-request" className="btn btn-quiet">
            {say('dataRequest')}
          </Link>
        </p>
      ) : null}
    </ReadingPage>
  );
}
