import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const findingYourSize: DemoArticle = {
  slug: 'measure-once',
  category: 'style',
  title: {
    ar: 'قِس مرة واحدة وارتح: مقاسك في الثوب والعباية والحذاء',
    en: 'Measure once: your size in thobes, abayas and shoes',
  },
  excerpt: {
    ar: 'أربعة قياسات بشريط خياطة ودفتر صغير تغنيك عن الحيرة في كل طلب، وتقلّل ما ترجعه.',
    en: 'Four measurements and a small note save you from guessing with every order, and from returns.',
  },
  keywords: {
    ar: 'مقاسات، مقاس الثوب، مقاس العباية، مقاس الحذاء، قياس',
    en: 'sizes, thobe size, abaya size, shoe size, measuring',
  },
  author: authors.reem,
  tags: [
    { ar: 'مقاسات', en: 'sizes' },
    { ar: 'أزياء', en: 'fashion' },
  ],
  cover: {
    scene: 'window',
    backdrop: 'lavender',
    field: 'plum',
    objects: ['waha:thobe', 'waha:abaya', 'mans-shoe', 'thread', 'handbag'],
  },
  products: ['summer-cotton-thobe', 'everyday-crepe-abaya', 'classic-leather-shoes', 'everyday-ballet-flats'],
  featured: false,
  publishedDaysAgo: 27,
  body: {
    ar: `أكثر ما يُرجَع في متاجر الأزياء يُرجَع لسبب واحد: المقاس. والمشكلة أن «لارج» كلمة لا مقاس، تختلف من صانع إلى آخر. الحل أن تعرف جسمك بالسنتيمتر مرة واحدة، ثم تقارن بالجدول كل مرة.

## ما تحتاج إليه

شريط خياطة لين (أو خيط ومسطرة)، ومرآة، وملابس خفيفة، ودفتر أو ملاحظة في الجوال تكتب فيها التاريخ. وخير من يقيس لك غيرك، لأن رفع الذراع يغيّر الصدر والكتف.

## أربعة قياسات تكفي

1. **الصدر:** أعرض موضع، والشريط أفقي تحت الإبطين. تنفّس عاديًا ولا تشد.
2. **الخصر:** أضيق موضع فوق السرة بقليل. اترك إصبعًا بين الشريط وجسمك.
3. **الكتف:** من عظمة الكتف إلى عظمة الكتف من الخلف. هذا أهم قياس في الثوب، لأن تعديله صعب عند الخياط.
4. **الطول:** من أعلى الكتف إلى حيث تريد أن ينتهي الثوب أو العباية، والحذاء في قدمك.

قِس كل واحد مرتين، فإن اختلفا بأكثر من سنتيمتر فقِس ثالثة وخذ الوسط.

## الثوب

الثوب الصيفي يُلبس أوسع قليلًا ليمر الهواء: أضف إلى صدرك 8 إلى 10 سم، وإلى كتفك 1 سم لا أكثر. أما القطن فينكمش في أول غسلة نحو اثنين في المئة، أي ثلاثة سنتيمترات في ثوب طويل. احسبها قبل أن تطلب [الثوب القطني الياباني](product:summer-cotton-thobe): مقاسه 58 لمن طوله بين 170 و175 سم، و60 لمن زاد على ذلك حتى 181.

## العباية

اختاري الطول أولًا، لأن العرض في العبايات مريح غالبًا. قيسي من أعلى الكتف إلى الأرض بحذائك المعتاد، واطرحي 3 إلى 5 سم حتى لا تُجرّ. وإن كنت تلبسين الكعب في المناسبات فعباية المناسبات أطول من عباية كل يوم. [العباية الكريب اليومية](product:everyday-crepe-abaya) تأتي بأربعة أطوال من 52 إلى 58، وبين كل طول وما بعده خمسة سنتيمترات.

## الحذاء

القدم تكبر مع المشي والحر، فقِسها مساءً:

- ضع ورقة على أرض صلبة وقف عليها بوزنك كله.
- علّم عند الكعب وعند أطول إصبع، وليس الإبهام دائمًا.
- قِس المسافة في القدمين، وخذ الأكبر، وأضف 5 مم للحذاء الرسمي و10 مم للرياضي.

| طول القدم | أوروبي | بريطاني |
|---|---|---|
| 24.5 سم | 39 | 6 |
| 25 سم | 40 | 6.5 |
| 26 سم | 41 | 7.5 |
| 26.5 سم | 42 | 8 |
| 27.5 سم | 43 | 9 |
| 28 سم | 44 | 9.5 |

الجلد الطبيعي يتّسع قليلًا مع اللبس، مثل [الحذاء الرسمي](product:classic-leather-shoes)، فلا تزد عليه. و[الباليرينا](product:everyday-ballet-flats) يكون مضبوطًا من أول يوم، لأن الواسع منه يخرج من الكعب.

## قاعدة بين مقاسين

إن وقعت بين مقاسين فانظر إلى القماش: ما يتمدد خذ منه الأصغر، وما لا يتمدد خذ الأكبر. والأكبر يُصغَّر عند الخياط بسهولة، والأصغر لا يُكبَّر.

## للأطفال

قِس الطفل كل ثلاثة أشهر، واشترِ لموسم واحد: سنتيمتران زيادة في الحذاء تعثّر لا توفير، وخمسة في الثوب مقبولة.

الجداول الكاملة بالسنتيمتر والبوصة، ومعها الخواتم، في [دليل المقاسات](/size-guide). احفظ قياساتك الأربعة الآن، فلن تحتاج إلى الشريط قبل سنة، إلا إن تغيّر وزنك.

## أسئلة تصلنا كثيرًا

**أنا بين 56 و58، فماذا أختار؟** انظر إلى حذائك المعتاد: مع النعل الرفيع 56، ومع ما له كعب أو نعل سميك 58. والثوب الذي يلامس ظهر القدم أطول مما يلزم.

**لماذا يضيق الكم بعد الغسل؟** لأن خيط الكم أشد من خيط الصدر في كثير من الأقمشة. اغسل بماء بارد، وعلّق الثوب مبللًا بعد شدّه برفق من طرفيه.

**هل أعتمد على مقاسي في متجر آخر؟** اعتمد على السنتيمتر لا على الرقم. خذ قطعة من خزانتك تعجبك على جسمك، وافردها على طاولة، وقِس نصف صدرها وطولها، ثم قارن. هذه أصدق من كل جدول.

**وخاتم الهدية؟** خذ خاتمًا تلبسه صاحبته في الإصبع نفسه، وقِس قطره الداخلي بالمليمتر.

> نصف دقيقة مع شريط القياس أقصر من طريق الإرجاع كله.`,
    en: `Most clothes that are sent back are sent back for one reason: size. And “large” is a word, not a size; every maker means something else. So learn your body in centimetres once, and compare with the table each time.

## What you need

A soft tape (or string and a ruler), a mirror, light clothes, and a note with the date. It is best measured by somebody else: raising an arm changes chest and shoulders.

## Four measurements

1. **Chest:** the widest place, tape level under the arms. Breathe normally, do not pull.
2. **Waist:** the narrowest place, a little above the navel, with a finger’s room.
3. **Shoulders:** bone to bone across the back. For a thobe it matters most, since a tailor can hardly change it.
4. **Length:** from the top of the shoulder to where it should end, with your shoes on.

Measure each twice; if they differ by over a centimetre, measure again and take the middle.

## Thobes

A summer thobe is worn a little wide for the air: add 8 to 10 cm to your chest and no more than 1 cm to the shoulders. Cotton shrinks by about two per cent in the first wash, three centimetres in a long thobe. Count with it when you order our [Japanese cotton thobe](product:summer-cotton-thobe): size 58 is for a height of 170 to 175 cm, 60 up to 181.

## Abayas

Choose the length first, as the width is usually generous. Measure from the shoulder to the floor in your usual shoes and take away 3 to 5 cm. The [everyday crepe abaya](product:everyday-crepe-abaya) comes in four lengths from 52 to 58, five centimetres apart.

## Shoes

Feet grow with walking and heat, so measure in the evening. Stand on a sheet of paper, mark the heel and the longest toe, measure both feet, take the longer one and add 5 mm for dress shoes or 10 mm for sport.

| Foot | EU | UK |
|---|---|---|
| 24.5 cm | 39 | 6 |
| 25 cm | 40 | 6.5 |
| 26 cm | 41 | 7.5 |
| 26.5 cm | 42 | 8 |
| 27.5 cm | 43 | 9 |
| 28 cm | 44 | 9.5 |

Leather gives a little with wear, as the [classic leather shoes](product:classic-leather-shoes) do, so add nothing to it. [Ballet flats](product:everyday-ballet-flats) should fit from the first day.

## Between two sizes

Look at the cloth: if it stretches take the smaller, if it does not take the larger. A tailor makes large things smaller easily, and not the other way.

## Children

Measure every three months and buy for one season: two centimetres too much in a shoe is a stumble, five in a thobe is fine.

All tables, in centimetres and inches and with rings, are in our [size guide](/en/size-guide). Save your four numbers now.

> Half a minute with a tape is shorter than any return.`,
  },
};
