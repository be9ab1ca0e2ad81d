import { defineShop } from '@waha/extend';
import { acp, acpFeed } from './extensions/acp/extension.ts';
import { aramex } from './extensions/aramex/extension.ts';
import { demoPay } from './extensions/demo-pay/extension.ts';
import { ga4 } from './extensions/ga4/extension.ts';
import { indexNow } from './extensions/indexnow/extension.ts';
import { localMail } from './extensions/local-mail/extension.ts';
import { localSms } from './extensions/local-sms/extension.ts';
import { metaCapi } from './extensions/meta-capi/extension.ts';
import { moyasar } from './extensions/moyasar/extension.ts';
import { oto } from './extensions/oto/extension.ts';
import {
  googleMerchant,
  metaCatalogue,
  snapchatCatalogue,
  tiktokCatalogue,
} from './extensions/shopping-feeds/extension.ts';
import { smsa } from './extensions/smsa/extension.ts';
import { smtp } from './extensions/smtp/extension.ts';
import { snapchatCapi } from './extensions/snapchat-capi/extension.ts';
import { tabby } from './extensions/tabby/extension.ts';
import { tamara } from './extensions/tamara/extension.ts';
import { taqnyat } from './extensions/taqnyat/extension.ts';
import { tiktokEvents } from './extensions/tiktok-events/extension.ts';
import { ucp } from './extensions/ucp/extension.ts';
import { unifonic } from './extensions/unifonic/extension.ts';
import { whatsapp } from './extensions/whatsapp-cloud/extension.ts';
import { zatca } from './extensions/zatca/extension.ts';

/**
 * The extensions of this shop: docs/extend.md. Buyers see payment methods in this order; of several that send mails
 * or text messages the first that is set up does. One that is not set up costs nothing, and one that is taken off is gone.
 */
export default defineShop({
  extensions: [
    moyasar,
    tabby,
    tamara,
    demoPay,
    smtp,
    localMail,
    taqnyat,
    unifonic,
    whatsapp,
    localSms,
    zatca,
    oto,
    smsa,
    aramex,
    ucp,
    acp,
    acpFeed,
    googleMerchant,
    metaCatalogue,
    tiktokCatalogue,
    snapchatCatalogue,
    indexNow,
    metaCapi,
    snapchatCapi,
    tiktokEvents,
    ga4,
  ],
});
