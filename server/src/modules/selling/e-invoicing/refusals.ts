import type { eInvoicingRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const eInvoicingRefusalTexts = {
  ar: {
    'e_invoicing.not_set_up': 'لا توجد في هذا المتجر إضافة مفعّلة للفوترة الإلكترونية',
    'e_invoicing.unit_not_found': 'لا توجد وحدة فوترة بهذه البيانات',
    'e_invoicing.document_not_found': 'لا يوجد مستند ضريبي بهذه البيانات',
    'e_invoicing.environment_unknown': 'اختر بيئة من القائمة',
    'e_invoicing.identity_wrong': '{text}',
    'e_invoicing.check_unknown': 'لا يوجد فحص بهذا الاسم',
    'e_invoicing.wrong_step': 'هذه الخطوة ليست متاحة في الحالة الحالية للوحدة. حدّث الصفحة',
    'e_invoicing.checks_missing': 'أكمل الفحوص كلها أولًا',
    'e_invoicing.refused': 'رفضت الهيئة الطلب: {text}',
    'e_invoicing.unreachable': 'لم تجب الهيئة. لم يتغير شيء، حاول بعد قليل',
    'e_invoicing.too_many': 'للمتجر {most} وحدة فوترة، وهو الحد الأقصى',
  },
  en: {
    'e_invoicing.not_set_up': 'No extension for e-invoicing is set up in this shop',
    'e_invoicing.unit_not_found': 'There is no such unit',
    'e_invoicing.document_not_found': 'There is no such tax document',
    'e_invoicing.environment_unknown': 'Choose one of the environments',
    'e_invoicing.identity_wrong': '{text}',
    'e_invoicing.check_unknown': 'There is no such check',
    'e_invoicing.wrong_step': 'The unit is not at this step. Reload the page',
    'e_invoicing.checks_missing': 'Pass all checks first',
    'e_invoicing.refused': 'The authority refused: {text}',
    'e_invoicing.unreachable': 'The authority did not answer. Nothing was changed; try again in a moment',
    'e_invoicing.too_many': 'The shop has {most} units, which is the most',
  },
} satisfies TextsFor<keyof typeof eInvoicingRefusals>;
