import type { AdminProduct } from '@waha/contract/types';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Latin, Panel } from '../../ui/parts.tsx';
import { nameOf } from '../goods/category-options.ts';
import { variantName } from '../goods/variant-name.ts';

/** Pieces of a product in branches that do not sell online; nothing where there are none. */
export function BranchLevels({ product }: { product: AdminProduct }) {
  const say = useText('stock');
  const language = useLanguage();
  const { data = [] } = useCall('GET /admin/branches/levels', { query: { product_id: product.id } });
  const { data: branches = [] } = useCall('GET /admin/branches', undefined, { isOn: data.length > 0 });
  if (data.length === 0) return null;
  return (
    <Panel title={say('inBranches')}>
      <p className="mb-2 text-soft">{say('inBranchesText')}</p>
      <ul className="divide-y divide-line" aria-label={say('inBranches')}>
        {data.map(({ branch_id: id, levels }) => {
          const branch = branches.find((one) => one.id === id);
          return (
            <li key={id} className="grid gap-1 py-2">
              <span className="flex items-center gap-3">
                <Link to={`/branches/${id}`} className="min-w-0 grow text-link wrap-anywhere hover:underline">
                  <bdi>{branch ? nameOf(branch, language) : id}</bdi>
                </Link>
                <Latin>{levels.reduce((sum, { quantity }) => sum + quantity, 0)}</Latin>
              </span>
              {product.variants.length === 0 ? null : (
                <span className="flex flex-wrap gap-x-4 text-sm text-soft">
                  {levels.map(({ variant_id: variantId, quantity }) => {
                    const variant = product.variants.find((one) => one.id === variantId);
                    return variant ? (
                      <span key={variantId}>
                        <bdi>{variantName(variant, language) || variant.sku}</bdi> <Latin>{quantity}</Latin>
                      </span>
                    ) : null;
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
