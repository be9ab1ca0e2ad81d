import type { Product, Variant } from '@waha/contract/types';
import { useState } from 'react';
import { Link } from '../../router/links.ts';
import { OptionPickers } from '../../shop/product/option-picker.tsx';
import { type Choice, chosenVariant, firstChoice, isAvailable, labelOf } from '../../shop/product/variant-choice.ts';
import { useText } from '../../text/use-text.ts';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { Price } from '../../ui/product-card/price.tsx';
import { Modal } from '../parts/modal.tsx';

interface VariantSheetProps {
  /** The product as sold now; it may change while the panel is open. */
  product: Product;
  open: boolean;
  onClose: () => void;
  onAdd: (variant: Variant, quantity: number, label: string) => void;
}

/**
 * Choice of options and quantity of a product in a post, and a button that adds it to the cart, without leaving
 * the page.
 */
export default function VariantSheet({ product, open, onClose, onAdd }: VariantSheetProps) {
  const say = useText('product');
  const sayShell = useText('shell');
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  const [wanted, setWanted] = useState(1);
  const [asked, setAsked] = useState(false);
  const variant = chosenVariant(product.variants, choice);
  const isThere = variant ? isAvailable(variant) : product.in_stock;
  const stock = variant?.stock_quantity ?? product.stock_quantity;
  const quantity = Math.max(1, Math.min(wanted, stock));
  const missing = asked && !variant ? choice.indexOf(null) : null;
  const priced = variant ?? product;
  function add(): void {
    setAsked(true);
    if (!variant || !isThere) return;
    onAdd(variant, quantity, labelOf(product.options, variant.choices));
    setAsked(false);
    setWanted(1);
    onClose();
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={product.name}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          {isThere ? (
            <>
              <QuantityStepper quantity={quantity} max={stock} name={product.name} onChange={setWanted} />
              <button type="button" className="btn btn-primary flex-1" onClick={add}>
                {sayShell('addToCart')}
              </button>
            </>
          ) : (
            <p role="status" className="font-semibold text-soft">
              {sayShell('outOfStock')}
            </p>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <p className="flex flex-wrap items-baseline justify-between gap-3">
          <Price price={priced.sale_price ?? priced.price} original={priced.price} saving className="text-xl" />
          <Link to={`/product/${product.id}/${product.slug}`} className="text-sm font-semibold text-link underline">
            {say('description')}
          </Link>
        </p>
        <OptionPickers product={product} choice={choice} choose={setChoice} problem={missing} />
      </div>
    </Modal>
  );
}
