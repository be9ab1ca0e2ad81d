import type { AgentConsent } from '@waha/contract/types';
import { useSearchParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { useCustomerOnly } from '../../auth/use-customer-only.ts';
import { Link } from '../../router/links.ts';
import { secretPageHeaders } from '../../shell/secret-page.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Consent } from './consent.tsx';
import { requestOf } from './request-of.ts';

export const headers = () => secretPageHeaders;

/**
 * Asks a customer whether an agent may be linked (OAuth's authorization endpoint). The decision is a call with their session: no cookie
 * and no form of another site can make it, and no site can frame the page.
 */
export default function Authorize() {
  const isSignedIn = useCustomerOnly();
  return <div className="container max-w-lg pt-8 pb-16 lg:pt-14">{isSignedIn ? <Asked /> : <Title />}</div>;
}

function Asked() {
  const say = useText('linking');
  const [search] = useSearchParams();
  const request = requestOf(search);
  const { state, retry } = useLoaded<AgentConsent>(search.toString(), (call, signal) =>
    call('POST /user/agents/request', { body: request, signal }),
  );
  if (state.kind === 'loading')
    return (
      <>
        <Title />
        <div role="status">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-72" />
        </div>
      </>
    );
  if (state.kind === 'known') return <Consent consent={state.data} request={request} />;
  return (
    <>
      <Title />
      <div role="alert">
        <EmptyState icon="shield-check" title={say('cannot')}>
          <p className="-mt-2 max-w-md text-soft">{state.refusal ?? say('failed')}</p>
          {state.refusal === null ? (
            <button type="button" className="btn btn-primary" onClick={retry}>
              {say('retry')}
            </button>
          ) : (
            <Link to="/account/settings" className="btn btn-quiet">
              {say('toSettings')}
            </Link>
          )}
        </EmptyState>
      </div>
    </>
  );
}

/** The heading while there is no question to ask. */
function Title() {
  const say = useText('linking');
  return <h1 className="mb-5 text-3xl">{say('title')}</h1>;
}
