import type { returnRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const returnRefusalTexts = {
  ar: {
    'returns.not_found': 'لم نجد طلب الإرجاع هذا',
    'returns.not_delivered': 'يمكن طلب الإرجاع بعد استلام الطلب',
    'returns.too_late':
      'انتهت مدة الإرجاع، وهي {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} من استلام الطلب',
    'returns.line_unknown': 'أحد المنتجات المختارة ليس من هذا الطلب',
    'returns.not_returnable': 'لا يمكن إرجاع «{name}»',
    'returns.too_many':
      '{left, plural, =0 {سبق أن طلبت إرجاع كل ما اشتريته من «{name}»} one {بقيت قطعة واحدة فقط يمكن إرجاعها من «{name}»} two {بقيت قطعتان فقط يمكن إرجاعهما من «{name}»} few {بقيت # قطع فقط يمكن إرجاعها من «{name}»} many {بقيت # قطعة فقط يمكن إرجاعها من «{name}»} other {بقي # قطعة فقط يمكن إرجاعها من «{name}»}}',
    'returns.too_many_returns': 'بلغ هذا الطلب {most} مرتجعًا، ولا يمكن طلب المزيد هنا. راسلنا من صفحة التواصل',
    'returns.transition_not_allowed': 'لا يمكن تغيير حالة الإرجاع من «{from}» إلى «{to}»',
    'returns.too_many_messages': 'امتلأت هذه المحادثة. تواصل معنا من صفحة «تواصل معنا»',
    'returns.card_refund_impossible': 'لم يبقَ من دفعة البطاقة ما يكفي لرد هذا المبلغ',
    'returns.nothing_paid': 'لم يُدفع شيء من هذا الطلب بعد، فلا مبلغ يُرد',
    'returns.more_than_paid': 'هذا أكثر مما بقي من المدفوع: يمكن رد {left} ر.س بعد',
    'returns.replacement_sold_out': 'نفد «{name}» الآن، فلا يمكن الاستبدال به. اكتب للمشتري أو ارفض الطلب',
    'returns.still_open': 'لهذا الطلب مرتجع لم يُحسم. أنهه أولًا، أو رُد مبلغًا محددًا',
  },
  en: {
    'returns.not_found': 'We could not find this return',
    'returns.not_delivered': 'Things can be sent back once the order has arrived',
    'returns.too_late': 'The time for returns is over: {days, plural, one {# day} other {# days}} from delivery',
    'returns.line_unknown': 'One of these is not in this order',
    'returns.not_returnable': '“{name}” cannot be returned',
    'returns.too_many':
      '{left, plural, =0 {You have asked to return every “{name}” already} one {Only one more “{name}” can be returned} other {Only # more of “{name}” can be returned}}',
    'returns.too_many_returns':
      'This order has had {most} returns, and takes no more here. Please use the contact page',
    'returns.transition_not_allowed': 'A return cannot go from “{from}” to “{to}”',
    'returns.too_many_messages': 'This conversation is full. Please use the contact page',
    'returns.card_refund_impossible': 'Too little of the card payment is left to give this back',
    'returns.nothing_paid': 'Nothing was paid for this order yet, so nothing can go back',
    'returns.more_than_paid': 'This is more than is left of what was paid: {left} SAR can still go back',
    'returns.replacement_sold_out':
      '“{name}” is sold out by now and cannot be sent in exchange. Write to the buyer, or decline',
    'returns.still_open': 'A return of this order is not settled. Finish it first, or pay an amount back',
  },
} satisfies TextsFor<keyof typeof returnRefusals>;
