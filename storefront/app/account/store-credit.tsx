import { formatDate } from '@waha/kit/moment';
import { useLoaded } from '../api/use-loaded.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Amount } from '../ui/product-card/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PartFailed } from './load-failed.tsx';

/** Store credit that can be spent, and its transactions. */
export function StoreCredit() {
  const say = useText('account');
  const language = useLanguage();
  const { state, retry } = useLoaded('store-credit', (api, signal) =>
    api('GET /user/store-credit', { query: {}, signal }),
  );
  return (
    <section aria-labelledby="store-credit" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="store-credit" className="text-lg">
        {say('storeCredit')}
      </h2>
      {state.kind === 'loading' ? <Skeleton className="mt-3 h-10 w-40" /> : null}
      {state.kind === 'failed' ? <PartFailed onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <>
          <p className="mt-1">
            <Amount riyals={state.data.balance} className="text-3xl font-bold" />
          </p>
          <p className="text-sm text-soft">{say('storeCreditText')}</p>
          <h3 className="mt-5 mb-1 text-base">{say('creditHistory')}</h3>
          {state.data.data.length === 0 ? <p className="text-sm text-soft">{say('creditEmpty')}</p> : null}
          <ul className="divide-y divide-line">
            {state.data.data.map((line) => (
              <li key={line.id} className="flex items-baseline justify-between gap-4 py-2.5">
                <span>
                  {line.label}
                  <time dateTime={line.at} className="block text-sm text-soft">
                    {formatDate(line.at, language)}
                  </time>
                </span>
                <Amount riyals={line.amount} className={line.amount < 0 ? '' : 'text-positive'} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
