import { createTexts } from '../../../../platform/text/index.ts';

/** Texts of the page on which a card is typed. */
export const cardTexts = createTexts({
  ar: {
    title: 'ادفع ببطاقة واحفظها',
    amount: 'المبلغ: {amount} ر.س',
    number: 'رقم البطاقة',
    numberWrong: 'رقم البطاقة غير صحيح، راجع الأرقام',
    expiry: 'تاريخ الانتهاء',
    expiryWrong: 'اكتب الشهر ثم السنة كما على البطاقة، مثل 08/29',
    cvc: 'كود CVV',
    cvcWrong: 'ثلاثة أرقام خلف البطاقة',
    name: 'الاسم على البطاقة',
    nameWrong: 'اكتب الاسم كما على البطاقة',
    promise: 'يذهب رقم بطاقتك من متصفحك إلى بوابة الدفع وحدها، ولا يصل إلى المتجر. ويطلب مصرفك تأكيدك في كل عملية.',
    pay: 'ادفع {amount} ر.س',
    refused: 'لم تُقبل البطاقة. راجع بياناتها، أو اختر طريقة دفع أخرى',
    failed: 'تعذّر الوصول إلى بوابة الدفع. لم يُخصم منك شيء، فحاول بعد لحظات',
    otherWay: 'العودة إلى الطلب واختيار طريقة أخرى',
    needsScript: 'تحتاج هذه الصفحة إلى جافاسكربت',
  },
  en: {
    title: 'Pay by card and save it',
    amount: 'Amount: {amount} SAR',
    number: 'Card number',
    numberWrong: 'This is not a card number. Please check its digits',
    expiry: 'Expiry date',
    expiryWrong: 'Write month and year as on the card, like 08/29',
    cvc: 'Code (CVV)',
    cvcWrong: 'Three digits on the back of the card',
    name: 'Name on the card',
    nameWrong: 'Write the name as on the card',
    promise:
      'Your card number goes from your browser to the payment provider alone and never reaches the shop. Your bank asks you to confirm each payment.',
    pay: 'Pay {amount} SAR',
    refused: 'The card was not accepted. Check what you typed, or choose another way to pay',
    failed: 'The payment provider cannot be reached. Nothing was charged. Please try again in a moment',
    otherWay: 'Back to the order, to choose another way',
    needsScript: 'This page needs JavaScript',
  },
});
