import type { catalogRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const catalogRefusalTexts = {
  ar: {
    'catalog.product_not_found': 'هذا المنتج غير موجود',
    'catalog.preview_over': 'انتهت مدة هذه المعاينة. افتحها من جديد من شاشة المنتج',
    'catalog.category_not_found': 'هذا القسم غير موجود',
    'catalog.bundle_not_found': 'هذا الطقم غير موجود',
    'catalog.brand_not_found': 'لا منتجات من هذه العلامة التجارية الآن',
    'catalog.tag_not_found': 'هذا الوسم غير موجود، أو لا منتجات عليه الآن',
    'catalog.tag_taken': 'لديك وسم بهذا الاسم. ادمج هذا الوسم فيه من أسفل الصفحة',
    'catalog.tag_unknown': 'لا وسم آخر بهذا الاسم. انسخ اسمه من قائمة الوسوم',
    'catalog.variant_not_found': 'هذا الخيار ليس من خيارات المنتج',
    'catalog.category_in_itself': 'لا يمكن وضع القسم داخل نفسه أو داخل ما تحته',
    'catalog.category_in_use': 'في هذا القسم أو ما تحته منتجات معروضة: {count}. انقلها ثم أرشفه',
    'catalog.category_too_deep': 'الأقسام خمسة مستويات على الأكثر',
    'catalog.too_many_categories': 'بلغت الأقسام هنا أقصى عدد، أرشف ما لا تحتاجه أو ضعه تحت غيره',
    'catalog.too_many_bundles': 'بلغت الأطقم أقصى عدد، عدّل طقمًا لا تحتاجه بدلًا من إضافة غيره',
    'catalog.stock_of_digital': 'مخزون المنتج الرقمي أكواده وملفاته. أضف أكوادًا أو احذف منها',
    'catalog.stock_too_low': 'المتاح من هذا الخيار {available} فقط، وما حجزته الطلبات غير محسوب فيه',
    'catalog.stock_too_high': 'هذه الكمية أكبر من أي مخزون معقول، راجع الرقم',
  },
  en: {
    'catalog.product_not_found': 'This product does not exist',
    'catalog.preview_over': 'This preview is over. Open it again from the screen of the product',
    'catalog.category_not_found': 'This category does not exist',
    'catalog.bundle_not_found': 'This bundle does not exist',
    'catalog.brand_not_found': 'There are no products of this brand now',
    'catalog.tag_not_found': 'There is no such tag, or no product has it now',
    'catalog.tag_taken': 'Another tag has this name. Merge this one into it, below',
    'catalog.tag_unknown': 'No other tag has this name. Copy its name from the list of tags',
    'catalog.variant_not_found': 'This is no variant of the product',
    'catalog.category_in_itself': 'A category cannot be put into itself, or into what is below it',
    'catalog.category_in_use': 'Products are sold in this category or below it: {count}. Move them, then archive it',
    'catalog.category_too_deep': 'Categories have at most five levels',
    'catalog.too_many_categories': 'There is no room for more categories here; put it under another',
    'catalog.too_many_bundles': 'There is no room for more bundles; change one that is not needed instead',
    'catalog.stock_of_digital': 'The stock of a digital product is its codes and files. Add codes, or remove some',
    'catalog.stock_too_low': 'There are only {available} left of this; what orders hold is not among them',
    'catalog.stock_too_high': 'No stock is that large; check the number',
  },
} satisfies TextsFor<keyof typeof catalogRefusals>;
