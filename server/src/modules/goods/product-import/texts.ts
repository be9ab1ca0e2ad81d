import { createTexts, type Language } from '../../../platform/text/index.ts';
import { fieldTextCatalogues } from '../../../text/index.ts';
import type { Fault } from './reading/faults.ts';

/** Fault texts of rows. */
const faultTexts = {
  ar: {
    'import.not_a_number': '«{cell}» ليس رقمًا مفهومًا. اكتبه مثل 1299.50',
    'import.not_a_stock': '«{cell}» ليست كمية. الكمية عدد صحيح من صفر إلى مليون',
    'import.not_a_flag': '«{cell}» ليست نعم ولا لا',
    'import.unknown_unit': 'وحدة الوزن «{cell}» غير معروفة. استعمل kg أو g',
    'import.unknown_status': 'الحالة «{cell}» غير معروفة. استعمل published أو draft أو archived',
    'import.no_time_to_publish': 'لا عمود لموعد النشر، فلا يُجدول منتج من ملف. استعمل published أو draft',
    'import.stock_negative': 'بيع منه أكثر مما كان، فالكمية «{cell}» تصير صفرًا',
    'import.stock_rounded': '«{cell}» ليست عددًا صحيحًا، فنأخذ ما دونه',
    'import.stock_uncounted': 'لا يُعدّ المخزون في الملف ويُباع دائمًا، فيبدأ هنا بكمية {pieces}',
    'import.stock_unsaid': 'لا كمية له في الملف، فيبدأ نافدًا حتى تكتبها',
    'import.sells_beyond_stock': 'كان يُباع بعد نفاده. ليُباع هنا كذلك اكتب في المنتج موعد شحن ما يُطلب',
    'import.summary_cut': 'الوصف المختصر أطول من {most} حرف، فأخذنا أوله ووضعناه كاملًا في أول الوصف',
    'import.text_cut': 'النص أطول من {most} حرف، فأخذنا أوله',
    'import.markup_dropped': 'الوصف بتنسيقه أطول من {most} حرف، فأخذنا كلامه بلا تنسيق',
    'import.other_currency': 'عمود السعر بعملة {currency}، ونأخذ الرقم كما هو ريالات. صحّح الأسعار قبل النشر',
    'import.sku_numbered': 'كود المنتج مكرر في الملف، فيصير هنا «{sku}»',
    'import.sku_shortened': 'كود المنتج أطول من 64 حرفًا، فيصير هنا «{sku}»',
    'import.barcode_dropped': 'الباركود لمنتج آخر في الملف، فتركناه هنا فارغًا',
    'import.draft_no_price': 'لا سعر له في الملف، فيبقى مسودة بسعر مليون حتى تكتب سعره وتنشره',
    'import.draft_price_zero': 'سعره صفر في الملف، فيبقى مسودة بسعر مليون حتى تكتب سعره وتنشره',
    'import.draft_of_status': 'الحالة «{cell}» غير معروفة، فيبقى مسودة',
    'import.draft_hidden': 'كان مخفيًا في متجره، فيبقى مسودة',
    'import.draft_external': 'يُباع في متجر آخر برابط إليه، فيبقى مسودة',
    'import.draft_grouped': 'مجموعة من منتجات أخرى بلا سعر لها، فيبقى مسودة. اصنع منها طقمًا إن شئت',
    'import.draft_gift_card': 'بطاقة هدية لا منتج يُشحن، فيبقى مسودة',
    'import.draft_not_shipped': 'لا يُشحن، وهذا المتجر يبيع ما يُشحن، فيبقى مسودة',
    'import.category_missing': 'لا قسم لهذا المنتج. اكتبه، أو اختر قسمًا لما لا قسم له',
    'import.category_unknown': 'لا يوجد قسم باسم «{category}». أنشئه، أو اختر قسمًا لما لا يُعرف قسمه',
    'import.has_variants': 'لهذا المنتج خيارات، والكمية لكل خيار منها في سطر له',
    'import.too_many_cells': 'في هذا السطر خانات أكثر من الأعمدة، فربما نقصته علامة تنصيص',
    'import.spoilt_sku': '«{cell}» رقم اختصره برنامج الجداول. اجعل العمود نصًا واكتب كود المنتج كاملًا',
    'import.sku_in_rows': 'السطران {first} و{second} لهما كود المنتج نفسه',
    'import.slug_in_rows': 'السطران {first} و{second} لهما الرابط نفسه',
    'import.barcode_in_rows': 'السطران {first} و{second} لهما الباركود نفسه',
    // For files checked before faults named both rows.
    'import.sku_repeated': 'كود المنتج نفسه في السطر {row} أيضًا',
    'import.slug_repeated': 'الرابط نفسه لمنتج آخر في السطر {row}',
    'import.barcode_repeated': 'الباركود نفسه في السطر {row} أيضًا',
    'import.too_many_pictures': 'للمنتج الواحد {most} صورة على الأكثر، فلا نأخذ «{picture}»',
    'import.pictures_no_folder':
      'لا مجلد لصور الاستيراد في هذا المتجر، فلا نأخذ «{picture}». اطلب من مسؤول الخادم ضبط IMPORT_PICTURES_DIR',
    'import.pictures_not_from_web':
      'جلب الصور من الإنترنت موقوف في هذا المتجر، فلا نأخذ «{picture}». اطلب من مسؤول الخادم ضبط IMPORT_PICTURES_FROM_WEB',
    'import.picture_outside': '«{picture}» خارج مجلد الصور. اكتب اسم الملف كما هو في المجلد',
    'import.picture_missing': 'لم نجد الصورة «{picture}»',
    'import.picture_none': '«{picture}» ليست صورة سليمة نأخذها. نأخذ JPEG وPNG وWebP وAVIF',
    'import.picture_heic': 'الصورة «{picture}» بصيغة HEIC، ولا يقرؤها هذا الخادم. حوّلها إلى JPEG',
    'import.picture_too_large': 'حجم الصورة «{picture}» أكبر من 10 ميجابايت',
    'import.picture_too_many_pixels': 'أبعاد الصورة «{picture}» أكبر من 50 ميجابكسل',
    'import.picture_bad_address': '«{picture}» ليس عنوان صورة نقبله. يبدأ العنوان بـ https بلا منفذ ولا كلمة مرور',
    'import.picture_private': 'العنوان «{picture}» داخل شبكة خاصة، فلا نجلب منه',
    'import.picture_unreachable': 'تعذر جلب الصورة «{picture}» من عنوانها',
    'import.changed_since': 'تغيّر المنتج بعد الفحص فلم نكتب فوقه. أعد الفحص لتراه كما هو الآن',
    'import.edited_since': 'عُدّل المنتج بعد الاستيراد، فتركناه كما هو',
    'import.archived_instead': 'طُلب المنتج أو قُيّم بعد الاستيراد، فأُرشف بدل حذفه',
    'import.refused': 'رُفض هذا المنتج عند الكتابة، راجعه ثم أعد الفحص',
    'refusal.catalog.stock_too_low': 'المتاح الآن {available} فقط، وهذا أقل مما يلزم',
    'refusal.catalog.stock_too_high': 'هذه الكمية أكبر من أي مخزون معقول',
  },
  en: {
    'import.not_a_number': '“{cell}” is no number we can read. Write it like 1299.50',
    'import.not_a_stock': '“{cell}” is no quantity. It is a whole number from 0 to a million',
    'import.not_a_flag': '“{cell}” is neither yes nor no',
    'import.unknown_unit': 'The unit of weight “{cell}” is not known. Use kg or g',
    'import.unknown_status': 'The status “{cell}” is not known. Use published, draft or archived',
    'import.no_time_to_publish': 'No column says when, so nothing is scheduled by a file. Use published or draft',
    'import.stock_negative': 'More was sold than there was: the quantity “{cell}” becomes 0',
    'import.stock_rounded': '“{cell}” is no whole number, so the one below it is taken',
    'import.stock_uncounted': 'The file does not count it and always sells it: it begins here with {pieces} pieces',
    'import.stock_unsaid': 'The file says no quantity: it is sold out until you write one',
    'import.sells_beyond_stock':
      'It was sold beyond its stock. To sell it so here, say in the product when such orders are sent',
    'import.summary_cut':
      'The short description is longer than {most} letters: its beginning is taken, and all of it begins the description',
    'import.text_cut': 'The text is longer than {most} letters, so its beginning is taken',
    'import.markup_dropped':
      'The description with its formatting is longer than {most} letters, so its words are taken without it',
    'import.other_currency':
      'The column of prices says {currency}, and the number is taken as riyals. Correct the prices before you publish',
    'import.sku_numbered': 'Its SKU is in the file twice, so here it is “{sku}”',
    'import.sku_shortened': 'Its SKU is longer than 64 letters, so here it is “{sku}”',
    'import.barcode_dropped': 'Another product of the file has this barcode, so it is left empty here',
    'import.draft_no_price':
      'The file says no price: it stays a draft at a price of a million until you write one and publish it',
    'import.draft_price_zero':
      'Its price in the file is 0: it stays a draft at a price of a million until you write one and publish it',
    'import.draft_of_status': 'The status “{cell}” is not known, so it stays a draft',
    'import.draft_hidden': 'It was hidden in its shop, so it stays a draft',
    'import.draft_external': 'Another shop sells it behind a link, so it stays a draft',
    'import.draft_grouped':
      'It groups other products and has no price, so it stays a draft. Make a bundle of them if you like',
    'import.draft_gift_card': 'It is a gift card and nothing to be sent, so it stays a draft',
    'import.draft_not_shipped': 'It is not sent, and this shop sells what is sent, so it stays a draft',
    'import.category_missing': 'This product has no category. Write it, or choose one for what has none',
    'import.category_unknown': 'There is no category “{category}”. Make it, or choose one for what is not known',
    'import.has_variants': 'This product has variants: the quantity of each is in a row of its own',
    'import.too_many_cells': 'This row has more cells than there are columns; a quote may be missing',
    'import.spoilt_sku':
      '“{cell}” is a number that a spreadsheet shortened. Make the column text and write the whole SKU',
    'import.sku_in_rows': 'Rows {first} and {second} have the same SKU',
    'import.slug_in_rows': 'Rows {first} and {second} have the same address',
    'import.barcode_in_rows': 'Rows {first} and {second} have the same barcode',
    // For files checked before faults named both rows.
    'import.sku_repeated': 'The same SKU is in row {row}, too',
    'import.slug_repeated': 'Another product in row {row} has the same address',
    'import.barcode_repeated': 'The same barcode is in row {row}, too',
    'import.too_many_pictures': 'A product has at most {most} pictures: “{picture}” is not taken',
    'import.pictures_no_folder':
      'This shop has no folder of pictures to import, so “{picture}” is not taken. Who runs the server sets IMPORT_PICTURES_DIR',
    'import.pictures_not_from_web':
      'This shop fetches no pictures from the web, so “{picture}” is not taken. Who runs the server sets IMPORT_PICTURES_FROM_WEB',
    'import.picture_outside': '“{picture}” is not in the folder of pictures. Write the name of the file as it is there',
    'import.picture_missing': 'The picture “{picture}” was not found',
    'import.picture_none': '“{picture}” is no whole picture of a kind we take: JPEG, PNG, WebP or AVIF',
    'import.picture_heic': 'The picture “{picture}” is HEIC, which this server cannot read. Make it a JPEG',
    'import.picture_too_large': 'The picture “{picture}” is larger than 10 MB',
    'import.picture_too_many_pixels': 'The picture “{picture}” has more than 50 megapixels',
    'import.picture_bad_address':
      '“{picture}” is no address we take a picture from. It begins with https, without a port or a password',
    'import.picture_private': 'The address “{picture}” is inside a private network, where nothing is fetched from',
    'import.picture_unreachable': 'The picture “{picture}” could not be fetched from its address',
    'import.changed_since':
      'The product was changed after the dry run, and not overwritten. Run the dry run again to see it as it is',
    'import.edited_since': 'The product was edited after the import and is left as it is',
    'import.archived_instead':
      'The product was ordered or reviewed after the import, and is archived instead of removed',
    'import.refused': 'This product was refused when it was written. Look at it, then run the dry run again',
    'refusal.catalog.stock_too_low': 'There are only {available} now, which is less than it takes',
    'refusal.catalog.stock_too_high': 'No stock is that large',
  },
} as const;

const texts = createTexts<string>({
  ar: { ...fieldTextCatalogues.ar, ...faultTexts.ar },
  en: { ...fieldTextCatalogues.en, ...faultTexts.en },
});

/** Text of a fault, in the reader's language. */
export function faultText({ key, params }: Pick<Fault, 'key' | 'params'>, language: Language): string {
  const isRefusal = key.startsWith('refusal.');
  const known = texts.has(key) ? key : isRefusal ? 'import.refused' : 'validation.invalid';
  return texts.say(language, known, params);
}
