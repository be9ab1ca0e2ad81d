import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { useCustomerOnly } from '../../auth/use-customer-only.ts';
import { Link, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { LinkMaker } from './link-maker.tsx';
import { Money } from './money.tsx';
import { Orders } from './orders.tsx';
import { Overview } from './overview.tsx';

const views = ['overview', 'link', 'orders', 'money'] as const;
type View = (typeof views)[number];

const isView = (text: string | null): text is View => views.some((view) => view === text);

/**
 * The affiliate's dashboard (source spec §5): figures, links to share, commission of each order, and uses of the
 * points. A customer without an affiliate account is redirected to the application, which shows its status.
 */
export default function Dashboard() {
  const say = useText('earnings');
  const isSignedIn = useCustomerOnly();
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className="container pt-6 lg:pt-10">
      <SecondSheet />
      <SlowNotice part={part} text={say('slow')} retry={say('retry')} />
      <noscript>
        <p className="rounded-xl bg-warning-tint p-4 text-warning">{say('needsScript')}</p>
      </noscript>
      {isSignedIn ? <Door /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  const say = useText('earnings');
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">{say('title')}</h1>
      <div className="grid gap-4 sm:grid-cols-3">
        {[0, 1, 2].map((one) => (
          <Skeleton key={one} className="h-32 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

/** Shows the dashboard to affiliates; redirects other customers. */
function Door() {
  const say = useText('earnings');
  const navigate = useNavigate();
  const { state, retry } = useLoaded('affiliate application', (api, signal) =>
    api('GET /community/affiliate/application', { signal }),
  );
  const isOutside = state.kind === 'known' && state.data.status !== 'approved';
  useEffect(() => {
    if (isOutside) navigate('/affiliate/apply', { replace: true });
  }, [isOutside, navigate]);
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState icon="triangle-alert" title={say('failed')}>
          <button type="button" className="btn btn-primary" onClick={retry}>
            {say('retry')}
          </button>
        </EmptyState>
      </div>
    );
  }
  return state.kind === 'known' && !isOutside ? <Inside /> : <Waiting />;
}

function Inside() {
  const say = useText('earnings');
  const [search] = useSearchParams();
  const asked = search.get('show');
  const view = isView(asked) ? asked : 'overview';
  const Shown = { overview: Overview, link: LinkMaker, orders: Orders, money: Money }[view];
  return (
    <>
      <h1 className="text-3xl">{say('title')}</h1>
      <nav aria-label={say('parts')} className="-mx-4 mt-5 mb-6 overflow-x-auto px-4 py-1">
        <ul className="flex w-max gap-2">
          {views.map((one) => (
            <li key={one}>
              <Link
                to={one === 'overview' ? '/affiliate/dashboard' : `/affiliate/dashboard?show=${one}`}
                aria-current={one === view ? 'page' : undefined}
                className="chip min-h-11 whitespace-nowrap hover:bg-tint aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:font-semibold aria-[current=page]:text-on-primary"
              >
                {say(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Shown />
    </>
  );
}
