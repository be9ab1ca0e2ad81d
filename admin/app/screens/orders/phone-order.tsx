import type { OrderLine, PlaceOrderRequest } from '@waha/contract/types';
import type { ShippingMethod } from '@waha/contract/vocabulary';
import { formatAmount } from '@waha/kit/money';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, InBoth, LongTextField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormState, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { AddressFields, addressOf, noAddress } from './address-fields.tsx';
import { CompanyFields, companyOf, companyValues } from './company-fields.tsx';
import { sentAnswers } from './line-fields.tsx';
import { type ChosenLine, PhoneLines } from './phone-lines.tsx';

const empty = {
  ...noAddress,
  ...companyValues(null),
  first_name: '',
  last_name: '',
  buyer_phone: '',
  email: '',
  lines: [] as ChosenLine[],
  shipping_method: '' as ShippingMethod | '',
  payment_method: '' as PlaceOrderRequest['payment_method'] | '',
  coupon_code: '',
  notes: '',
  is_gift: false,
  gift_message: '',
  send_link: true,
};
type Values = typeof empty;

const linesOf = ({ lines }: Values): OrderLine[] =>
  lines.map(({ product_id, variant_id, quantity, answers }) => ({
    product_id,
    quantity: Number(quantity) || 1,
    answers: sentAnswers(answers),
    ...(variant_id === null ? {} : { variant_id }),
  }));

/** Current quote for the typed order, with the discount of the buyer's group. */
function useQuote(values: Values) {
  const body = {
    lines: linesOf(values),
    city_id: values.city_id || null,
    shipping_method: values.shipping_method || null,
    payment_method: values.payment_method || null,
    coupon_code: values.coupon_code || null,
    gift_wrap: values.is_gift,
    ...(values.buyer_phone ? { phone: values.buyer_phone } : {}),
  };
  return useCall('POST /orders/quote', { body }, { isOn: values.lines.length > 0 }).data;
}

/**
 * Gift wrap, as the shop offers it to any buyer. Wrap that is already chosen can still be removed after its price is
 * gone.
 */
function GiftFields({ form }: { form: FormState<Values> }) {
  const say = useText('orders');
  const price = useCall('GET /settings', {}).data?.gift_wrap ?? 0;
  const { is_gift: isGift } = form.values;
  if (price === 0 && !isGift) return null;
  return (
    <>
      <SwitchField {...form.field('is_gift')} label={say('wrapAsGift', { amount: formatAmount(price) })} />
      {isGift ? (
        <LongTextField
          {...form.field('gift_message')}
          error={form.errorOf('gift.message')}
          label={say('giftMessage')}
          hint={say('giftMessageHint')}
          isOptional
          rows={2}
          most={200}
        />
      ) : null}
    </>
  );
}

/** An order for a customer on the phone, with the same steps as in the shop. */
export default function PhoneOrder() {
  const say = useText('orders');
  const navigate = useNavigate();
  const form = useForm({
    call: 'POST /admin/orders',
    initial: empty,
    draft: 'order:new',
    input: (values, attempt) => ({
      body: {
        contact: {
          first_name: values.first_name,
          last_name: values.last_name,
          phone: values.buyer_phone,
          email: values.email || null,
        },
        ...(isSent && { address: addressOf(values) }),
        company: companyOf(values),
        lines: linesOf(values),
        // A missing choice is refused at its field.
        shipping_method: (isSent && values.shipping_method) || null,
        payment_method: values.payment_method as PlaceOrderRequest['payment_method'],
        coupon_code: values.coupon_code || null,
        notes: values.notes || null,
        gift: values.is_gift ? { message: values.gift_message || null } : null,
        expected_total: quote?.total ?? 0,
        send_link: values.send_link,
      },
      ...attempt,
    }),
    done: say('placed'),
    onDone: ({ id }) => void navigate(`/orders/${id}`),
  });
  const quote = useQuote(form.values);
  // Until a quote says so, an order has an address.
  const isSent = quote?.needs_shipping !== false;
  const options = {
    shipping: (quote?.shipping_options ?? [])
      .filter(({ code }) => code !== 'point')
      .map((one) => [one.code, `${one.name} · ${formatAmount(one.cost)}`] as const),
    payment: (quote?.payment_options ?? []).filter((one) => one.available).map((one) => [one.code, one.name] as const),
  };
  const none = ['', say('choosePlease')] as const;
  return (
    <Page title={say('phoneTitle')} back={{ to: '/orders', label: say('orders') }}>
      <Form form={form} save={say('place')}>
        <Panel title={say('items')}>
          <PhoneLines
            lines={form.values.lines}
            onChange={(lines) => form.set('lines', lines)}
            error={form.errorOf('lines')}
          />
        </Panel>
        <Panel title={say('contactPart')}>
          <div className="grid gap-4">
            <InBoth>
              <TextField {...contactField('first_name')} label={say('firstName')} most={60} />
              <TextField {...contactField('last_name')} label={say('lastName')} most={60} />
              <TextField {...contactField('buyer_phone')} label={say('phone')} dir="ltr" type="tel" most={32} />
              <TextField {...contactField('email')} label={say('email')} isOptional dir="ltr" type="email" most={254} />
            </InBoth>
          </div>
        </Panel>
        {isSent ? (
          <Panel title={say('address')}>
            <div className="grid gap-4">
              <AddressFields form={form} />
            </div>
          </Panel>
        ) : null}
        <Panel title={say('invoice')}>
          <div className="grid gap-4">
            <CompanyFields form={form} />
          </div>
        </Panel>
        <Panel title={say('money')}>
          <div className="grid gap-4">
            <InBoth>
              {isSent ? (
                <ChoiceField
                  {...form.field('shipping_method')}
                  label={say('shippingWay')}
                  options={[none, ...options.shipping]}
                />
              ) : null}
              <ChoiceField
                {...form.field('payment_method')}
                label={say('method')}
                options={[none, ...options.payment]}
              />
              <TextField {...form.field('coupon_code')} label={say('coupon')} isOptional dir="ltr" most={40} />
            </InBoth>
            <LongTextField {...form.field('notes')} label={say('buyerNotes')} isOptional rows={2} most={1_000} />
            <GiftFields form={form} />
            <SwitchField {...form.field('send_link')} label={say('sendLink')} />
            <p role="status" className="text-lg font-bold">
              {quote ? say('quoteTotal', { amount: formatAmount(quote.total) }) : say('quoteWaits')}
            </p>
            {quote?.lines.flatMap((line) =>
              line.warnings.map((warning) => (
                <p key={`${line.name} ${warning.code}`} className="text-negative">
                  {line.name}: {warning.message}
                </p>
              )),
            )}
            {quote?.coupon && !quote.coupon.applied ? <p className="text-negative">{quote.coupon.message}</p> : null}
            {quote?.shipping_message ? <p className="text-negative">{quote.shipping_message}</p> : null}
          </div>
        </Panel>
      </Form>
    </Page>
  );

  function contactField(name: 'first_name' | 'last_name' | 'buyer_phone' | 'email') {
    const path = name === 'buyer_phone' ? 'phone' : name;
    return { ...form.field(name), error: form.errorOf(`contact.${path}`) };
  }
}
