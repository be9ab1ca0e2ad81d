import type { shopSettingsRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const shopSettingsRefusalTexts = {
  ar: {
    'shop_settings.city_unknown': 'إحدى المدن المختارة لم تعد في القائمة. حدّث الصفحة واختر من جديد',
    'shop_settings.colours_faint': 'لا يُقرأ النص بوضوح بهذه الألوان. أقرب ما يصلح: الأساسي {primary} والمميز {accent}',
    'shop_settings.tax_unit_active':
      'وحدة الفوترة الإلكترونية نشطة وتختم مستنداتك برقمك الضريبي. أوقفها أولًا من شاشة الفوترة الإلكترونية',
    'shop_settings.coupon_unknown': 'كود الخصم هذا غير موجود أو انتهى. أنشئه أولًا من شاشة أكواد الخصم',
    'shop_settings.domain_wrong': 'اكتب نطاقًا يملكه متجرك مثل store.com، بلا مسار ولا منفذ',
    'shop_settings.domain_missing': 'اكتب النطاق أولًا واحفظه، ثم تحقق منه',
    'shop_settings.domain_unproved': 'النطاق لا يقود إلى متجرك بعد. تحقق منه لترى ما ينقص',
    'shop_settings.domain_fixed': 'عنوان المتجر مضبوط على الخادم في PUBLIC_URL، ولا يُغيَّر من هنا',
  },
  en: {
    'shop_settings.city_unknown': 'One of the chosen cities is no longer in the list. Reload the page and choose again',
    'shop_settings.colours_faint':
      'Text cannot be read well in these colours. The nearest that can: primary {primary}, accent {accent}',
    'shop_settings.tax_unit_active':
      'An e-invoicing unit is active and stamps your documents with your VAT number. Close it first, on the e-invoicing screen',
    'shop_settings.coupon_unknown':
      'There is no such discount code, or it has ended. Create it first, on the discount codes screen',
    'shop_settings.domain_wrong': 'Write a domain that your shop owns, like store.com, without a path or a port',
    'shop_settings.domain_missing': 'Write the domain and save it first, then check it',
    'shop_settings.domain_unproved': 'The domain does not lead to your shop yet. Check it to see what is missing',
    'shop_settings.domain_fixed':
      'The address of the shop is set on the server in PUBLIC_URL and cannot be changed here',
  },
} satisfies TextsFor<keyof typeof shopSettingsRefusals>;
