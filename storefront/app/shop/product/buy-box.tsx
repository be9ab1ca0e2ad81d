import { singleLine } from '../../cart/single-line.ts';
import { ExpressPay } from '../../checkout/wallet/express-pay.tsx';
import { Link } from '../../router/links.ts';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Amount, Price } from '../../ui/product-card/price.tsx';
import { Rating } from '../../ui/product-card/rating.tsx';
import { CompareLater } from '../compare/compare-later.tsx';
import { showOptions } from './buy-bar.tsx';
import { BuyerFieldsLater } from './buyer-fields-later.tsx';
import { Instalments } from './instalments.tsx';
import { OptionPickers } from './option-picker.tsx';
import { Promotions } from './promotions.tsx';
import { Reassurance } from './reassurance.tsx';
import { RestockForm } from './restock-form.tsx';
import { ShipsFrom } from './ships-from.tsx';
import { SizeAdvice } from './size-advice.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';
import type { Purchase, ShownProduct } from './use-purchase.ts';
import { labelOf } from './variant-choice.ts';

function Stock({ stock }: { stock: number }) {
  const say = useText('product');
  const low = useRootData().settings?.low_stock ?? 0;
  if (stock > low) {
    return (
      <p className="flex items-center gap-1.5 text-sm font-semibold text-positive">
        <Icon name="circle-check" size={16} />
        {say('inStock')}
      </p>
    );
  }
  return (
    <p className={`flex items-center gap-1.5 text-sm font-semibold ${stock > 0 ? 'text-warning' : 'text-negative'}`}>
      <Icon name={stock > 0 ? 'triangle-alert' : 'circle-alert'} size={16} />
      {say('lowStock', { count: stock })}
    </p>
  );
}

interface BuyBoxProps {
  product: ShownProduct;
  purchase: Purchase;
  /** Hides the buttons for buying, the wishlist and restock notices. */
  isPreview: boolean;
}

export function BuyBox({ product, purchase, isPreview }: BuyBoxProps) {
  const say = useText('product');
  const sayShell = useText('shell');
  const { choice, choose, problem } = purchase;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {product.brand ? (
            <Link
              to={`/brands/${encodeURIComponent(product.brand_key)}`}
              className="text-sm text-soft [overflow-wrap:anywhere] hover:underline"
            >
              {product.brand}
            </Link>
          ) : null}
          {product.rating_count > 0 ? (
            <a href="#reviews" className="inline-flex min-h-8 items-center hover:underline">
              <Rating average={product.rating_average} count={product.rating_count} />
            </a>
          ) : null}
        </div>
        <h1 className="text-2xl">{product.name}</h1>
      </div>
      <div>
        <p data-price className="flex flex-wrap items-baseline gap-x-3">
          {purchase.from ? <span className="text-sm text-soft">{sayShell('priceFrom')}</span> : null}
          <Price price={purchase.price} original={purchase.original} saving className="text-2xl" />
          {product.tax === 'out_of_scope' ? null : (
            <span className="text-xs text-soft">{say(`vat_${product.tax}`)}</span>
          )}
        </p>
        {purchase.prior === undefined ? null : (
          <p className="mt-1 text-sm text-soft">
            {say('priorPrice')} <Amount riyals={purchase.prior} />
          </p>
        )}
        <Instalments price={purchase.price} />
      </div>
      <OptionPickers product={product} choice={choice} choose={choose} problem={problem} />
      {product.size_advice ? <SizeAdvice advice={product.size_advice} /> : null}
      {product.size_guide ? <SizeGuideLink slug={product.size_guide} /> : null}
      {product.buyer_fields.length > 0 ? <BuyerFieldsLater fields={product.buyer_fields} fill={purchase.fill} /> : null}
      <Promotions promotions={product.promotions} />
      {product.backorder && purchase.most > purchase.stock ? (
        <ShipsFrom backorder={product.backorder} stock={purchase.stock} quantity={purchase.quantity} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {purchase.stock > 0 || purchase.most === 0 ? <Stock stock={purchase.stock} /> : null}
        {isPreview || purchase.most === 0 ? null : (
          <QuantityStepper
            name={product.name}
            quantity={purchase.quantity}
            max={purchase.most}
            onChange={purchase.setQuantity}
          />
        )}
      </div>
      {isPreview ? null : purchase.most > 0 ? (
        <div className="grid gap-3">
          {/* On a phone both stand in the bar below. */}
          <div className="grid gap-3 max-lg:hidden">
            <button type="button" className="btn btn-primary min-h-12" onClick={purchase.add}>
              <Icon name="shopping-bag" />
              {purchase.isPreorder ? say('preorderAct') : sayShell('addToCart')}
            </button>
            <button type="button" className="btn btn-quiet min-h-12" onClick={() => purchase.buyNow() || showOptions()}>
              {say('buyNow')}
            </button>
          </div>
          {product.delivery === 'digital' ? null : (
            <ExpressPay
              basket={singleLine}
              lines={() => {
                const line = purchase.chosenLine();
                return line && [line];
              }}
            />
          )}
        </div>
      ) : (
        <RestockForm
          key={purchase.variantId ?? 'any'}
          productId={product.id}
          variantId={purchase.variantId}
          variant={labelOf(product.options, choice)}
        />
      )}
      {isPreview ? null : <CompareLater id={product.id} />}
      <p className="text-soft">{product.short_description}</p>
      <noscript>
        <p className="rounded-xl bg-info-tint p-3 text-sm text-info">{say('noscriptOptions')}</p>
      </noscript>
      <Reassurance
        returnable={product.is_returnable}
        isDigital={product.delivery === 'digital'}
        price={purchase.price}
        weightGrams={product.weight_grams}
        shipsFrom={purchase.quantity > purchase.stock ? product.backorder?.ships_from : undefined}
      />
    </div>
  );
}
