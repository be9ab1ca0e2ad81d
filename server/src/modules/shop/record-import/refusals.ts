import type { recordImportRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const recordImportRefusalTexts = {
  ar: {
    'record_imports.not_found': 'هذا الاستيراد غير موجود، فما مضى عليه ثلاثون يومًا يُحذف',
    'record_imports.not_csv': 'هذا الملف ليس Excel (XLSX) ولا CSV. احفظ الجدول من برنامجك بإحداهما ثم أرسله',
    'record_imports.not_utf8': 'في السطر {row} حروف تالفة. احفظ الملف بصيغة Excel أو «CSV UTF-8» ثم أرسله من جديد',
    'record_imports.bad_quotes': 'علامات التنصيص في السطر {row} غير سليمة، فلا يُعرف أين تنتهي الخانة',
    'record_imports.no_rows': 'ليس في الملف سطر بعد سطر العناوين',
    'record_imports.too_many_rows': 'في الملف أكثر من {most} سطر أو نصوص طويلة جدًا. قسّمه إلى ملفات أصغر',
    'record_imports.column_missing': 'عيّن عمودًا لكل معنى مطلوب، وعمودًا واحدًا لكل معنى',
    'record_imports.columns_changed': 'الأعمدة غير أعمدة الملف. حدّث الصفحة ثم عيّنها من جديد',
    'record_imports.busy': 'هناك استيراد آخر يعمل الآن. انتظر حتى ينتهي',
    'record_imports.wrong_time': 'لا يمكن هذا والاستيراد في مرحلته الحالية',
  },
  en: {
    'record_imports.not_found': 'This import does not exist; those older than thirty days are removed',
    'record_imports.not_csv':
      'This file is neither Excel (XLSX) nor CSV. Save the sheet as one of them in your program and send that',
    'record_imports.not_utf8':
      'Letters in line {row} are damaged. Save the file as Excel or as “CSV UTF-8” and send it again',
    'record_imports.bad_quotes': 'The quotes in line {row} are not right: where the cell ends cannot be known',
    'record_imports.no_rows': 'The file has no line below its headers',
    'record_imports.too_many_rows':
      'The file has more than {most} lines, or very long texts. Split it into smaller ones',
    'record_imports.column_missing': 'Name a column for each meaning that is needed, and one column for each meaning',
    'record_imports.columns_changed': 'These are not the columns of the file. Load the page anew and name them again',
    'record_imports.busy': 'Another import is at work. Wait until it is through',
    'record_imports.wrong_time': 'This cannot be done at the step the import is at',
  },
} satisfies TextsFor<keyof typeof recordImportRefusals>;
