import type { DemoPage } from '../../shop-types.ts';

export const shipping: DemoPage = {
  slug: 'shipping',
  title: { ar: 'الشحن والتوصيل', en: 'Shipping and delivery' },
  description: {
    ar: 'تكلفة التوصيل ومدته لكل مدن المملكة، والتوصيل المجاني من 299 ريالًا، والاستلام من معرض الرياض.',
    en: 'What delivery costs and how long it takes across the Kingdom, free from SAR 299, and collection in Riyadh.',
  },
  keywords: { ar: 'شحن، توصيل، تكلفة الشحن، مدة التوصيل، الرياض', en: 'shipping, delivery, cost, time, Riyadh' },
  body: {
    ar: `نوصل إلى كل مدن المملكة ومحافظاتها. هذه الأسعار للطلبات حتى 5 كيلوغرامات، وهي شاملة ضريبة القيمة المضافة، ويظهر لك سعر مدينتك بالضبط عند إتمام الطلب.

## التكلفة والمدة

| الوجهة | شحن عادي | شحن سريع |
| --- | --- | --- |
| مدينة الرياض | 19 ريالًا، يوم إلى يومي عمل | 35 ريالًا، يوم عمل |
| مناطق الرياض ومكة والمدينة والقصيم والشرقية | 25 ريالًا، 2–\u20604 أيام عمل | 45 ريالًا، يوم إلى يومي عمل |
| بقية مناطق المملكة | 35 ريالًا، 3–\u20606 أيام عمل | 59 ريالًا، 2–\u20603 أيام عمل |
| الاستلام من معرض الرياض | مجانًا، خلال يوم عمل | — |

**الشحن العادي مجاني للطلبات من 299 ريالًا** بعد الخصم وحتى 15 كيلوغرامًا. وتزيد أجرة ما هو أثقل بحسب وزنه.

## متى يُشحن طلبي

نجهّز الطلبات المؤكدة قبل الثانية ظهرًا في يومها، وما بعدها في يوم العمل التالي. أيام العمل من الأحد إلى الخميس. وتُحسب المدة من تأكيد الطلب، أو من وصول تحويلك إن اخترت التحويل البنكي.

## عند التوصيل

- يتصل بك المندوب أو يراسلك قبل وصوله على الجوال المسجل في الطلب.
- نحاول التوصيل ثلاث مرات، ثم يعود الطلب إلينا ونتواصل معك.
- افحص الغلاف قبل الاستلام. إن وجدته مفتوحًا أو تالفًا فلك أن ترفضه.
- في الدفع عند الاستلام، جهّز المبلغ كما في الطلب.

## العنوان

يساعد العنوان الوطني المندوب على الوصول من أول مرة. إن لم تعرفه فاكتب الحي والشارع ورقم المبنى وعلامة قريبة.

## تأخر طلبي

قد يتأخر التوصيل في المواسم والأحوال الجوية. [تتبّع طلبك](/track-order) أولًا، فإن مضت المدة فراسلنا. وإذا تجاوز التأخير 15 يومًا عن الموعد فلك أن تلغي الطلب وتسترد ما دفعت.`,
    en: `We deliver to every city and governorate of the Kingdom. These prices are for orders up to 5 kilograms, VAT included; the exact price for your city is shown when you check out.

## Cost and time

| Destination | Standard | Express |
| --- | --- | --- |
| Riyadh city | SAR 19, 1–\u20602 working days | SAR 35, 1 working day |
| Riyadh, Makkah, Madinah, Qassim and Eastern regions | SAR 25, 2–\u20604 working days | SAR 45, 1–\u20602 working days |
| Other regions of the Kingdom | SAR 35, 3–\u20606 working days | SAR 59, 2–\u20603 working days |
| Collection in Riyadh | Free, within one working day | — |

**Standard delivery is free from SAR 299** after discounts, up to 15 kilograms. Heavier parcels cost more, by weight.

## When an order leaves

Orders confirmed before 2 in the afternoon are packed the same day, later ones on the next working day. Working days are Sunday to Thursday. The time counts from your confirmation, or from the arrival of your transfer if you pay that way.

## At your door

- The courier calls or writes before coming, on the mobile number of the order.
- We try three times; then the parcel comes back to us and we get in touch.
- Look at the packaging before you accept it. If it is open or damaged, you may refuse it.
- When you pay on delivery, please have the amount ready.

## Your address

The National Address helps the courier find you at the first attempt. If you do not know yours, write the district, street, building number and something nearby.

## When it is late

Seasons and weather can delay a delivery. [Track your order](/en/track-order) first; if its time has passed, write to us. If it is more than 15 days late, you may cancel and have back what you paid.`,
  },
};
