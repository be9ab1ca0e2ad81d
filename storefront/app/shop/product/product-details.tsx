import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { ProductFold } from './product-fold.tsx';
import type { ShownProduct } from './use-purchase.ts';

export function ProductDetails({ product }: { product: ShownProduct }) {
  const say = useText('product');
  return (
    <div className="later section-space grid gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-14">
      <section>
        <h2 className="mb-4 text-xl">{say('description')}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (contract: description) */}
        <div className="prose max-w-prose" dangerouslySetInnerHTML={{ __html: product.description }} />
        {product.tags.length > 0 ? (
          <ul aria-label={say('tags')} className="mt-5 flex flex-wrap gap-2">
            {product.tags.map(({ key, name }) => (
              <li key={key} className="max-w-full">
                <Link
                  to={`/tags/${encodeURIComponent(key)}`}
                  className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line px-3 text-sm text-soft hover:underline"
                >
                  <bdi className="truncate">{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <ProductFold title={<h2 className="text-xl">{say('specifications')}</h2>}>
        <dl className="divide-y divide-line rounded-2xl border border-line px-5">
          {[...product.specifications, { label: say('sku'), value: product.sku }].map((row) => (
            <div key={row.label} className="grid grid-cols-[40%_1fr] gap-4 py-3">
              <dt className="text-soft">{row.label}</dt>
              {/* No bdi: an Arabic value may begin with a Latin word and must still be shown right to left. */}
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      </ProductFold>
    </div>
  );
}
