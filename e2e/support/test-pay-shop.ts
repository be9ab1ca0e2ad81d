import { defineShop } from '@waha/extend';
import { testPay } from '../../server/src/testing/fakes/test-pay.ts';
import shop from '../../waha.config.ts';

/** The shop with the payment method of tests before its own extensions: `WAHA_CONFIG` of a journey's server. */
export default defineShop({ extensions: [testPay, ...shop.extensions] });
