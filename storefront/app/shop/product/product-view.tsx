import type { Image } from '@waha/contract/types';
import { WishButton } from '../../wishlist/wish-button.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ShareButton } from './share-button.tsx';
import { type ShownProduct, usePurchase } from './use-purchase.ts';
import { chosenVariant } from './variant-choice.ts';

function allImages(product: ShownProduct): Image[] {
  const images = [...product.images, ...product.variants.flatMap((variant) => variant.image ?? [])];
  return [...new Map(images.map((image) => [image.url, image])).values()];
}

interface ProductViewProps {
  product: ShownProduct;
  /** Preview of an unpublished product: it cannot be bought. */
  isPreview?: boolean;
  /** Variant that the page opens on. */
  variantId?: number | undefined;
}

export function ProductView({ product, isPreview = false, variantId }: ProductViewProps) {
  const purchase = usePurchase(product, variantId);
  const chosen = chosenVariant(product.variants, purchase.choice);
  const colorAt = product.options.findIndex(({ kind }) => kind === 'color');
  const ofColor = product.variants.find(
    (variant) => variant.choices[colorAt] === purchase.choice[colorAt] && variant.image,
  );
  return (
    <div className="grid gap-2 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-14">
      <Gallery images={allImages(product)} name={product.name} shown={(chosen?.image ?? ofColor?.image)?.url}>
        {isPreview ? null : (
          <>
            <WishButton id={product.id} name={product.name} className="icon-btn" />
            <ShareButton name={product.name} />
          </>
        )}
      </Gallery>
      <div className="lg:sticky lg:top-28 lg:self-start">
        <BuyBox product={product} purchase={purchase} isPreview={isPreview} />
      </div>
      {isPreview ? null : <BuyBar purchase={purchase} />}
    </div>
  );
}
