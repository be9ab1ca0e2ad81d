import type { AffiliateLink, EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { appliableAt, mayFollow } from './affiliates.policy.ts';
import { readAffiliate } from './affiliates.store.ts';
import { apply } from './apply.ts';
import { bindClick, readBinding } from './clicks/bindings.store.ts';
import { readClick } from './clicks/clicks.store.ts';
import { endOf, makeClick } from './clicks/make-click.ts';
import { linkTo } from './own-page.ts';
import { presentOwn, presentProgramme } from './present-affiliate.ts';
import { readProgramme } from './programme.store.ts';
import { qrSvg } from './qr-svg.ts';
import { requireActiveAffiliate } from './require-affiliate.ts';
import { affiliateTexts } from './texts.ts';

type OwnKey = Exclude<
  Extract<EndpointKey, `${string} /community/affiliate/${string}`>,
  `${string} /community/affiliate/admin/${string}`
>;
type Key = Extract<OwnKey, `${string}/${'programme' | 'apply' | 'application' | 'link' | 'clicks' | 'referral'}`>;

interface AffiliateDeps {
  db: Database;
  now: () => number;
  publicUrl: string;
}

export function affiliateRoutes({ db, now, publicUrl }: AffiliateDeps): Handlers<Key> {
  return {
    'GET /community/affiliate/programme': async () => presentProgramme(await readProgramme(db)),
    'POST /community/affiliate/apply': async ({ body }, { actor }, tx) => {
      const { customerId } = requireCustomer(actor);
      const application = {
        channels: body.channels,
        audience: body.audience,
        mawthooqNumber: body.mawthooq_number ?? null,
        iban: body.iban ?? null,
        termsVersion: body.terms_version,
        code: body.code ?? null,
      };
      await apply(tx, customerId, application, new Date(now()));
      return presentOwn(await readAffiliate(tx, { customerId }), null);
    },
    'GET /community/affiliate/application': async (_, { actor }) => {
      const own = await readAffiliate(db, requireCustomer(actor));
      return presentOwn(own, appliableAt(own, now()));
    },
    'GET /community/affiliate/link': async ({ query }, { actor }) => {
      const { code } = await requireActiveAffiliate(db, actor);
      const url = linkTo(query.page ?? '/', code, publicUrl) ?? refuse('affiliates.page_wrong');
      return presentLink(code, url, (await readStoreIdentity(db)).name);
    },
    'POST /community/affiliate/clicks': ({ body }, context) => makeClick(db, body, context, new Date(now())),
    'POST /community/affiliate/referral': async ({ body }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      const { clickDays } = await readProgramme(db);
      const click = await readClick(db, body.click_id);
      if (!click || endOf(click.clicked_at, clickDays).getTime() <= now()) refuse('affiliates.click_not_found');
      const affiliate = await readAffiliate(db, { id: click.affiliate_id });
      if (affiliate?.customer_id == null) refuse('affiliates.click_not_found');
      enforce(mayFollow(affiliate, customerId));
      await bindClick(db, customerId, click);
      const bound = (await readBinding(db, customerId)) ?? refuse('affiliates.click_not_found');
      const of = await readAffiliate(db, { id: bound.affiliate_id });
      return {
        click_id: bound.click_id,
        code: of?.code ?? affiliate.code,
        until: endOf(bound.clicked_at, clickDays).toISOString(),
      };
    },
  };
}

function presentLink(code: string, url: string, store: { ar: string; en: string }): AffiliateLink {
  return {
    code,
    url,
    qr_svg: qrSvg(url),
    share_texts: {
      ar: affiliateTexts.say('ar', 'share', { store: store.ar, url }),
      en: affiliateTexts.say('en', 'share', { store: store.en, url }),
    },
  };
}
