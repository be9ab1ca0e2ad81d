import type { DemoPage } from '../../shop-types.ts';

export const help: DemoPage = {
  slug: 'help',
  title: { ar: 'مركز المساعدة', en: 'Help centre' },
  description: {
    ar: 'كيف تطلب وتدفع وتتابع طلبك وترجعه، وكيف تصل إلينا إن احتجت إلى من يساعدك.',
    en: 'How to order, pay, follow and return an order, and how to reach us when you need somebody.',
  },
  keywords: { ar: 'مساعدة، خدمة العملاء، دعم، طلب، شكوى', en: 'help, customer service, support, order, complaint' },
  body: {
    ar: `أهلًا بك. جمعنا هنا أقصر الطرق إلى ما يسأل عنه ضيوفنا أكثر من غيره.

## أطلب لأول مرة

1. أضف ما يعجبك إلى السلة، واختر اللون والمقاس إن وُجدا.
2. افتح السلة وراجع الكميات، وأدخل كود الخصم إن كان لديك.
3. أكمل الطلب باسمك وجوالك وعنوانك. لا تحتاج إلى حساب.
4. اختر التوصيل والدفع، وسترى المجموع النهائي قبل التأكيد.

يصلك رقم الطلب فورًا، ويبدأ بالحرفين WH.

## أتابع طلبي

افتح [تتبّع طلبك](/track-order)، وأدخل رقم الطلب ورقم الجوال الذي طلبت به. نعرض لك كل مرحلة: التأكيد والتجهيز والشحن والتوصيل.

## أعدّل أو ألغي

يمكنك إلغاء الطلب من صفحته ما دام لم يُشحن. وإن أخطأت في كتابة العنوان أو الجوال فراسلنا سريعًا: لك أن تصحح أي خطأ في بياناتك خلال 24 ساعة من إرسالها، ما لم نكن قد شحنّا الطلب.

## أرجع منتجًا

لك سبعة أيام من يوم الاستلام. اقرأ [سياسة الإرجاع](/returns) لتعرف الشروط وخطوات الإرجاع وموعد وصول المبلغ.

## أحتاج إلى مساعدة

فريقنا معك من الأحد إلى الخميس، من التاسعة صباحًا حتى السادسة مساءً بتوقيت الرياض. وسائل التواصل كلها في أسفل كل صفحة: الهاتف والبريد وواتساب. نرد على الرسائل خلال يوم عمل واحد.

## لدي شكوى

أخبرنا أولًا وأعطنا رقم الطلب؛ نعطيك رقمًا لشكواك ونرد خلال ثلاثة أيام عمل. فإن لم يرضك الحل فلك أن ترفع بلاغًا إلى [وزارة التجارة](https://mc.gov.sa) على الرقم 1900 أو من تطبيق «بلاغ تجاري».

ولم تجد سؤالك هنا؟ ابحث في [الأسئلة الشائعة](/faq).`,
    en: `Welcome. These are the shortest ways to what our guests ask most.

## Ordering for the first time

1. Put what you like in the cart, and choose a colour and size where there are any.
2. Open the cart, check the quantities, and enter a coupon if you have one.
3. Check out with your name, mobile and address. You do not need an account.
4. Choose delivery and payment; you see the final total before you confirm.

You get your order number at once. It begins with the letters WH.

## Following an order

Open [Track your order](/en/track-order) and enter the order number with the mobile number you ordered with. You see every step: confirmed, being packed, on its way, delivered.

## Changing or cancelling

You may cancel an order from its page until it is shipped. If you mistyped your address or mobile, write to us soon: you may correct any mistake in your details within 24 hours of sending them, unless the order has already left.

## Returning something

You have seven days from the day of delivery. Our [returns policy](/en/returns) says what can be returned, how, and when the money is back.

## Talking to somebody

We are here Sunday to Thursday, from 9 in the morning to 6 in the evening, Riyadh time. Phone, email and WhatsApp are at the foot of every page. Messages are answered within one working day.

## Making a complaint

Tell us first, with the order number: you get a number for your complaint and an answer within three working days. If our solution does not satisfy you, you may report us to the [Ministry of Commerce](https://mc.gov.sa) on 1900 or in its Commercial Report app.

Is your question not here? Search our [frequent questions](/en/faq).`,
  },
};
