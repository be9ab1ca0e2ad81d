import { pageContext } from '../../page-context.ts';
import { Link } from '../../router/links.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFreshAfter } from '../use-fresh-after.ts';
import type { Route } from './+types/offers.ts';
import { Coupons } from './coupons.tsx';
import { OfferSection } from './offer-section.tsx';
import { groupOffers } from './offers-of.ts';
import { structuredOffers } from './structured-offers.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  const [promotions, coupons] = await Promise.all([api('GET /promotions'), api('GET /coupons')]);
  return { language, origin, groups: groupOffers(promotions), coupons };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin, groups } = loaderData;
  const say = textsOf(language, 'offers');
  const offers = groups.flatMap((group) => group.offers);
  return pageMeta(input, {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords'),
    image: offers[0]?.cards[0]?.image,
    structured: [
      breadcrumbList(origin, language, [{ name: say('title') }]),
      ...(offers.length > 0 ? [structuredOffers(offers, origin, language)] : []),
    ],
  });
}

type Loaded = Route.ComponentProps['loaderData'];

/** End times shown on the page; the page reloads at the earliest. */
function endsOf({ groups, coupons }: Loaded): string[] {
  const offers = groups.flatMap((group) => group.offers.flatMap((offer) => offer.endsAt ?? []));
  return [...offers, ...coupons.flatMap((coupon) => coupon.ends_at ?? [])];
}

function SectionLinks({ groups, coupons }: Loaded) {
  const say = useText('offers');
  const sections = [...groups.map((group) => group.type), ...(coupons.length > 0 ? (['coupons'] as const) : [])];
  if (sections.length < 2) return null;
  return (
    <nav aria-label={say('sections')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} className="chip min-h-11 hover:border-line-strong">
              {say(section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoOffers() {
  const say = useText('offers');
  return (
    <EmptyState icon="tag" title={say('empty')}>
      <p className="max-w-md text-soft">{say('emptyText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/products?on_sale=1" className="btn btn-primary">
          {say('onSale')}
        </Link>
        <Link to="/products" className="btn btn-quiet">
          {say('all')}
        </Link>
      </div>
    </EmptyState>
  );
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const say = useText('offers');
  const { groups, coupons } = loaderData;
  useFreshAfter(endsOf(loaderData));
  return (
    <>
      {/* Not a `div`: what follows one here is left out of a phone's first frame (app.css). */}
      <header className="container">
        <Breadcrumbs crumbs={[{ name: say('title') }]} />
        <h1 className="text-3xl">{say('title')}</h1>
        <p className="mt-2 max-w-2xl text-soft">{say('intro')}</p>
        <SectionLinks {...loaderData} />
      </header>
      {groups.length === 0 ? <NoOffers /> : null}
      {groups.map((group) => (
        <section
          key={group.type}
          id={group.type}
          aria-labelledby={`${group.type}-title`}
          className="container mt-10 scroll-mt-6 lg:mt-14"
        >
          <h2 id={`${group.type}-title`} className="mb-5 text-2xl">
            {say(group.type)}
          </h2>
          <div className="grid grid-cols-1 gap-6">
            {group.offers.map((offer) => (
              <OfferSection key={offer.id} offer={offer} />
            ))}
          </div>
        </section>
      ))}
      {coupons.length > 0 ? <Coupons coupons={coupons} /> : null}
    </>
  );
}
