import type { Bundle } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/product-card/price.tsx';
import { Section } from '../section.tsx';

/** Sets this product is part of. */
export function BundleOffers({ bundles }: { bundles: Bundle[] }) {
  const say = useText('product');
  return (
    <Section title={say('bundlesWith')} more="/bundles">
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="relative flex items-center gap-5 rounded-3xl border border-line bg-card p-4">
            <span className="flex shrink-0 -space-x-4">
              {bundle.bundle_items
                .slice(0, 3)
                .map((item) =>
                  item.image ? (
                    <Picture
                      key={`${item.product_id}-${item.variant_id}`}
                      image={item.image}
                      sizes="80px"
                      decorative
                      className="size-18 rounded-2xl object-cover ring-3 ring-card sm:size-20"
                    />
                  ) : null,
                )}
            </span>
            <span className="min-w-0">
              <Link to={`/bundle/${bundle.id}`} className="line-clamp-2 font-semibold after:absolute after:inset-0">
                {bundle.name}
              </Link>
              <Price price={bundle.bundle_price} original={bundle.original_price} saving />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
