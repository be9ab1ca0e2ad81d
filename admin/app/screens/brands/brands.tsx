import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';

/** Brands of the products, each with the number of its products and the way to its page. */
export default function Brands() {
  const say = useText('products');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/products/brands');
  return (
    <Page title={say('brands')} back={{ to: '/products', label: say('products') }}>
      <p className="mb-4 max-w-prose text-soft">{say('brandsText')}</p>
      {data ? (
        data.length > 0 ? (
          <Panel>
            <ul className="divide-y divide-line">
              {data.map((brand) => (
                <li key={brand.key}>
                  <Link
                    to={`/products/brands/${encodeURIComponent(brand.key)}`}
                    className="flex min-h-12 items-center justify-between gap-3 hover:underline"
                  >
                    <bdi className="min-w-0 font-semibold wrap-anywhere">{nameOf(brand, language)}</bdi>
                    <span className="shrink-0 text-sm text-soft">
                      {say('productsOf', { count: brand.products_count })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ) : (
          <p className="panel text-soft">{say('noBrands')}</p>
        )
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}
