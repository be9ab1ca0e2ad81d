import type { productImportRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const productImportRefusalTexts = {
  ar: {
    'product_imports.not_found': 'هذا الاستيراد غير موجود، فما مضى عليه ثلاثون يومًا يُحذف',
    'product_imports.not_csv': 'هذا الملف ليس Excel (XLSX) ولا CSV. احفظ الجدول من برنامجك بإحداهما ثم أرسله',
    'product_imports.not_utf8': 'في السطر {row} حروف تالفة. احفظ الملف بصيغة Excel أو «CSV UTF-8» ثم أرسله من جديد',
    'product_imports.bad_quotes': 'علامات التنصيص في السطر {row} غير سليمة، فلا يُعرف أين تنتهي الخانة',
    'product_imports.no_columns': 'لم نجد سطر الأعمدة. يجب أن تكون أسماؤها في السطر الأول من الملف',
    'product_imports.empty': 'ليس في الملف أي منتج بعد سطر الأعمدة',
    'product_imports.too_many_rows': 'في الملف أكثر من {most} سطر. قسّمه إلى ملفات أصغر',
    'product_imports.too_many_columns': 'في الملف أكثر من {most} عمود. احذف ما لا تحتاجه منها',
    'product_imports.none_chosen': 'لا منتج يطابق ما اخترته. غيّر التصفية ثم أعد المحاولة',
    'product_imports.too_many_chosen': 'اخترت أكثر من {most} خيار منتج. صفّها إلى دفعات أصغر',
    'product_imports.busy': 'هناك استيراد آخر يعمل الآن. انتظر حتى ينتهي أو أوقفه',
    'product_imports.wrong_time': 'لا يمكن هذا والاستيراد في مرحلته الحالية',
  },
  en: {
    'product_imports.not_found': 'This import does not exist; those older than thirty days are removed',
    'product_imports.not_csv':
      'This file is neither Excel (XLSX) nor CSV. Save the sheet as one of them in your program and send that',
    'product_imports.not_utf8':
      'Letters in line {row} are damaged. Save the file as Excel or as “CSV UTF-8” and send it again',
    'product_imports.bad_quotes': 'The quotes in line {row} are not right: where the cell ends cannot be known',
    'product_imports.no_columns': 'There is no line of columns. The first line of the file must name them',
    'product_imports.empty': 'There is no product below the line of columns',
    'product_imports.too_many_rows': 'The file has more than {most} lines. Split it into smaller ones',
    'product_imports.too_many_columns': 'The file has more than {most} columns. Remove those you do not need',
    'product_imports.none_chosen': 'No product is left by these filters. Change them and try again',
    'product_imports.too_many_chosen': 'You chose more than {most} variants. Filter them into smaller parts',
    'product_imports.busy': 'Another import is at work. Wait until it is through, or stop it',
    'product_imports.wrong_time': 'This cannot be done at the step the import is at',
  },
} satisfies TextsFor<keyof typeof productImportRefusals>;
