import type { AffiliateApplication, AffiliateProgramme } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { useCustomerOnly } from '../../auth/use-customer-only.ts';
import { pageContext } from '../../page-context.ts';
import { useText } from '../../text/use-text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/apply.ts';
import { ApplicationForm } from './application-form.tsx';
import { Decided } from './decided.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { programme: await context.get(pageContext).api('GET /community/affiliate/programme') };
}

/** The application to the affiliate programme, or its outcome. */
export default function Apply({ loaderData: { programme } }: Route.ComponentProps) {
  const say = useText('applying');
  const isSignedIn = useCustomerOnly();
  return (
    <div className="container max-w-3xl">
      <Breadcrumbs crumbs={[{ name: say('programme'), to: '/affiliate' }, { name: say('title') }]} />
      <h1 className="text-3xl">{say('title')}</h1>
      <noscript>
        <p className="mt-6 rounded-xl bg-warning-tint p-4 text-warning">{say('needsScript')}</p>
      </noscript>
      <div className="mt-5">
        {isSignedIn ? <OwnApplication programme={programme} /> : <Skeleton className="h-96 rounded-card" />}
      </div>
    </div>
  );
}

function OwnApplication({ programme }: { programme: AffiliateProgramme }) {
  const say = useText('applying');
  const { state, set, retry } = useLoaded('affiliate application', (api, signal) =>
    api('GET /community/affiliate/application', { signal }),
  );
  const [isSent, setIsSent] = useState(false);
  if (state.kind === 'loading') return <Skeleton className="h-96 rounded-card" />;
  if (state.kind === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-4 rounded-card border border-line p-5 text-soft">
        {say('failed')}
        <button type="button" className="min-h-11 font-semibold text-link" onClick={retry}>
          {say('retry')}
        </button>
      </p>
    );
  }
  const { data } = state;
  const mayApply = data.status === 'none' || (data.status === 'rejected' && data.may_apply_at === null);
  const done = (now: AffiliateApplication) => {
    set(now);
    setIsSent(true);
  };
  return (
    <div className="grid gap-6">
      {data.status === 'none' ? null : <Announced isNew={isSent} application={data} />}
      {mayApply ? (
        <>
          <p className="text-lg text-soft">{say('lead')}</p>
          <ApplicationForm application={data} programme={programme} onDone={done} />
        </>
      ) : null}
    </div>
  );
}

/** Moves the focus to a sent application, because the form that had the focus is gone. */
function Announced({ isNew, application }: { isNew: boolean; application: AffiliateApplication }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      <Decided application={application} />
    </div>
  );
}
