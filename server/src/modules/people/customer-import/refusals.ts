import type { customerImportRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const customerImportRefusalTexts = {
  ar: {
    'customer_imports.not_found': 'هذا الاستيراد غير موجود، فما مضى عليه ثلاثون يومًا يُحذف',
    'customer_imports.not_csv': 'هذا الملف ليس Excel (XLSX) ولا CSV. احفظ الجدول من برنامجك بإحداهما ثم أرسله',
    'customer_imports.not_utf8': 'في السطر {row} حروف تالفة. احفظ الملف بصيغة Excel أو «CSV UTF-8» ثم أرسله من جديد',
    'customer_imports.bad_quotes': 'علامات التنصيص في السطر {row} غير سليمة، فلا يُعرف أين تنتهي الخانة',
    'customer_imports.no_phones': 'لم نجد عمودًا لأرقام الجوال. سمِّه «الجوال» في السطر الأول ثم أرسل الملف من جديد',
    'customer_imports.too_many_rows': 'في الملف أكثر من {most} سطر. قسّمه إلى ملفات أصغر',
    'customer_imports.busy': 'هناك استيراد عملاء آخر يعمل الآن. انتظر حتى ينتهي',
    'customer_imports.wrong_time': 'لا يمكن هذا والاستيراد في مرحلته الحالية',
  },
  en: {
    'customer_imports.not_found': 'This import does not exist; those older than thirty days are removed',
    'customer_imports.not_csv':
      'This file is neither Excel (XLSX) nor CSV. Save the sheet as one of them in your program and send that',
    'customer_imports.not_utf8':
      'Letters in line {row} are damaged. Save the file as Excel or as “CSV UTF-8” and send it again',
    'customer_imports.bad_quotes': 'The quotes in line {row} are not right: where the cell ends cannot be known',
    'customer_imports.no_phones':
      'There is no column of phones. Call it “Phone” in the first line and send the file again',
    'customer_imports.too_many_rows': 'The file has more than {most} lines. Split it into smaller ones',
    'customer_imports.busy': 'Another import of customers is at work. Wait until it is through',
    'customer_imports.wrong_time': 'This cannot be done at the step the import is at',
  },
} satisfies TextsFor<keyof typeof customerImportRefusals>;
