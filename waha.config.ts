import { defineShop } from '@waha/extend';
import { demoPay } from './extensions/demo-pay/extension.ts';
import { moyasar } from './extensions/moyasar/extension.ts';

/**
 * The extensions of this shop: docs/extend.md. Buyers see payment methods in this order. One that is not set up costs nothing,
 * and one that is taken off this list is gone.
 */
export default defineShop({ extensions: [moyasar, demoPay] });
