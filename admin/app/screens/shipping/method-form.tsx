import type { AdminShippingMethod, ShippingMethodEdit } from '@waha/contract/types';
import { BothField } from '../../form/both-field.tsx';
import { ChoiceField, InBoth, MoneyField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { useBookableCarriers } from '../parcels/use-bookings.ts';

/** Riyals to which a price is rounded up, as the contract has them. */
const STEPS = ['0.01', '0.25', '0.5', '1', '5'] as const;
const OWN = '';

const valuesOf = ({ name, description, carrier_price: price, version }: AdminShippingMethod) => ({
  ...{ name, description, version },
  carrier_price: {
    carrier: price?.carrier ?? OWN,
    surcharge: showNumber(price?.surcharge ?? 0),
    round_to: String(price?.round_to ?? 1),
  },
});
type Values = ReturnType<typeof valuesOf>;

/** Sends the chosen price, or none; the server refuses faults at their fields. */
const priceOf = ({ carrier, surcharge, round_to }: Values['carrier_price']): ShippingMethodEdit['carrier_price'] =>
  carrier === OWN ? null : { carrier, surcharge: readNumber(surcharge) as number, round_to: Number(round_to) as 1 };

/** A way to deliver: what it is called, and whether it costs what the zones say or what a carrier says. */
export function MethodForm({ method }: { method: AdminShippingMethod }) {
  const say = useText('shipping');
  const common = useText('common');
  const carriers = useBookableCarriers().filter(({ has_rates: hasRates }) => hasRates);
  const form = useForm({
    call: 'PUT /admin/shipping/methods/{code}',
    initial: valuesOf(method),
    input: ({ carrier_price: price, ...body }) => ({
      params: { code: method.code },
      body: { ...body, carrier_price: priceOf(price) },
    }),
    changedTo: valuesOf,
    done: common('saved'),
  });
  const { carrier_price: typed } = form.values;
  const price = (name: keyof typeof typed) => ({
    ...{ name: `carrier_price.${name}`, value: typed[name], error: form.errorOf(`carrier_price.${name}`) },
    onChange: (value: string) => form.set('carrier_price', { ...typed, [name]: value }),
  });
  const chosen = typed.carrier;
  // A carrier that is no longer connected stays chosen until another one is.
  const codes = new Map(carriers.map(({ code, name }) => [code, say('priceOf_carrier', { carrier: name })]));
  if (chosen !== OWN && !codes.has(chosen)) codes.set(chosen, chosen);
  return (
    <Panel title={say(`method_${method.code}`)}>
      <Form form={form} isInDialog>
        <BothField form={form} name="name" label={say('shownName')} most={120} />
        <BothField form={form} name="description" label={say('description')} most={500} rows={2} isOptional />
        {method.code !== 'pickup' && method.code !== 'point' && codes.size > 0 ? (
          <ChoiceField
            {...price('carrier')}
            label={say('priceOf')}
            {...(chosen === OWN ? {} : { hint: say('priceOfHint') })}
            options={[[OWN, say('priceOf_zones')], ...codes]}
          />
        ) : null}
        {chosen === OWN ? null : (
          <InBoth>
            <MoneyField {...price('surcharge')} label={say('surcharge')} />
            <ChoiceField
              {...price('round_to')}
              label={say('roundTo')}
              options={STEPS.map((step) => [step, say('riyals', { count: Number(step) })] as const)}
            />
          </InBoth>
        )}
      </Form>
    </Panel>
  );
}
