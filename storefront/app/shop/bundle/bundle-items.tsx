import type { Bundle } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/product-card/price.tsx';

export function BundleItems({ items }: { items: Bundle['bundle_items'] }) {
  const say = useText('product');
  return (
    <section className="section-space">
      <h2 className="mb-5 text-2xl">{say('bundleContents')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li
            key={`${item.product_id}-${item.variant_id}`}
            className="relative flex gap-4 rounded-2xl border border-line bg-card p-3"
          >
            {item.image ? (
              <Picture
                image={item.image}
                sizes="96px"
                decorative
                className="h-28 w-24 max-w-none rounded-xl object-cover"
              />
            ) : null}
            <div className="flex min-w-0 flex-col">
              <Link
                to={`/product/${item.product_id}/${item.slug}`}
                prefetch="intent"
                className="line-clamp-2 font-semibold after:absolute after:inset-0"
              >
                {item.name}
              </Link>
              {item.variant ? (
                <p className="text-sm text-soft">
                  <bdi>{item.variant}</bdi>
                </p>
              ) : null}
              <p className="mt-auto flex flex-wrap gap-x-4 text-sm text-soft">
                <span>{say('bundleQuantity', { count: item.quantity })}</span>
                <Amount riyals={item.price} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
