import { defineShop } from '@waha/extend';
import { testPay } from '../../server/src/testing/fakes/test-pay.ts';

/** A shop with the payment method of tests: `WAHA_CONFIG` of a journey's server. */
export default defineShop({ extensions: [testPay] });
