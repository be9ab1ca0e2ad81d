import type { DemoFaqGroup } from '../shop-types.ts';

export const demoFaq: readonly DemoFaqGroup[] = [
  {
    key: 'ordering',
    name: { ar: 'الطلب والمنتجات', en: 'Orders and products' },
    questions: [
      {
        key: 'need-an-account',
        question: { ar: 'هل أحتاج إلى حساب لأطلب؟', en: 'Do I need an account to order?' },
        answer: {
          ar: 'لا. يكفي اسمك وجوالك وعنوانك. ويبقى طلبك متاحًا على جهازك، أو من صفحة [تتبّع طلبك](/track-order) برقمه وجوالك.',
          en: 'No. Your name, mobile and address are enough. Your order stays readable on your device, or on [Track your order](/en/track-order) with its number and your mobile.',
        },
      },
      {
        key: 'cancel-an-order',
        question: { ar: 'كيف ألغي طلبي؟', en: 'How do I cancel an order?' },
        answer: {
          ar: 'من صفحة الطلب ما دام لم يُشحن، وتعود القطع إلى المتجر فورًا. إن كان قد شُحن فلك أن ترجعه خلال سبعة أيام من استلامه.',
          en: 'On the order’s page, until it is shipped. If it has left already, you may return it within seven days of delivery.',
        },
      },
      {
        key: 'correct-my-address',
        question: { ar: 'أخطأت في العنوان، ماذا أفعل؟', en: 'I mistyped my address. What now?' },
        answer: {
          ar: 'راسلنا برقم الطلب والعنوان الصحيح. لك أن تصحح بياناتك خلال 24 ساعة من إرسالها ما لم يُشحن الطلب.',
          en: 'Write to us with the order number and the right address. You may correct your details within 24 hours of sending them, unless the order has left.',
        },
      },
      {
        key: 'out-of-stock',
        question: { ar: 'المنتج الذي أريده نفد، هل يعود؟', en: 'What I want is out of stock. Will it be back?' },
        answer: {
          ar: 'أغلب المنتجات تعود. اكتب بريدك أو جوالك في صفحة المنتج تحت «أخبرني حين يتوفر»، فنرسل لك رسالة واحدة يوم يعود. ولا نبيع ما ليس في مستودعنا.',
          en: 'Most things come back. Leave your email or mobile on the product’s page under “Notify me when it’s back” and we send you one message that day. We do not sell what is not in our warehouse.',
        },
      },
      {
        key: 'find-my-size',
        question: { ar: 'كيف أعرف مقاسي؟', en: 'How do I find my size?' },
        answer: {
          ar: 'في [دليل المقاسات](/size-guide) جداول بالسنتيمتر والبوصة للملابس والثياب والعبايات والأحذية والخواتم، وطريقة القياس في البيت.',
          en: 'Our [size guide](/en/size-guide) has tables in centimetres and inches for clothes, thobes, abayas, shoes and rings, and says how to measure at home.',
        },
      },
      {
        key: 'is-it-genuine',
        question: { ar: 'هل المنتجات أصلية ومضمونة؟', en: 'Are products genuine and under warranty?' },
        answer: {
          ar: 'نعم، نشتري من الصانع أو وكيله. وللأجهزة ضمان وكيلها في المملكة، ومدته في صفحة المنتج.',
          en: 'Yes. We buy from the maker or their agent. Devices carry their agent’s warranty in the Kingdom; how long is said on the product’s page.',
        },
      },
    ],
  },
  {
    key: 'payment',
    name: { ar: 'الدفع والأسعار', en: 'Payment and prices' },
    questions: [
      {
        key: 'ways-to-pay',
        question: { ar: 'ما طرق الدفع المتاحة؟', en: 'How can I pay?' },
        answer: {
          ar: 'البطاقة (مدى وفيزا وماستركارد) والتحويل البنكي والدفع عند الاستلام، ومن رصيدك في المتجر إن كان لك رصيد. وتظهر لك الطرق المتاحة لطلبك عند إتمامه.',
          en: 'By card (mada, Visa, Mastercard), by bank transfer or on delivery, and with store credit if you have any. Checkout shows what is available for your order.',
        },
      },
      {
        key: 'cash-on-delivery',
        question: { ar: 'ما رسم الدفع عند الاستلام؟', en: 'What does paying on delivery cost?' },
        answer: {
          ar: '15 ريالًا شاملة الضريبة، وهو متاح للطلبات حتى 3,000 ريال.',
          en: 'SAR 15 including VAT. It is available for orders up to SAR 3,000.',
        },
      },
      {
        key: 'bank-transfer',
        question: { ar: 'كيف أدفع بالتحويل البنكي؟', en: 'How do I pay by bank transfer?' },
        answer: {
          ar: 'بعد التأكيد نعرض لك رقم الآيبان ورقم الطلب. حوّل المبلغ خلال **48 ساعة** واكتب رقم الطلب في البيان، ونبدأ تجهيزه فور وصول المبلغ. بعد المهلة يُلغى الحجز.',
          en: 'After you confirm we show you the IBAN and the order number. Transfer the amount within **48 hours** with the order number as reference; we start packing when it arrives. After that the reservation ends.',
        },
      },
      {
        key: 'vat-included',
        question: { ar: 'هل الأسعار شاملة الضريبة؟', en: 'Do prices include VAT?' },
        answer: {
          ar: 'نعم، كل سعر تراه شامل ضريبة القيمة المضافة 15%، وكذلك أجرة التوصيل. وتجد مقدار الضريبة مفصلًا في طلبك.',
          en: 'Yes. Every price you see includes 15% VAT, and so does delivery. Your order says how much of it is VAT.',
        },
      },
      {
        key: 'coupon-refused',
        question: { ar: 'لماذا لا يعمل كود الخصم؟', en: 'Why is my coupon refused?' },
        answer: {
          ar: 'لكل كود مدة وشروط: حد أدنى للطلب، أو أقسام معينة، أو الطلب الأول فقط. وتخبرك السلة بالسبب حين تدخله. ولا يجتمع الكود مع بعض العروض.',
          en: 'Each coupon has its time and conditions: a minimum order, certain categories, or first orders only. The cart tells you the reason. Some offers cannot be combined with a coupon.',
        },
      },
    ],
  },
  {
    key: 'delivery',
    name: { ar: 'الشحن والتوصيل', en: 'Delivery' },
    questions: [
      {
        key: 'how-long',
        question: { ar: 'كم يستغرق التوصيل؟', en: 'How long does delivery take?' },
        answer: {
          ar: 'في الرياض يوم إلى يومي عمل، وفي المناطق الرئيسية يومان إلى أربعة، وفي بقية المناطق ثلاثة إلى ستة. والشحن السريع أقصر. [كل التفاصيل](/shipping).',
          en: 'One to two working days in Riyadh, two to four in the main regions, three to six elsewhere; express is quicker. [All details](/en/shipping).',
        },
      },
      {
        key: 'free-delivery',
        question: { ar: 'متى يكون التوصيل مجانيًا؟', en: 'When is delivery free?' },
        answer: {
          ar: 'الشحن العادي مجاني للطلبات من 299 ريالًا بعد الخصم، حتى 15 كيلوغرامًا. والاستلام من معرض الرياض مجاني دائمًا.',
          en: 'Standard delivery is free from SAR 299 after discounts, up to 15 kilograms. Collecting in Riyadh is always free.',
        },
      },
      {
        key: 'where-is-my-order',
        question: { ar: 'أين طلبي الآن؟', en: 'Where is my order?' },
        answer: {
          ar: 'افتح [تتبّع طلبك](/track-order) وأدخل رقم الطلب وجوالك، وسترى المرحلة التي وصل إليها.',
          en: 'Open [Track your order](/en/track-order), enter the order number and your mobile, and see how far it is.',
        },
      },
      {
        key: 'outside-saudi-arabia',
        question: { ar: 'هل توصلون خارج المملكة؟', en: 'Do you deliver outside Saudi Arabia?' },
        answer: {
          ar: 'ليس الآن. نوصل إلى مدن المملكة ومحافظاتها كلها، ويمكنك من أي مكان أن تطلب هدية لمن هو داخلها.',
          en: 'Not yet. We deliver to every city and governorate of the Kingdom, and from anywhere you may order a gift for somebody in it.',
        },
      },
      {
        key: 'collect-in-riyadh',
        question: { ar: 'هل أستطيع الاستلام من المعرض؟', en: 'Can I collect my order?' },
        answer: {
          ar: 'نعم، في الرياض. اختر «استلام من المعرض» عند إتمام الطلب، ويجهز خلال يوم عمل. أحضر رقم الطلب معك.',
          en: 'Yes, in Riyadh. Choose “Collect in store” at checkout; it is ready within one working day. Bring the order number.',
        },
      },
    ],
  },
  {
    key: 'returns',
    name: { ar: 'الإرجاع وبياناتك', en: 'Returns and your data' },
    questions: [
      {
        key: 'how-to-return',
        question: { ar: 'كيف أرجع منتجًا، وكم المهلة؟', en: 'How do I return something, and until when?' },
        answer: {
          ar: 'لك **سبعة أيام** من الاستلام إن لم تستعمله. افتح الطلب في [طلباتي](/orders) أو من [تتبّع طلبك](/track-order) واختر «إرجاع أو استبدال»، فنرسل بطاقة شحن مجانية، أو سلّمه إلى معرضنا. ولك أن تطلب مقاسًا أو لونًا آخر بالسعر نفسه بدل المبلغ. الشروط في [سياسة الإرجاع](/returns).',
          en: 'You have **seven days** from delivery, if it is unused. Open the order in [My orders](/en/orders) or from [Track your order](/en/track-order) and choose “Return or exchange”: we send a free shipping label, or you bring it to our showroom. You may ask for another size or colour at the same price instead of the money. The [returns policy](/en/returns) says it all.',
        },
      },
      {
        key: 'what-cannot-be-returned',
        question: { ar: 'ما الذي لا يُرجع؟', en: 'What cannot be returned?' },
        answer: {
          ar: 'ما صُنع لك خاصة، والأغذية، والعطور ومستحضرات العناية والملابس الداخلية إذا فُتحت. أما المعيب والمخالف فيُرجع دائمًا.',
          en: 'What was made for you, food, and perfume, care products and underwear once opened. What is faulty or wrong can always be returned.',
        },
      },
      {
        key: 'when-refunded',
        question: { ar: 'متى يعود إليّ المبلغ؟', en: 'When do I get my money back?' },
        answer: {
          ar: 'خلال سبعة أيام عمل من قبول الإرجاع، كما دفعت: إلى بطاقتك، أو إلى حسابك البنكي إن دفعت عند الاستلام أو بتحويل، أو إلى رصيدك في المتجر فورًا إن اخترته.',
          en: 'Within seven working days of our accepting the return, the way you paid: to your card, or to your bank account if you paid on delivery or by transfer. Choose store credit and it is yours at once.',
        },
      },
      {
        key: 'how-to-complain',
        question: { ar: 'كيف أقدّم شكوى؟', en: 'How do I complain?' },
        answer: {
          ar: 'راسلنا برقم الطلب ونرد خلال ثلاثة أيام عمل. ولك أن ترفع بلاغًا إلى وزارة التجارة على الرقم 1900.',
          en: 'Write to us with the order number; we answer within three working days. You may also report us to the Ministry of Commerce on 1900.',
        },
      },
      {
        key: 'delete-my-data',
        question: { ar: 'كيف أحذف بياناتي؟', en: 'How do I have my data deleted?' },
        answer: {
          ar: 'من [إعدادات حسابك](/account/settings): «حذف الحساب»، فيُحذف في الحال ما لا يلزمنا النظام بحفظه، ولك أن تنزّل نسخة منه قبل ذلك. وإن طلبت بلا حساب فراسلنا على البريد أسفل الصفحة، ونحذفه خلال ثلاثين يومًا. حقوقك كلها في [سياسة الخصوصية](/privacy).',
          en: 'In your [account settings](/en/account/settings): “Delete account” removes at once whatever the law does not make us keep, and you may download a copy first. If you bought without an account, write to the email address at the foot of the page; we delete within thirty days. The [privacy policy](/en/privacy) lists your rights.',
        },
      },
    ],
  },
];
