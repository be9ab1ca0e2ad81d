import type { DemoPage } from '../../shop-types.ts';

export const returns: DemoPage = {
  slug: 'returns',
  title: { ar: 'سياسة الإرجاع', en: 'Returns policy' },
  description: {
    ar: 'لك سبعة أيام من الاستلام لإرجاع طلبك. ما يُرجع وما لا يُرجع، وخطوات الإرجاع، ومتى يصلك المبلغ.',
    en: 'You have seven days from delivery. What can be returned, how to do it, and when you get your money back.',
  },
  keywords: { ar: 'إرجاع، استبدال، سبعة أيام، رد المبلغ', en: 'returns, exchange, seven days, refund' },
  body: {
    ar: `إن لم يعجبك ما وصلك فلا بأس. يمنحك نظام التجارة الإلكترونية في المملكة **سبعة أيام من تاريخ الاستلام** لتعدل عن الشراء، من غير أن تذكر سببًا.

## شروط الإرجاع

- ألا يكون المنتج قد استُعمل أو انتُفع به، وأن يكون بحالته وملحقاته وعبوته.
- أن يكون معه رقم الطلب أو الفاتورة.

## ما لا يُرجع

ما لم يكن معيبًا أو مخالفًا لما طلبت:

- ما صُنع أو فُصّل بطلبك، كالمنقوش باسمك.
- الأغذية وما يسرع فساده، كالتمور والقهوة والعسل بعد فتح عبوتها أو مضي مدة حفظها.
- العطور ومستحضرات العناية والملابس الداخلية إذا فُتح غلافها، حفاظًا على الصحة.
- المواد الرقمية والمطبوعات والبرامج بعد فتحها أو تنزيلها.
- ما تعيّب بسوء الاستعمال.

ويُذكر في صفحة كل منتج إن كان لا يقبل الإرجاع.

## المعيب والخطأ من عندنا

إذا وصلك المنتج معيبًا أو ناقصًا أو غير ما طلبت، فأخبرنا وأرفق صورة. نستبدله أو نعيد لك المبلغ كاملًا مع أجرة التوصيل، ونتحمل نحن تكلفة الإرجاع. ولا يمس ذلك ضمان الوكيل أو المصنّع.

## خطوات الإرجاع

1. افتح الطلب في [طلباتي](/orders)، أو من [تتبّع طلبك](/track-order) إن طلبت بلا حساب، واختر «إرجاع أو استبدال». حدّد القطع والسبب، وترى المبلغ الذي يعود إليك قبل أن ترسل.
2. بعد موافقتنا نرسل لك بطاقة شحن لا تدفع لها شيئًا، أو تسلّمها بنفسك إلى معرضنا في الرياض.
3. نفحص القطعة خلال يومي عمل من وصولها ونخبرك بالنتيجة.

**الإرجاع مجاني، أيًّا كان السبب.** وما لا يعود إذا عدلت عن الشراء هو أجرة توصيل الطلب ورسم الدفع عند الاستلام وحدهما.

## الاستبدال

إن كان المقاس أو اللون لا يناسبك، فاطلب في الخطوة نفسها مقاسًا أو لونًا آخر من المنتج نفسه بالسعر نفسه، بدل المبلغ. نحجزه لك حين نوافق، ونرسله بلا أجرة بعد وصول القطعة الأولى وفحصها. وإن نفد أو تعذّر إرساله رددنا لك المبلغ كما دفعته. ولك أن تعيد البديل ما دامت أيام إرجاع الطلب لم تنته.

## متى يصلك المبلغ

نعيد المبلغ خلال سبعة أيام عمل من قبول الإرجاع، كما دفعته: إلى بطاقتك، أو تحويلًا إلى حسابك البنكي إن دفعت عند الاستلام أو بتحويل. وما دفعته من رصيدك في المتجر يعود إليه. ولك أن تختار رصيد المتجر، فيصلك فور اعتماد الإرجاع. ونعيد ما دفعته فعلًا ثمنًا للقطعة بعد الخصم، شاملًا الضريبة. فإن كان ما تحتفظ به لا يكفي لعرض أو توصيل مجاني حصلت عليه، حُسب بسعره من دونه، ويظهر لك ذلك قبل الإرسال.

## تأخر التوصيل

إذا تأخر طلبك أكثر من 15 يومًا عن الموعد المتفق عليه فلك أن تلغيه وتسترد كل ما دفعت.`,
    en: `If what arrived is not what you hoped for, that is all right. The Saudi E-Commerce Law gives you **seven days from the date of delivery** to change your mind, and you need not say why.

## Conditions

- The product has not been used, and comes with its accessories and packaging as you received it.
- The order number or the invoice comes with it.

## What cannot be returned

Unless it is faulty or not what you ordered:

- What was made or tailored to your order, such as an engraved name.
- Food and what spoils, such as dates, coffee and honey, once opened or past its keeping time.
- Perfume, care products and underwear once unsealed, for reasons of health.
- Digital goods, printed matter and software once opened or downloaded.
- What was damaged by misuse.

The page of a product says so when it cannot be returned.

## Faults and our mistakes

If something arrives faulty, incomplete or different from your order, tell us and attach a picture. We replace it or refund all of it together with the delivery fee, and we pay for the way back. A warranty of the agent or maker stays untouched.

## How to return

1. Open the order in [My orders](/en/orders), or from [Track your order](/en/track-order) if you bought without an account, and choose “Return or exchange”. Pick the pieces and the reason; you see what comes back to you before you send.
2. Once we agree we send you a shipping label that costs you nothing, or you bring them to our showroom in Riyadh.
3. We examine them within two working days of their arrival and tell you the result.

**Returns are free, whatever the reason.** All that does not come back when you change your mind is the delivery fee of the order and the cash on delivery fee.

## Exchanges

If a size or colour does not suit you, ask in the same step for another of the same product at the same price, instead of the money. We keep it for you once we agree, and send it free of charge when the first piece has come and been examined. If it is sold out or cannot be sent we refund you the way you paid. What you get may come back, too, as long as the days for returning the order are not over.

## When you get your money

We refund within seven working days of accepting the return, the way you paid: to your card, or to your bank account if you paid on delivery or by transfer. What you paid with store credit returns there. You may also choose store credit, which is yours as soon as the return is settled. You get what you really paid for the piece, after discounts, VAT included. If what you keep no longer earns an offer or free delivery you had, it is counted at its price without it; you see that before you send.

## Late deliveries

If an order is more than 15 days later than agreed, you may cancel it and have everything back that you paid.`,
  },
};
