import type { DemoPage } from '../../shop-types.ts';

export const terms: DemoPage = {
  slug: 'terms',
  title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
  description: {
    ar: 'ما يحكم الشراء من واحة: الطلب والأسعار والضريبة والدفع والتوصيل والإلغاء والضمان وحل الخلاف.',
    en: 'What governs buying from Waha: orders, prices, VAT, payment, delivery, cancelling, warranty and disputes.',
  },
  keywords: { ar: 'شروط، أحكام، عقد، ضريبة القيمة المضافة، ضمان', en: 'terms, conditions, contract, VAT, warranty' },
  body: {
    ar: `تحكم هذه الشروط شراءك من المتجر، مع أنظمة المملكة العربية السعودية ومنها نظام التجارة الإلكترونية ولائحته. ولا ينقص شيء منها حقًا يعطيك إياه النظام.

## من نحن

اسم الشركة وعنوانها وسجلها التجاري ورقمها الضريبي ووسائل التواصل مبيّنة أسفل كل صفحة.

## الطلب والعقد

1. عرض المنتج دعوة إلى الشراء، وتأكيدك الطلب قبول منك للسعر والشروط.
2. ينعقد البيع حين نرسل لك رقم الطلب.
3. تراجع قبل التأكيد سلتك وعنوانك والمجموع كاملًا، ولك أن تصحح خطأ في بياناتك خلال 24 ساعة.
4. إن تعذّر توفير منتج بعد الطلب أخبرناك، وأعدنا ما دفعت كاملًا.

## الأسعار والضريبة

الأسعار بالريال السعودي، و**شاملة ضريبة القيمة المضافة 15%**. تُضاف أجرة التوصيل ورسم الدفع عند الاستلام إن اخترته، ويظهران قبل التأكيد. وإن ظهر سعر بخطأ بيّن أخبرناك قبل الشحن، ولك أن تقبل السعر الصحيح أو تلغي.

## العروض وأكواد الخصم

يسري العرض في مدته أو إلى نفاد كميته. ويُستعمل كود الخصم بشروطه، ولا يُستبدل بنقد.

## الدفع

- **عند الاستلام:** حتى 3,000 ريال، برسم 15 ريالًا.
- **تحويل بنكي:** نحجز طلبك 48 ساعة، ويُلغى بعدها إن لم يصل التحويل.

## التوصيل

المدد والأجور في صفحة [الشحن والتوصيل](/shipping). وتنتقل إليك مسؤولية المنتج حين تستلمه. وإذا تأخر أكثر من 15 يومًا عن موعده فلك أن تلغي وتسترد ما دفعت.

## العدول والإرجاع

لك سبعة أيام من الاستلام، على ما بيّنته [سياسة الإرجاع](/returns).

## الضمان

نضمن أن يطابق المنتج وصفه وأن يخلو من العيب. وللأجهزة ضمان وكيلها في المملكة، ومدته في صفحة المنتج.

## استعمال الموقع

لا يجوز تعطيل المتجر، ولا جمع بيانات غيرك منه، ولا نسخ نصوصه وصوره للتجارة. والعلامات والرسوم ملك لأصحابها.

## بياناتك

نعاملها كما في [سياسة الخصوصية](/privacy).

## الخلاف

راسلنا أولًا، ونسعى إلى الحل خلال ثلاثة أيام عمل. ولك أن ترفع بلاغًا إلى وزارة التجارة على الرقم 1900. وتطبق أنظمة المملكة، وتختص محاكمها.

> هذا نص متجر تجريبي، وليس استشارة قانونية.`,
    en: `These terms govern what you buy here, together with the laws of Saudi Arabia, among them the E-Commerce Law and its regulations. Nothing in them takes away a right that the law gives you.

## Who we are

The company's name, address, commercial registration, VAT number and contacts stand at the foot of every page.

## Orders and the contract

1. A product shown is an invitation to buy; by confirming an order you accept its price and terms.
2. The sale is made when we send you the order number.
3. Before confirming you see your cart, your address and the whole total, and you may correct a mistake in your details within 24 hours.
4. If we cannot supply something after all, we tell you and refund all that you paid for it.

## Prices and VAT

Prices are in Saudi riyals and **include 15% VAT**. Delivery, and the fee for paying on delivery if you choose it, come on top and are shown before you confirm. If a price is plainly wrong, we tell you before shipping, and you may accept the right one or cancel.

## Offers and coupons

An offer holds for its time or until its pieces are gone. A coupon is used under its conditions and is not exchanged for cash.

## Payment

- **On delivery:** up to SAR 3,000, for a fee of SAR 15.
- **Bank transfer:** we hold your order for 48 hours, and cancel it if the transfer has not arrived by then.

## Delivery

Times and prices are on the page [Shipping and delivery](/en/shipping). Goods are at your risk once you have received them. If they are more than 15 days late, you may cancel and have back what you paid.

## Changing your mind

You have seven days from delivery, as the [returns policy](/en/returns) says.

## Warranty

We warrant that a product is as described and free of faults. Devices carry the warranty of their agent in the Kingdom; how long is said on the product's page.

## Using the site

The shop may not be disrupted, other people's data may not be collected from it, and its texts and pictures may not be copied for trade. Marks and drawings belong to their owners.

## Your data

We treat it as our [privacy policy](/en/privacy) says.

## Disputes

Write to us first; we try to settle it within three working days. You may also report us to the Ministry of Commerce on 1900. The laws of the Kingdom apply, and its courts decide.

> This is a demo shop's text and not legal advice.`,
  },
};
