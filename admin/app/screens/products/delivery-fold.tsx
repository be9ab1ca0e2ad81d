import { deliveryKinds } from '@waha/contract/vocabulary';
import { ChoiceField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { ProductValues } from './product-values.ts';

/** How a product reaches its buyer: in a parcel, or as codes and files, which are added once it is saved. */
export function DeliveryFold({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const { delivery } = form.values;
  return (
    <Fold title={say('delivery')} hint={say(`delivery_${delivery}`)} isWrong={'delivery' in form.errors}>
      <ChoiceField
        {...form.field('delivery')}
        label={say('deliveryOfProduct')}
        hint={say(delivery === 'digital' ? 'deliveryDigitalHint' : 'deliveryHint')}
        options={deliveryKinds.map((kind) => [kind, say(`delivery_${kind}`)] as const)}
      />
    </Fold>
  );
}
