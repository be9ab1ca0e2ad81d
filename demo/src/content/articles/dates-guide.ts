import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const datesGuide: DemoArticle = {
  slug: 'guide-to-saudi-dates',
  category: 'table',
  title: {
    ar: 'دليل التمور: أيّها لضيفك وأيّها لمطبخك',
    en: 'A guide to Saudi dates: which for guests, which for cooking',
  },
  excerpt: {
    ar: 'السكري والعجوة والصقعي والخلاص: كيف تفرّق بينها، وكيف تحفظها في الصيف، وماذا تقدّم مع كل نوع.',
    en: 'Sukkari, ajwa, saqai and khalas: how to tell them apart, keep them in summer and serve them.',
  },
  keywords: { ar: 'تمر، سكري، عجوة، خلاص، حفظ التمر، ضيافة', en: 'dates, sukkari, ajwa, khalas, storing dates' },
  author: authors.salman,
  tags: [
    { ar: 'تمور', en: 'dates' },
    { ar: 'ضيافة', en: 'hospitality' },
  ],
  cover: {
    scene: 'sun',
    backdrop: 'sage',
    field: 'palm',
    objects: ['waha:dates-bowl', 'waha:ajwa-bowl', 'palm-tree', 'honey-pot', 'waha:maamoul'],
  },
  products: ['sukkari-dates', 'ajwa-al-madinah-dates', 'date-maamoul', 'mountain-sidr-honey'],
  featured: false,
  publishedDaysAgo: 15,
  body: {
    ar: `في المملكة عشرات الملايين من النخيل ومئات الأصناف، لكن ما يصل إلى موائدنا كل يوم لا يتجاوز بضعة أسماء. معرفتها توفّر عليك: فلا تدفع ثمن تمر فاخر لتحشوه في معمول، ولا تقدّم لضيفك تمرًا جافًا كان أولى به المطبخ.

## أربعة أصناف تكفي لتبدأ

### السكري
ذهبي فاتح، حلو بلا لذعة، ومنه **المفتّل** الذي نضج على النخلة حتى انكمش قليلًا فصار بين الرطب والتمر، ومنه الجالكسي الأكبر حجمًا. موطنه القصيم، وهو التمر الذي يرضي الجميع حول القهوة. عندنا منه [السكري المفتّل الفاخر](product:sukkari-dates).

### العجوة
سوداء مستديرة من المدينة المنورة، لحمها طري وحلاوتها هادئة فيها طعم الزبيب. تُقدَّم وحدها لأن نكهتها تضيع إذا حُشيت. اختر [عجوة المدينة](product:ajwa-al-madinah-dates) لضيف تكرمه ولهدية تسافر.

### الخلاص
كهرماني لامع، طري وفيه طعم الكراميل، وموطنه الأحساء والخرج. يتوسط بين الفاخر واليومي، وهو جميل مع الطحينة والقشطة.

### الصقعي
بلونين: رأس فاتح وجسم داكن، وقوامه متماسك لا يلتصق. أفضل ما يُحشى باللوز والجوز لأنه يبقى مرتبًا في الصحن.

## كيف تختار العلبة؟

- **القشرة:** ملساء أو متجعدة قليلًا. القشرة المنفصلة المنتفخة تعني أن التمر جفّ سريعًا.
- **اللمعان:** هادئ طبيعي. اللمعان الدهني قد يكون دبسًا أو زيتًا أُضيف ليجمّل الشكل.
- **البلورات البيضاء:** سكر تبلور مع البرد، وليست عيبًا. دفّئ التمر قليلًا تذُب.
- **التاريخ:** اسأل عن موسم الحصاد لا عن تاريخ التعبئة وحده. أكثر محصولنا بين أغسطس وأكتوبر.

## الحفظ في بيت حار

صيفنا يفسد التمر المتروك على الطاولة. القاعدة بسيطة:

| المكان | التمر الطري | التمر الجاف |
|---|---|---|
| خزانة باردة مظلمة | أسبوعان | شهران |
| الثلاجة في علبة محكمة | 6 أشهر | سنة |
| المجمّد | سنة وأكثر | لا يحتاج |

أخرِجه من الثلاجة قبل التقديم بنصف ساعة، فالبرد يخفي حلاوته. ولا تغسله قبل الحفظ، بل قبل الأكل، فالرطوبة تعجّل تخمّره.

## للمطبخ لا للصحن

التمر الأقل سعرًا والأجف هو الأنسب للطبخ: يُطحن للمعمول والكليجا، ويُنقع ويُخفق مع الحليب بدل السكر، ويُقطّع في السلطة مع الجبن المالح. نقعه في ماء ساخن عشر دقائق يكفي ليصير معجونًا ناعمًا. وإن لم يكن في وقتك خبز فعندنا [معمول التمر بالسمن البلدي](product:date-maamoul).

## ماذا تقدّم معه؟

1. **قهوة شقراء** مع السكري: حلو خفيف ومرّ خفيف، وطريقتها في [مقالة القهوة السعودية](/blog/saudi-coffee-at-home).
2. **لبن أو قشطة** مع الخلاص في الفطور.
3. **مكسرات محمصة** مع الصقعي.
4. **[عسل السدر](product:mountain-sidr-honey) والسمن** مع أي تمر في صباح بارد.

وثلاث تمرات للضيف مع الفنجان أكرم من صحن ممتلئ لا يُمسّ. قدّمها في صحن واسع، ومعها صحن صغير للنوى ومنديل.

## أسئلة تصلنا كثيرًا

**هل التمر المجمّد أقل جودة؟** لا، إن جُمّد طازجًا في علبة محكمة. الرطب خاصة لا يصل إلى الشتاء إلا بالتجميد، ويُترك في الثلاجة ليلة قبل التقديم.

**كم تمرة تكفي في اليوم؟** ثلاث إلى خمس تعطيك حلاوة وأليافًا دون إفراط. ومن يراقب سكره فليأكلها مع مكسرات أو لبن، وليسأل طبيبه.

**لماذا يختلف لون العلبة الواحدة؟** لأن التمر لا ينضج كله في يوم. تفاوت اللون القليل طبيعي، والتطابق التام قد يعني أنه عولج.

**كيف أقدّم تمرًا محشوًا؟** افتح التمرة بطولها ولا تقطعها، واحشُها قبل التقديم بساعة، فاللوز يلين إذا بات فيها. صنف واحد من الحشو في الصحن أجمل من خمسة.

**وما فائدة النوى؟** يُحمّص ويُطحن مشروبًا خفيفًا بلا كافيين، أو يُخلط بتراب النبات. وهو آخر ما يُرمى من النخلة.

> إن احترت فخذ علبة سكري للمجلس، وعلبة صغيرة من العجوة للمناسبة، وكيسًا للمطبخ. بقية الأصناف رحلة ممتعة على مهل في قسم [التمور](/categories/dates).`,
    en: `The Kingdom has tens of millions of palms and hundreds of varieties, yet only a few names reach our tables every day. Knowing them saves money: you will not fill biscuits with the finest dates, or offer a guest what belonged in the kitchen.

## Four to begin with

### Sukkari
Light gold and sweet without a sting. Mufattal sukkari ripened on the palm until it shrank a little, between fresh and dried. It comes from Qassim and pleases everybody around coffee; ours is [premium sukkari](product:sukkari-dates).

### Ajwa
Black and round, from Madinah, soft, calmly sweet, with a taste of raisins. It is served alone, since filling hides it. [Ajwa Al-Madinah](product:ajwa-al-madinah-dates) honours a guest and travels well as a gift.

### Khalas
Amber and glossy with a taste of caramel, from Al-Ahsa and Al-Kharj; lovely with tahini or cream.

### Saqai
Two colours in one date, firm and never sticky: the best to fill with almonds and walnuts.

## Choosing a box

- **Skin:** smooth or slightly wrinkled. Loose, blown-up skin means it dried too fast.
- **Shine:** quiet. A greasy gloss may be added syrup or oil.
- **White crystals** are sugar that set in the cold, not a fault. Warm the dates a little.
- **Date:** ask for the harvest, which is mostly August to October, and not only for the packing.

## Keeping them in a hot country

| Place | Soft dates | Dry dates |
|---|---|---|
| A cool dark cupboard | 2 weeks | 2 months |
| Fridge, closed box | 6 months | 1 year |
| Freezer | over a year | not needed |

Take them out half an hour before serving: cold hides their sweetness. Wash them before eating, never before storing, as moisture makes them ferment.

## For the kitchen

Cheaper, drier dates cook best: ground for maamoul, blended with milk instead of sugar, cut into a salad with salty cheese. Ten minutes in hot water make a smooth paste. With no time to bake, there is our [date maamoul with ghee](product:date-maamoul).

## What to serve with them

1. **Blond coffee** with sukkari; the method is in [Saudi coffee at home](/en/blog/saudi-coffee-at-home).
2. **Laban or cream** with khalas at breakfast.
3. **Roasted nuts** with saqai.
4. **[Sidr honey](product:mountain-sidr-honey) and ghee** with any date on a cold morning.

Three dates beside a cup are more generous than a full plate nobody touches. Add a small dish for the stones, and a napkin.

> If in doubt: a box of sukkari for the majlis, a small one of ajwa for occasions, and a bag for the kitchen. The rest is a pleasant journey through [dates](/en/categories/dates).`,
  },
};
