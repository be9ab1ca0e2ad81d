import type { DemoPage } from '../../shop-types.ts';

export const about: DemoPage = {
  slug: 'about',
  title: { ar: 'من نحن', en: 'About us' },
  description: {
    ar: 'واحة متجر سعودي على الإنترنت: نختار القليل الجيد، ونقول سعره كما هو، ونوصله إلى باب بيتك.',
    en: 'Waha is a Saudi online store: we choose few good things, say what they cost, and bring them to your door.',
  },
  keywords: { ar: 'واحة، من نحن، متجر سعودي، تسوق إلكتروني', en: 'Waha, about us, Saudi online store, shopping' },
  body: {
    ar: `واحة متجر سعودي على الإنترنت، مقره الرياض. سمّيناه واحة لأننا نريده كما هي الواحة في الطريق الطويل: مكانًا هادئًا تجد فيه حاجتك، وترتاح، ثم تمضي.

## لماذا واحة؟

التسوق صار مزدحمًا: آلاف الخيارات، وأسعار تتبدل، ونوافذ تقفز في وجهك. فاخترنا طريقًا أبسط: منتجات أقل نعرفها جيدًا، وصفحات تُقرأ بسهولة، وسعر نهائي شامل ضريبة القيمة المضافة من أول نظرة.

## كيف نختار

- **نجرّب قبل أن نعرض.** نسأل عن كل منتج: هل نهديه لمن نحب؟
- **نصف بصدق.** نكتب المقاس والوزن والخامة كما هي، ونذكر ما لا يناسب المنتج أيضًا.
- **نقدّم ما يصنعه أهلنا.** تمور القصيم وعسل الجبال والعود والقهوة السعودية لها عندنا المكان الأول.

## ما نعدك به

1. **سعر واضح:** ما تراه شامل الضريبة، وتظهر لك تكلفة التوصيل قبل أن تؤكد الطلب.
2. **عروض حقيقية:** العدّاد الذي تراه ينتهي فعلًا، والخصم محسوب من سعر بعنا به.
3. **إرجاع بلا عناء:** لك سبعة أيام من الاستلام، والتفاصيل في [سياسة الإرجاع](/returns).
4. **خصوصية:** لا نبيع بياناتك ولا نتتبعك خارج متجرنا، وهذه [سياسة الخصوصية](/privacy).

## أين نحن

معرضنا ومستودعنا في الرياض، ومنهما نوصل إلى مدن المملكة كلها. ويمكنك استلام طلبك من المعرض مجانًا إن كنت في الرياض.

> واحة متجر تجريبي. الشركة والعناوين والأرقام في هذه الصفحات للعرض، ولا تُباع منتجاته فعلًا.`,
    en: `Waha is a Saudi online store based in Riyadh. The name means oasis, and that is what we would like it to be on a long road: a quiet place where you find what you need, rest, and go on.

## Why Waha?

Shopping has become crowded: thousands of choices, prices that keep moving, windows that jump at you. We took a simpler road: fewer products that we know well, pages that are easy to read, and a final price with VAT in it from the first look.

## How we choose

- **We try before we show.** Of everything we ask: would we give it to somebody we love?
- **We describe honestly.** Sizes, weights and materials are what they are, and we also say what a product is not for.
- **We put our own region first.** Dates from Qassim, mountain honey, oud and Saudi coffee have the best place here.

## What we promise

1. **A clear price:** what you see includes VAT, and you see the cost of delivery before you confirm.
2. **Real offers:** a countdown really ends, and a saving is measured from a price we sold at.
3. **Easy returns:** you have seven days from delivery; see our [returns policy](/en/returns).
4. **Privacy:** we do not sell your data or follow you outside the shop; see our [privacy policy](/en/privacy).

## Where we are

Our showroom and warehouse are in Riyadh, and from there we deliver to every city of the Kingdom. In Riyadh you may also collect your order from the showroom, free of charge.

> Waha is a demo shop. The company, addresses and numbers on these pages are for show, and nothing is really sold.`,
  },
};
