import type { extensionRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const extensionRefusalTexts = {
  ar: {
    'extensions.unknown': 'لا توجد إضافة بهذا الاسم في هذا المتجر',
    'extensions.setting_unknown': 'هذا الإعداد ليس للإضافة، أو قيمته من بيئة الخادم فلا تُغيَّر هنا',
    'extensions.setting_wrong': 'لا تصلح هذه القيمة: {label}',
    'extensions.setting_missing': 'املأ هذا أيضًا: {label}',
    'extensions.not_set_up': 'أكمل إعدادات الإضافة واحفظها أولًا، ثم جرّبها',
  },
  en: {
    'extensions.unknown': 'This shop has no extension of this name',
    'extensions.setting_unknown': 'The extension has no such setting, or the server’s environment sets it',
    'extensions.setting_wrong': 'This value cannot be used: {label}',
    'extensions.setting_missing': 'Please fill this in too: {label}',
    'extensions.not_set_up': 'Fill in the settings of the extension and save them first, then try it',
  },
} satisfies TextsFor<keyof typeof extensionRefusals>;
