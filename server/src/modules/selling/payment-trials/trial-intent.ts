import type { PaymentIntent } from '@waha/extend';
import { paymentWebhookPath } from '../../../extensions/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import type { StoreIdentity } from '../../shop/settings/index.ts';
import type { TrialRow } from './payment-trials.store.ts';
import { trialTexts } from './texts.ts';
import { TRIAL_AMOUNT, TRIAL_CURRENCY } from './trial-offer.ts';

/** A trial, as its provider is told of it. The shop is its buyer: nothing of the person who tries is sent. */
export function trialIntentOf(
  { publicUrl }: { publicUrl: string },
  { id, method, expires_at: expiresAt }: TrialRow,
  { name, phone, email }: StoreIdentity,
  language: Language,
): PaymentIntent {
  const description = trialTexts.say(language, 'description');
  const returnUrl = `${publicUrl}/admin/settings/payments?trial=${id}`;
  const shop = name[language];
  return {
    id,
    amount: TRIAL_AMOUNT,
    currency: TRIAL_CURRENCY,
    orderNumber: `trial-${id}`,
    description,
    buyer: { name: shop, firstName: shop, lastName: '', phone, email: email === '' ? null : email },
    city: '',
    street: '',
    postalCode: null,
    history: null,
    lines: [{ sku: 'trial', name: description, quantity: 1, unitAmount: TRIAL_AMOUNT, totalAmount: TRIAL_AMOUNT }],
    shippingAmount: 0,
    returnUrl,
    webhookUrl: `${publicUrl}${paymentWebhookPath(method)}`,
    sandboxUrl: returnUrl,
    language,
    expiresAt,
  };
}
