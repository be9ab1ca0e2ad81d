/** Texts of what is told of a review in a file. */
export const reviewImportTexts = {
  ar: {
    no_product: 'لا منتج هنا بهذا الرابط أو الرقم أو الاسم. استورد المنتجات أولًا',
    no_stars: '«{cell}» ليس عدد نجوم من 1 إلى 5',
    no_text: 'لا نص في هذا الرأي، والنجوم وحدها لا تؤخذ',
    text_cut: 'النص أطول من {most} حرف، فقصصناه',
    time_unreadable: '«{cell}» ليس تاريخًا نقرؤه، فكتبنا تاريخ اليوم',
    not_shown: 'لم يُعرض في متجرك السابق، فلا نأخذه',
    held: 'فيه رابط أو رقم أو كلمة ممنوعة، فينتظر قرارك في «الآراء»',
    exists: 'هذا الرأي هنا من قبل',
  },
  en: {
    no_product: 'There is no product of this address, SKU or name here. Import the products first',
    no_stars: '“{cell}” is no number of stars from 1 to 5',
    no_text: 'This review has no text, and stars alone are not taken',
    text_cut: 'The text is longer than {most} letters, and was cut',
    time_unreadable: '“{cell}” is not a date, and today’s is written',
    not_shown: 'The former shop did not show it, and it is not taken',
    held: 'It has a link, a phone or a listed word, and waits for you among the reviews',
    exists: 'The shop has this review',
  },
};
