import type { ReactNode } from 'react';
import { pageContext } from '../../page-context.ts';
import { Link } from '../../router/links.ts';
import { type Destination, shown } from '../../shell/header/navigation.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/site-map.ts';

const ARTICLES = 15;
/** Subcategories listed per department: a selection, not the whole tree. All are in /sitemap.xml. */
const CHILDREN = 20;

/** Pages grouped by purpose. */
const shopping = shown('home', 'products', 'categories', 'offers', 'bundles', 'cart', 'wishlist');
const help = shown('contact', 'help', 'faq', 'trackOrder', 'shipping', 'returns', 'sizeGuide', 'account', 'orders');
const about = shown('about', 'blog', 'community', 'scratchCards', 'affiliate', 'privacy', 'terms', 'cookies');

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const [categories, articles] = await Promise.all([
    api('GET /categories/root'),
    api('GET /blog', { query: { per_page: ARTICLES } }),
  ]);
  return {
    language,
    origin,
    categories: categories.map(({ slug, name, children }) => ({
      slug,
      name,
      children: children.slice(0, CHILDREN).map((child) => ({ slug: child.slug, name: child.name })),
    })),
    articles: articles.data.map(({ slug, title }) => ({ slug, title })),
  };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'sitemap');
  return pageMeta(input, {
    title: say('title'),
    description: say('description'),
    structured: [breadcrumbList(origin, language, [{ name: say('title'), to: '/sitemap' }])],
  });
}

const link = 'block py-1.5 text-soft hover:text-ink hover:underline';

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 border-b border-line pb-2 text-lg">
        {title}
      </h2>
      <ul className="text-sm">{children}</ul>
    </section>
  );
}

function Links({ to }: { to: readonly Destination[] }) {
  const say = useText('shell');
  return to.map((one) => (
    <li key={one.to}>
      <Link to={one.to} className={link}>
        {say(one.text)}
      </Link>
    </li>
  ));
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const say = useText('sitemap');
  const sayShell = useText('shell');
  const { categories, articles } = loaderData;
  return (
    <div className="container">
      <Breadcrumbs crumbs={[{ name: say('title') }]} />
      <h1 className="text-3xl">{say('title')}</h1>
      <div className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <Group id="shopping" title={say('shopping')}>
          <Links to={shopping} />
        </Group>
        <Group id="help" title={say('help')}>
          <Links to={help} />
        </Group>
        <Group id="about" title={say('about')}>
          <Links to={about} />
          <li>
            <Link to="/newsletter" className={link}>
              {say('newsletter')}
            </Link>
          </li>
        </Group>
        {articles[0] ? (
          <Group id="articles" title={say('articles')}>
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/blog/${slug}`} className={link}>
                  {title}
                </Link>
              </li>
            ))}
          </Group>
        ) : null}
      </div>
      {categories[0] ? <h2 className="mt-14 mb-6 text-2xl">{sayShell('departments')}</h2> : null}
      {categories[0] ? (
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map(({ slug, name, children }) => (
            <li key={slug}>
              <Link to={`/categories/${slug}`} className="font-semibold hover:underline">
                {name}
              </Link>
              <ul className="mt-1 text-sm">
                {children.map((child) => (
                  <li key={child.slug}>
                    <Link to={`/categories/${child.slug}`} className={link}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
