import type { Bundle } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { asDecoration, Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { ShowAll } from '../section.tsx';

const PICTURES = 4;

/** Only the shown fields of a bundle, because they are sent with the page. */
export function spotlightOf(bundle: Bundle | undefined) {
  if (!bundle) return null;
  const { id, name, description, bundle_price, original_price, savings, images, bundle_items } = bundle;
  const pictures = images[0] ? [] : bundle_items.flatMap(({ image }) => image ?? []);
  const even = pictures.slice(0, pictures.length < PICTURES ? 2 : PICTURES);
  const image = asDecoration(images[0]);
  return { id, name, description, bundle_price, original_price, savings, image, pictures: even };
}

type Spotlight = NonNullable<ReturnType<typeof spotlightOf>>;

export function BundleSpotlight({ bundle }: { bundle: Spotlight }) {
  const say = useText('shop');
  const { image } = bundle;
  return (
    <section className="section-space container">
      <div className="grid overflow-hidden rounded-3xl bg-dusk lg:grid-cols-2">
        {image ? (
          <Picture
            image={image}
            sizes="(min-width: 1024px) 640px, 100vw"
            decorative
            className="aspect-4/3 h-full w-full object-cover object-[50%_65%]"
          />
        ) : (
          <div className="grid grid-cols-2 gap-2 p-4 lg:p-6">
            {bundle.pictures.map((picture) => (
              <Picture
                key={picture.url}
                image={picture}
                sizes="(min-width: 1024px) 300px, 45vw"
                decorative
                className="aspect-square h-full w-full rounded-card object-cover"
              />
            ))}
          </div>
        )}
        <div className="flex flex-col items-start justify-center gap-3 p-5 lg:p-14">
          <p className="flex items-center gap-2 text-sm font-semibold text-primary">
            <Icon name="gift" size={18} />
            {say('bundleSpotlight')}
          </p>
          <h2 className="text-2xl">{bundle.name}</h2>
          <p className="line-clamp-3 max-w-md text-soft">{bundle.description}</p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-2xl font-bold">
            <Amount riyals={bundle.bundle_price} />
            <s className="text-base font-normal text-soft">
              <Amount riyals={bundle.original_price} />
            </s>
            <span className="text-base text-positive">
              {say('bundleSaving')} <Amount riyals={bundle.savings} />
            </span>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-4">
            <Link to={`/bundle/${bundle.id}`} prefetch="intent" className="btn btn-quiet">
              {say('bundleView')}
              <Icon name="arrow-right" size={18} directional />
            </Link>
            <ShowAll to="/bundles" of={say('bundleSpotlight')} />
          </div>
        </div>
      </div>
    </section>
  );
}
