import type { digitalGoodsRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const digitalGoodsRefusalTexts = {
  ar: {
    'digital.not_digital': 'هذا المنتج يُشحن. اجعله رقميًا أولًا',
    'digital.variant_unknown': 'اختر خيار المنتج الذي تضيف إليه',
    'digital.gives_other': 'هذا المنتج يُسلَّم بطريقة أخرى. غيّر طريقة التسليم أولًا',
    'digital.too_many_codes': 'أضف في المرة {most} كودًا على الأكثر، وطول الكود {length} حرف على الأكثر',
    'digital.too_many_files': 'لكل خيار {most} ملفًا على الأكثر. احذف ملفًا أولًا',
    'digital.file_kind': 'أرسل ملف PDF أو ZIP أو EPUB أو صوت MP3 أو فيديو MP4 أو صورة',
    'digital.file_unknown': 'لا يوجد هذا الملف',
    'digital.code_unknown': 'لا يوجد هذا الكود في الطلب',
    'digital.line_unknown': 'لا يوجد هذا المنتج في الطلب',
    'digital.no_code_left': 'لم يبق كود في المخزون. أضف أكوادًا أولًا',
    'digital.manager_needed': 'استُبدلت أكواد هذا المنتج بعدد قطعه. اطلب من مدير أن يستبدل غيرها',
    'digital.not_given': 'لم يُسلَّم هذا المنتج بعد',
    'digital.ended': 'انتهى هذا المنتج برد مبلغه',
    'digital.downloads_used': 'انتهت مرات التنزيل أو مدته. تواصل معنا لنعيد تسليمه',
  },
  en: {
    'digital.not_digital': 'This product is sent. Make it digital first',
    'digital.variant_unknown': 'Choose the variant that you add to',
    'digital.gives_other': 'This product is given in another way. Change that first',
    'digital.too_many_codes': 'Add {most} codes at most at once, of {length} characters at most',
    'digital.too_many_files': 'A variant has {most} files at most. Remove one first',
    'digital.file_kind': 'Send a PDF, ZIP, EPUB, MP3, MP4 or picture',
    'digital.file_unknown': 'There is no such file',
    'digital.code_unknown': 'The order has no such code',
    'digital.line_unknown': 'The order has no such product',
    'digital.no_code_left': 'No code is left in stock. Add codes first',
    'digital.manager_needed': 'As many codes were replaced as were bought. Ask a manager to replace another',
    'digital.not_given': 'This product was not given yet',
    'digital.ended': 'This product ended with its refund',
    'digital.downloads_used': 'Its downloads or days are used up. Write to us, and we give it again',
  },
} satisfies TextsFor<keyof typeof digitalGoodsRefusals>;
