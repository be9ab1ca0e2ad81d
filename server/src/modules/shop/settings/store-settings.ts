import { type StoreSettings, toRiyals } from '@waha/contract';
import { imageUrl, type StoredImage } from '../../../platform/media/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import type { ShopRules } from './shop-rules.store.ts';
import type { StoreIdentity } from './store-identity.store.ts';

/** U+20C1 of Unicode 17, always left of the number. */
const RIYAL_SIGN = '\u20c1';
const currencyLabels = { ar: 'ر.س', en: 'SAR' } as const;

type Rule = 'return_days' | 'low_stock' | 'gift_wrap' | 'return_paid_by';
type Picture = 'logo' | 'logo_dark' | 'icon' | 'share';
type Own =
  | Picture
  | 'frame'
  | 'unwritten_pages'
  | 'is_open'
  | 'languages'
  | 'theme'
  | 'theme_color'
  | 'delivers_to'
  | 'payment_kinds'
  | 'payment_marks';

export const presentRules = ({
  returnDays,
  lowStock,
  giftWrap,
  returnPaidBy,
}: ShopRules): Pick<StoreSettings, Rule> => ({
  return_days: returnDays,
  low_stock: lowStock,
  gift_wrap: toRiyals(giftWrap),
  ...(returnPaidBy && { return_paid_by: returnPaidBy }),
});

export function presentStore(
  identity: StoreIdentity,
  language: Language,
  isDemo: boolean,
): Omit<StoreSettings, Rule | Own> {
  return {
    name: identity.name[language],
    tagline: identity.tagline[language],
    legal_name: identity.legalName[language],
    phone: identity.phone,
    whatsapp: identity.whatsapp,
    email: identity.email,
    address: identity.address[language],
    hours: identity.hours[language],
    vat_number: identity.vatNumber,
    commercial_registration: identity.commercialRegistration,
    licences: identity.licences.map((licence) => ({ label: licence.label[language], number: licence.number })),
    social: identity.social,
    currency_label: identity.usesRiyalSign ? RIYAL_SIGN : currencyLabels[language],
    is_demo: isDemo,
  };
}

/** Smallest width that is sharp in the header: it stands there 120 px wide at most. */
const LOGO_WIDTH = 240;

function presentLogo(logo: StoredImage | undefined): StoreSettings['logo'] {
  if (!logo) return null;
  const width = logo.widths.find((one) => one >= LOGO_WIDTH) ?? logo.width;
  return { url: imageUrl(logo, width, 'webp'), width: logo.width, height: logo.height };
}

export function presentPictures({
  logo,
  logo_dark: dark,
  icon,
  share,
}: Partial<Record<Picture, StoredImage>>): Pick<StoreSettings, Picture> {
  const iconOf = (width: number) => (icon ? imageUrl(icon, width, 'png') : '');
  return {
    logo: presentLogo(logo),
    logo_dark: presentLogo(dark),
    icon: icon ? { small: iconOf(48), touch: iconOf(180), medium: iconOf(192), large: iconOf(512) } : null,
    share: share ? { url: imageUrl(share, share.width, 'jpg'), width: share.width, height: share.height } : null,
  };
}
