import { found, pageContext } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { useText } from '../../text/use-text.ts';
import type { Route } from './+types/preview.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductView } from './product-view.tsx';

/** Preview of an unpublished product, opened by a link with a token. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { related: _, ...product } = await found(
    api('GET /products/preview/{token}', { params: { token: params.token } }),
  );
  return { product };
}

export function meta({ loaderData, ...input }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, short_description: description } = loaderData.product;
  return pageMeta({ ...input, location: { pathname: '/preview' } }, { title: name, description });
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const say = useText('product');
  const { product } = loaderData;
  return (
    <div className="container">
      <section aria-labelledby="preview" className="mt-4 mb-6 rounded-xl bg-info-tint p-4 text-info">
        <h2 id="preview" className="font-bold">
          {say('previewTitle')}
        </h2>
        <p className="max-w-2xl">{say('previewText')}</p>
      </section>
      <ProductView key={product.id} product={product} isPreview />
      <ProductDetails product={product} />
    </div>
  );
}
