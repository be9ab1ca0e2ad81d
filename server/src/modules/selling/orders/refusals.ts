import type { orderRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const orderRefusalTexts = {
  ar: {
    'orders.cart_empty': 'سلة التسوق فارغة',
    'orders.product_unknown': 'أحد المنتجات لم يعد متوفرًا في المتجر',
    'orders.variant_unknown': 'الخيار المحدد من «{name}» لم يعد متوفرًا',
    'orders.variant_required': 'يرجى تحديد خيارات «{name}»',
    'orders.bundle_unknown': 'أحد الأطقم لم يعد متوفرًا',
    'orders.promotion_ended': 'انتهى العرض على «{name}»',
    'orders.out_of_stock':
      '{available, plural, =0 {نفدت كمية «{name}»} one {بقيت قطعة واحدة فقط من «{name}»} two {بقيت قطعتان فقط من «{name}»} few {بقيت # قطع فقط من «{name}»} many {بقيت # قطعة فقط من «{name}»} other {بقي # قطعة فقط من «{name}»}}',
    'orders.ships_later':
      '{available, plural, zero {} one {قطعة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}} من «{name}» تُشحن من {day}. راجع الموعد ثم أكّد الطلب',
    'orders.answers_missing': 'عبّئ «{field}» في صفحة «{name}» ثم أضفه من جديد',
    'orders.answers_changed': 'تغيّرت حقول «{name}» أو لم تعد صورتك محفوظة، عبّئها من جديد في صفحته',
    'orders.gift_not_offered': 'لا يتوفر تغليف الهدايا الآن، أزله من الطلب ثم أكّده',
    'orders.total_changed': 'تغيّر إجمالي الطلب، يرجى مراجعته قبل التأكيد',
    'orders.credit_short': 'رصيدك لا يكفي الآن. راجع المبلغ المتبقي ثم أكّد الطلب',
    'orders.already_placed':
      'سبق أن أُكمل هذا الطلب، منك أو من وكيل التسوق الذي أعدّه. راجع طلباتك، وإن أردت طلبًا آخر فأكّد مرة ثانية',
    'orders.unpaid_orders': 'طلبات كثيرة لم تُدفع بعد. ادفع أحدها أو ألغه أولًا{or}',
    'orders.unpaid_pieces':
      'تحجز الطلبات غير المدفوعة قطعًا كثيرة: {left, plural, =0 {لا يمكن حجز المزيد} one {يمكن حجز قطعة واحدة بعد} two {يمكن حجز قطعتين بعد} few {يمكن حجز # قطع بعد} many {يمكن حجز # قطعة بعد} other {يمكن حجز # قطعة بعد}}. ادفع أحدها أو ألغه أولًا{or}',
    'orders.unpaid_share':
      'يمكن حجز {left, plural, =0 {لا شيء} one {قطعة واحدة} two {قطعتين} few {# قطع} many {# قطعة} other {# قطعة}} من «{name}» دون دفع. اطلب أقل{or}',
    'orders.code_not_needed': 'لا ينتظر هذا الطلب كودًا، فقد تأكد أو انتهى',
    'orders.not_found': 'لم نجد هذا الطلب',
    'orders.transition_not_allowed': 'لا يمكن تغيير حالة الطلب من «{from}» إلى «{to}»',
    'orders.partly_sent': 'غادرنا جزء من هذا الطلب، فلا يمكن إلغاؤه. ما لم يُرسل بعد يُرد مبلغه',
    'orders.partly_refunded': 'رُد جزء من مبلغ هذا الطلب، فلا يمكن إلغاؤه. رُد ما بقي منه بدلًا من ذلك',
    'orders.line_unknown': 'أحد هذه المنتجات ليس من هذا الطلب',
    'orders.too_many_pieces':
      '{left, plural, =0 {لم يبق ما يُرسل من «{name}»} one {بقيت قطعة واحدة للإرسال من «{name}»} two {بقيت قطعتان للإرسال من «{name}»} few {بقيت # قطع للإرسال من «{name}»} many {بقيت # قطعة للإرسال من «{name}»} other {بقي # قطعة للإرسال من «{name}»}}',
    'orders.nothing_to_send': 'لم يبق في هذا الطلب ما يُرسل',
    'orders.too_many_parcels': 'بلغت شحنات هذا الطلب أكثر ما يُسمح به ({most}). أرسل ما بقي في شحنة واحدة',
    'orders.parcel_not_found': 'لم نجد هذه الشحنة',
    'orders.parcel_delivered': 'سُجّل وصول هذه الشحنة من قبل',
    'orders.partly_given': 'سُلّمت أكواد أو ملفات من هذا الطلب، فلا يُلغى كله',
    'orders.collected': 'يستلم المشتري هذا الطلب من نقطة اختارها، فلا يُغيّر عنوانه',
    'orders.sent_nowhere': 'هذا الطلب منتجات رقمية لا تُشحن، فليس له عنوان',
    'orders.already_sent': 'لم يعد هذا الطلب لدينا، فلا يتغير عنوانه',
    'orders.readdress_first': 'يذهب هذا الطلب في طرد الطلب {number}. غيّر عنوان ذلك الطلب، ويتبعه هذا',
    'orders.items_fixed': 'لا تُعدّل أصناف هذا الطلب: بدأ تجهيزه أو انتهى',
    'orders.edit_changes_nothing': 'لم يتغير شيء من أصناف الطلب',
    'orders.edit_empties': 'لا بد أن تبقى قطعة واحدة. إن لم يبق شيء فألغِ الطلب',
    'orders.add_to_first': 'هذا الطلب أُضيف إلى الطلب {number}. أضف ما تريد إلى ذلك الطلب',
    'orders.too_many_supplements':
      'على هذا الطلب {most, plural, one {إضافة واحدة} two {إضافتان} few {# إضافات} many {# إضافة} other {# إضافة}}، وهي أكثر ما يُسمح به. انتظر دفعها أو ألغِ إحداها',
    'orders.no_more_supplements':
      'أُضيف إلى هذا الطلب {most, plural, one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}، وهو أكثر ما يُسمح به. سجّل ما تريد إضافته في طلب جديد',
    'orders.edit_covered': 'رصيد المتجر أو بطاقة الهدية يدفع أكثر من الإجمالي الجديد. ألغِ الطلب وسجّله من جديد',
    'orders.payment_under_way': 'فتح المشتري صفحة الدفع. انتظر حتى يدفع أو تنتهي مهلتها',
    'orders.too_many_lines': 'لا يتسع الطلب لأكثر من {most} صنف',
    'orders.link_not_needed': 'هذا الطلب لا ينتظر دفعًا من صفحة الدفع',
  },
  en: {
    'orders.cart_empty': 'Your cart is empty',
    'orders.product_unknown': 'One of the products is no longer in the shop',
    'orders.variant_unknown': 'The chosen option of “{name}” is no longer available',
    'orders.variant_required': 'Please choose the options of “{name}”',
    'orders.bundle_unknown': 'One of the bundles is no longer available',
    'orders.promotion_ended': 'The offer on “{name}” has ended',
    'orders.out_of_stock':
      '{available, plural, =0 {“{name}” is sold out} one {Only one left of “{name}”} other {Only # left of “{name}”}}',
    'orders.ships_later':
      '{available, plural, one {One piece} other {# pieces}} of “{name}” {available, plural, one {ships} other {ship}} from {day}. Please review it before you confirm',
    'orders.answers_missing': 'Fill “{field}” on the page of “{name}” and add it again',
    'orders.answers_changed':
      'The fields of “{name}” have changed, or your picture is no longer kept; fill them again on its page',
    'orders.gift_not_offered': 'Gift wrapping is not offered now; take it off and confirm again',
    'orders.total_changed': 'The total has changed. Please review it before you confirm',
    'orders.credit_short': 'Your store credit is no longer enough. Please review what is left to pay',
    'orders.already_placed':
      'This order was placed before, by you or by the shopping agent that prepared it. Look at your orders; if you want another, confirm again',
    'orders.unpaid_orders': 'Too many orders are unpaid already. Pay or cancel one first{or}',
    'orders.unpaid_pieces':
      'Unpaid orders hold many pieces already: {left, plural, =0 {no more can be held} one {one more can be held} other {# more can be held}}. Pay or cancel one first{or}',
    'orders.unpaid_share':
      'Of “{name}” {left, plural, =0 {no more pieces} one {one piece} other {# pieces}} can be held without paying. Order fewer{or}',
    'orders.code_not_needed': 'This order waits for no code: it is confirmed or over',
    'orders.not_found': 'We could not find this order',
    'orders.transition_not_allowed': 'An order cannot go from “{from}” to “{to}”',
    'orders.partly_sent': 'A part of this order has left, so it cannot be cancelled. Refund what was not sent instead',
    'orders.partly_refunded': 'A part of this order was paid back, so it cannot be cancelled. Refund the rest instead',
    'orders.line_unknown': 'One of these things is not of this order',
    'orders.too_many_pieces':
      '{left, plural, =0 {Nothing of “{name}” is left to be sent} one {One piece of “{name}” is left to be sent} other {# pieces of “{name}” are left to be sent}}',
    'orders.nothing_to_send': 'Nothing of this order is left to be sent',
    'orders.too_many_parcels': 'This order has as many parcels as it may ({most}). Send the rest in one',
    'orders.parcel_not_found': 'We could not find this parcel',
    'orders.parcel_delivered': 'This parcel was marked as delivered before',
    'orders.partly_given': 'Codes or files of this order were given, so it cannot be cancelled as a whole',
    'orders.collected': 'The buyer collects this order at a point, so its address is not changed',
    'orders.sent_nowhere': 'This order is of digital goods that are not sent, so it has no address',
    'orders.already_sent': 'This order is no longer here, so its address stays',
    'orders.readdress_first':
      'This order goes in the parcel of order {number}. Change the address of that one, and this one follows',
    'orders.items_fixed': 'Items of this order can no longer be edited: its packing has begun, or it is over',
    'orders.edit_changes_nothing': 'Nothing of the items has changed',
    'orders.edit_empties': 'At least one piece has to stay. Cancel the order if nothing does',
    'orders.add_to_first': 'This order was added to order {number}. Add what you want to that one',
    'orders.too_many_supplements':
      'This order has {most, plural, one {one addition} other {# additions}}, which is the most. Wait until they are paid, or cancel one',
    'orders.no_more_supplements':
      'This order was added to {most, plural, one {once} other {# times}}, which is the most. Place another order for the rest',
    'orders.edit_covered':
      'Store credit or a gift card pays more than the new total. Cancel the order and place it again',
    'orders.payment_under_way': 'The buyer has a payment page open. Wait until it is paid or over',
    'orders.too_many_lines': 'An order has at most {most} lines',
    'orders.link_not_needed': 'This order does not wait to be paid on the payment page',
  },
} satisfies TextsFor<keyof typeof orderRefusals>;
