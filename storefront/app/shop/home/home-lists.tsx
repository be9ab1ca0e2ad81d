import type { Product } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { cardOf } from '../../ui/product-card/card-of.ts';
import { ProductRail } from '../product-grid.tsx';
import { Section } from '../section.tsx';

const SHOWN = 6;
const TIMEOUT_MS = 5_000;

const lists = [
  { call: 'GET /products/featured', title: 'featured', failure: 'featuredFailed', more: '/products' },
  { call: 'GET /products/new-arrivals', title: 'newArrivals', failure: 'newestFailed', more: '/products?sort=newest' },
  {
    call: 'GET /products/best-sellers',
    title: 'bestSellers',
    failure: 'bestFailed',
    more: '/products?sort=best_selling',
  },
] as const;

/**
 * The lists of home for the case that home itself could not be loaded. Each is requested separately, so that the
 * available ones are shown and the missing ones are named at the top (source spec §8).
 */
export default function HomeLists() {
  const say = useText('shop');
  const sayOffline = useText('offline');
  const sayShell = useText('shell');
  const api = useApi();
  const [found, setFound] = useState<(Product[] | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = lists.map(({ call }) => api(call, { query: { limit: SHOWN }, signal }).catch(() => null));
    void Promise.all(asked).then((answers) => {
      setFound(answers);
      const failures = lists.filter((_, at) => answers[at] === null).map(({ failure }) => sayOffline(failure));
      const text = failures.join(sayShell('listSeparator'));
      if (text) showToast({ text, tone: 'negative', position: 'top' });
    });
  }, []);
  return (
    <div className="w-full text-start">
      {lists.map(({ title, more }, at) =>
        found[at]?.[0] ? (
          <Section key={title} title={say(title)} more={more}>
            <ProductRail cards={found[at].map(cardOf)} label={say(title)} />
          </Section>
        ) : null,
      )}
    </div>
  );
}
