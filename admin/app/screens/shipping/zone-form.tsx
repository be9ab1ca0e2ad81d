import type { AdminShippingZone } from '@waha/contract/types';
import { shippingMethods } from '@waha/contract/vocabulary';
import { BothField } from '../../form/both-field.tsx';
import { ChoiceField, MoneyField, NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { RowsField } from '../../form/rows-field.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PlacesField } from './places-field.tsx';
import { bodyOf, newRate, valuesOf, type ZoneValues } from './zone-values.ts';

interface ZoneFormProps {
  zone?: AdminShippingZone;
  /** Position of a new zone. */
  position: number;
  onClose: () => void;
}

/** A shipping zone: its places, and the price of each delivery method there by weight. */
export function ZoneForm({ zone, position, onClose }: ZoneFormProps) {
  const say = useText('shipping');
  const common = useText('common');
  const form = useForm({
    call: zone ? 'PUT /admin/shipping/zones/{id}' : 'POST /admin/shipping/zones',
    initial: valuesOf(zone, position),
    ...(zone ? {} : { draft: 'zone:new' }),
    input: (values) =>
      zone
        ? {
            params: { id: zone.id },
            body: { ...bodyOf(values), version: values.version },
          }
        : { body: bodyOf(values) },
    changedTo: (stored) => valuesOf(stored, position),
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog
      title={say(zone ? 'editZone' : 'addZone')}
      size="wide"
      onClose={onClose}
      mayClose={() => !zone || !form.isDirty}
    >
      <Form form={form} isInDialog onCancel={onClose}>
        <BothField form={form} name="name" label={say('zoneName')} most={120} />
        <PlacesField form={form} />
        <RatesField form={form} />
      </Form>
    </Dialog>
  );
}

const MOST_RATES = 60;

function RatesField({ form }: { form: FormOf<ZoneValues> }) {
  const say = useText('shipping');
  return (
    <RowsField
      form={form}
      name="rates"
      title={say('rates')}
      newRow={newRate}
      most={MOST_RATES}
      add={say('addRate')}
      remove={say('removeRate')}
    >
      {(field) => (
        <>
          <ChoiceField
            {...field('method')}
            label={say('method')}
            options={shippingMethods.map((method) => [method, say(`method_${method}`)] as const)}
          />
          <NumberField {...field('up_to_grams')} label={say('upToGrams')} isWhole />
          <MoneyField {...field('cost')} label={say('cost')} />
          <MoneyField {...field('free_over')} label={say('freeOver')} isOptional />
          <NumberField {...field('min_days')} label={say('minDays')} isWhole />
          <NumberField {...field('max_days')} label={say('maxDays')} isWhole />
        </>
      )}
    </RowsField>
  );
}
