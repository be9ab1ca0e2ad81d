import { type ProductTax, productTaxes, taxCategoryOf } from '@waha/contract/vocabulary';
import { ChoiceField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { ProductValues } from './product-values.ts';

/** The name of a tax, with its category: why no VAT is due. */
export function useTaxName(): (tax: ProductTax) => string {
  const say = useText('products');
  return (tax) => {
    if (tax === 'standard') return say('tax_standard');
    const category = taxCategoryOf(tax) === 'exempt' ? say('taxExempt') : say('taxZero');
    return `${category}: ${say(`tax_${tax}`)}`;
  };
}

/** The tax of a product: the standard rate, or the reason why no VAT is due. */
export function TaxFold({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const nameOf = useTaxName();
  return (
    <Fold title={say('tax')} hint={nameOf(form.values.tax)} isWrong={'tax' in form.errors}>
      <ChoiceField
        {...form.field('tax')}
        label={say('taxOfProduct')}
        hint={say('taxHint')}
        options={productTaxes.map((tax) => [tax, nameOf(tax)] as const)}
      />
    </Fold>
  );
}
