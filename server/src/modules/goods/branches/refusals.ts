import type { branchRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals. */
export const branchRefusalTexts = {
  ar: {
    'branches.not_found': 'هذا الفرع غير موجود',
    'branches.too_many': 'لديك {most} فرعًا، وهذا أقصى عدد',
    'branches.closed': 'هذا الفرع مغلق. افتحه أولًا من صفحة الفروع',
    'branches.has_stock': 'في هذا الفرع مخزون أو جرد أو تحويل لم ينته بعد. أنهِه ثم أغلق الفرع',
    'branches.stock_too_low': 'لا يكفي مخزون {sku} لما تريد',
    'branches.stock_too_high': 'هذا أكثر مما يسعه مخزون فرع. راجع العدد',
    'branches.item_not_found': 'لا قطعة بهذا الكود في منتجاتك التي تُشحن',
    'branches.transfer_not_found': 'هذا التحويل غير موجود',
    'branches.transfer_moved': 'تغيرت حالة هذا التحويل، فلا يمكن هذا الآن',
    'branches.count_not_found': 'هذا الجرد غير موجود',
    'branches.count_moved': 'تغيرت حالة هذا الجرد، فلا يمكن هذا الآن',
    'branches.count_under_way': 'في هذا الفرع جرد لم ينته. أكمله أو ألغه أولًا',
    'branches.count_disturbed': 'تحرك مخزون بعض الأصناف بين عدّتين. أعد عدّها ثم اعتمد الجرد',
    'branches.counted_oneself': 'عددت بعض الأصناف بنفسك، فيعتمد الجرد غيرك أو مالك المتجر',
    'branches.being_counted': 'يجري جرد هذا الفرع الآن، فلا تظهر أرصدته حتى ينتهي',
    'branches.line_changed': 'عدّ زميلك هذا الصنف أيضًا وصار عدده {now}. تأكد ثم اكتب العدد من جديد',
    'branches.line_too_large': 'هذا العدد أكبر من أن يكون صحيحًا',
  },
  en: {
    'branches.not_found': 'There is no such branch',
    'branches.too_many': 'There are {most} branches, which is the most there can be',
    'branches.closed': 'This branch is closed. Open it first among the branches',
    'branches.has_stock':
      'This branch has stock, a count or a transfer that is not finished. Finish it, then close the branch',
    'branches.stock_too_low': 'There is too little of {sku} for that',
    'branches.stock_too_high': 'That is more than a branch can hold. Check the number',
    'branches.item_not_found': 'None of the products that you ship has this code',
    'branches.transfer_not_found': 'There is no such transfer',
    'branches.transfer_moved': 'The state of this transfer has changed; this cannot be done now',
    'branches.count_not_found': 'There is no such stock count',
    'branches.count_moved': 'The state of this count has changed; this cannot be done now',
    'branches.count_under_way': 'This branch has a count that is not finished. Finish or cancel it first',
    'branches.count_disturbed': 'Stock of some items moved between two countings. Count them again, then approve',
    'branches.counted_oneself': 'You counted some of it yourself: somebody else or the owner approves it',
    'branches.being_counted': 'This branch is being counted: its levels are shown when counting ends',
    'branches.line_changed': 'A colleague counted this as well: it is {now} now. Check, then type the number again',
    'branches.line_too_large': 'This number is too large to be true',
  },
} satisfies TextsFor<keyof typeof branchRefusals>;
