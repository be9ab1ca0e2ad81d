import { ReadingPage } from '../../content/reading-page.tsx';
import { pageContext } from '../../page-context.ts';
import { Link } from '../../router/links.ts';
import { breadcrumbList, pageMeta } from '../../shell/page-meta.ts';
import { useReturnDays } from '../../shell/root-data.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/size-guide.ts';
import { SizeTable } from './size-table.tsx';
import { UnitSwitch } from './unit-switch.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language, origin } = context.get(pageContext);
  return { language, origin, guide: await api('GET /size-guide') };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, origin } = loaderData;
  const say = textsOf(language, 'sizes');
  return pageMeta(input, {
    title: say('title'),
    description: say('description'),
    keywords: say('keywords'),
    structured: [breadcrumbList(origin, language, [{ name: say('title') }])],
  });
}

type Guide = Route.ComponentProps['loaderData']['guide'];

function TableLinks({ tables }: { tables: Guide['tables'] }) {
  const say = useText('sizes');
  return (
    <nav aria-label={say('tables')} className="mt-5" data-print="hide">
      <ul className="flex flex-wrap gap-2">
        {tables.map((table) => (
          <li key={table.slug}>
            <a href={`#${table.slug}`} className="chip min-h-11 hover:border-line-strong">
              {table.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HowTo({ guide }: { guide: Guide }) {
  const say = useText('sizes');
  return (
    <section aria-labelledby="how-to-measure" className="mt-14">
      <h2 id="how-to-measure" className="mb-4 text-xl">
        {say('howTo')}
      </h2>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {guide.how_to.map((measure) => (
          <div key={measure.key}>
            <dt className="font-semibold">{measure.label}</dt>
            <dd className="text-soft">{measure.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function SizeGuidePage({ loaderData }: Route.ComponentProps) {
  const say = useText('sizes');
  const days = useReturnDays();
  const { guide } = loaderData;
  const lead = (
    <>
      <p className="mt-2 text-soft">{say('intro')}</p>
      {guide.tables.length > 0 ? <TableLinks tables={guide.tables} /> : null}
    </>
  );
  return (
    <ReadingPage title={say('title')} lead={lead}>
      {guide.tables.length === 0 ? (
        <EmptyState icon="info" title={say('empty')}>
          <p className="text-soft">{say('emptyText')}</p>
        </EmptyState>
      ) : (
        <UnitSwitch>
          {guide.tables.map((table) => (
            <section
              key={table.slug}
              id={table.slug}
              aria-labelledby={`${table.slug}-name`}
              className="mb-10 scroll-mt-6"
            >
              <h2 id={`${table.slug}-name`} className="mb-3 text-xl">
                {table.name}
              </h2>
              <SizeTable table={table} />
            </section>
          ))}
        </UnitSwitch>
      )}
      {guide.how_to.length > 0 ? <HowTo guide={guide} /> : null}
      <p className="mt-12 rounded-2xl bg-tint p-5">
        {say('returns', { days })}{' '}
        <Link to="/returns" className="font-semibold text-link underline">
          {say('returnsLink')}
        </Link>
      </p>
    </ReadingPage>
  );
}
