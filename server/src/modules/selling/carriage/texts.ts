import { createTexts } from '../../../platform/text/index.ts';

/** Texts of bookings that only staff read. */
export const carriageTexts = createTexts({
  ar: {
    state_wanted: 'يُحجز',
    state_refused: 'لم تقبلها شركة الشحن',
    state_dropped: 'تُرك الحجز',
    state_booked: 'حُجزت',
    state_sent: 'أُرسلت',
    state_unwanted: 'تُلغى عند شركة الشحن',
    state_cancelled: 'أُلغيت عند شركة الشحن',
    state_given_up: 'لا تسلّمها، ومزّق ملصقها: لا تُلغى بالربط',
    problem_unreachable: 'لم تجب شركة الشحن أو لم تقبل مفاتيح الربط. نعيد الطلب تلقائيًا، ولن تُحجز الشحنة مرتين.',
    problem_carrier_off: 'الربط مع شركة الشحن غير مفعّل. فعّله من الإضافات.',
    problem_refused: 'لم تقبل شركة الشحن هذه الشحنة: {reason}',
    problem_number_taken: 'أعطت شركة الشحن رقم شحنة أخرى. راجعها ثم أعد المحاولة.',
    problem_order_changed: 'تغيّر الطلب بعد طلب الحجز. احجز من جديد.',
  },
  en: {
    state_wanted: 'Being booked',
    state_refused: 'Refused by the carrier',
    state_dropped: 'Given up',
    state_booked: 'Booked',
    state_sent: 'Sent',
    state_unwanted: 'Being cancelled at the carrier',
    state_cancelled: 'Cancelled at the carrier',
    state_given_up: 'Do not hand it over, and destroy its label: it cannot be cancelled by a call',
    problem_unreachable:
      'The carrier did not answer, or did not accept the keys. It is asked again by itself, and books no parcel twice.',
    problem_carrier_off: 'The carrier is not set up. Set it up under Extensions.',
    problem_refused: 'The carrier does not take this parcel: {reason}',
    problem_number_taken: 'The carrier gave the number of another parcel. Ask it, then try again.',
    problem_order_changed: 'The order changed after the booking was asked for. Book it again.',
  },
});
