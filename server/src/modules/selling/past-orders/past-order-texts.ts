/** Texts of what is told of an earlier order in a file. */
export const pastOrderTexts = {
  ar: {
    no_number: 'لا رقم لهذا الطلب',
    time_unreadable: '«{cell}» ليس تاريخًا مضى نقرؤه',
    other_currency: 'عملته «{cell}»، وتاريخ الطلبات هنا بالريال',
    no_contact: 'لا جوال ولا بريد يدل على صاحبه',
    total_unreadable: '«{cell}» ليس مبلغًا نقرؤه، فبقي بلا إجمالي',
    lines_left: 'فيه أكثر من {most} سطر، وأخذنا أولها',
    exists: 'هذا الطلب هنا من قبل',
  },
  en: {
    no_number: 'This order has no number',
    time_unreadable: '“{cell}” is not a past date',
    other_currency: 'Its currency is “{cell}”, and the history here is in riyals',
    no_contact: 'No phone or e-mail address tells whose it is',
    total_unreadable: '“{cell}” is not an amount, and it has no total',
    lines_left: 'It has more than {most} lines, and the first ones are taken',
    exists: 'The shop has this order',
  },
};
