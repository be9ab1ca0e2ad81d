import { useCall } from '../../api/use-call.ts';
import type { PartValue } from './home-values.ts';

/**
 * Parts for which the shop has no contents now, so that its home page leaves them out: loaded as the storefront loads
 * them.
 */
export function useEmptyParts(): ReadonlySet<PartValue['kind']> {
  const { data: flash } = useCall('GET /promotions/flash');
  const { data: featured } = useCall('GET /products/featured', { query: { limit: 1 } });
  const { data: newest } = useCall('GET /products/new-arrivals', { query: { limit: 1 } });
  const { data: best } = useCall('GET /products/best-sellers', { query: { limit: 1 } });
  const { data: bundles } = useCall('GET /bundles');
  const { data: stats } = useCall('GET /community/stats');
  const { data: articles } = useCall('GET /blog/featured', { query: { limit: 1 } });
  const [running] = flash ?? [];
  const isEmpty: Partial<Record<PartValue['kind'], boolean>> = {
    flash: flash !== undefined && !(running?.ends_at && running.products.length > 0),
    featured: featured?.length === 0,
    newest: newest?.length === 0,
    best: best?.length === 0,
    bundle: bundles?.every((bundle) => !bundle.in_stock) ?? false,
    community: stats?.members === 0,
    blog: articles?.length === 0,
  };
  return new Set(Object.entries(isEmpty).flatMap(([kind, is]) => (is ? [kind as PartValue['kind']] : [])));
}
