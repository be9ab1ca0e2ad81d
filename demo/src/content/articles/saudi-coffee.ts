import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const saudiCoffee: DemoArticle = {
  slug: 'saudi-coffee-at-home',
  category: 'table',
  title: { ar: 'القهوة السعودية في بيتك: من الحمسة إلى الفنجان', en: 'Saudi coffee at home, from roast to cup' },
  excerpt: {
    ar: 'مقادير موزونة لدلة تكفي ستة ضيوف، ومتى يدخل الهيل والزعفران، وأدب الصبّ الذي لا يُكتب على العلبة.',
    en: 'Weighed amounts for a pot of six, when cardamom and saffron go in, and the manners of pouring.',
  },
  keywords: {
    ar: 'قهوة سعودية، دلة، هيل، زعفران، بن خولاني، فناجين',
    en: 'Saudi coffee, dallah, cardamom, saffron, Khawlani',
  },
  author: authors.salman,
  tags: [
    { ar: 'قهوة', en: 'coffee' },
    { ar: 'ضيافة', en: 'hospitality' },
    { ar: 'وصفات', en: 'recipes' },
  ],
  cover: {
    scene: 'steps',
    backdrop: 'sand',
    field: 'clay',
    objects: ['waha:dallah', 'waha:finjan', 'waha:coffee-bag', 'waha:dates-bowl', 'waha:finjan'],
  },
  products: ['khawlani-coffee-beans', 'saudi-coffee-cardamom-saffron', 'rasalan-dallah', 'finjan-cup-set'],
  featured: true,
  publishedDaysAgo: 8,
  body: {
    ar: `القهوة السعودية أول ما يُقدَّم وآخر ما يُنسى. وهي سهلة على من عرف ميزانها، عنيدة مع من يقدّر بالعين. هذه طريقة جرّبناها في المكتب عشرات المرات، بمقادير توزن ووقت يُحسب، ثم اترك ليدك أن تزيد وتنقص.

## ما الذي يميزها؟

حبوب القهوة السعودية تُحمس حمسًا خفيفًا، فيبقى لونها أشقر أو ذهبيًا، وتُطحن طحنًا خشنًا، ثم تُطبخ مع الماء ولا تُرشَّح به. لهذا يظهر فيها الهيل والزعفران بوضوح، وتكون خفيفة على المعدة حتى إن شربت منها فناجين.

البن الخولاني من جبال جازان من أعرق ما يُزرع عندنا: حبته متوسطة، وفيه حلاوة طبيعية وحموضة لطيفة. ستجده حبًا في [بن خولاني جازان](product:khawlani-coffee-beans)، أو جاهزًا بتوابله في [القهوة السعودية بالهيل والزعفران](product:saudi-coffee-cardamom-saffron) إن كان وقتك ضيقًا.

## المقادير لستة ضيوف

| المكوّن | المقدار | ملاحظة |
|---|---|---|
| ماء | لتر واحد | مفلتر أفضل من ماء الصنبور |
| قهوة شقراء خشنة | 40 غرامًا | نحو خمس ملاعق كبيرة |
| هيل مجروش | 12 غرامًا | يُجرش قبل الطبخ بدقائق |
| زعفران | 15 شعرة | في الدلة لا في القدر |
| قرنفل | حبتان | اختياري، وأكثر من ذلك يغلب |

## الطريقة

1. اغلِ الماء في قدر، ثم أضف القهوة وخفّف النار.
2. اتركها على نار هادئة عشر دقائق إلى اثنتي عشرة دقيقة. راقبها في البداية فهي تفور.
3. أضف نصف الهيل، ودعها دقيقتين، ثم أطفئ النار وانتظر خمس دقائق حتى تترسب.
4. ضع الزعفران وبقية الهيل في الدلة، وصبّ القهوة فوقهما برفق تاركًا الراسب في القدر.
5. غطّها خمس دقائق قبل أول فنجان. هذه الدقائق هي التي تفتح الزعفران.

الدلة الجيدة تحفظ الحرارة ويصب منقارها خيطًا واحدًا لا يتقطع. [دلة رسلان](product:rasalan-dallah) اخترناها لهذا، ولأن مقبضها لا يسخن.

## أخطاء تفسد القهوة

- **الطحن الناعم:** يعكّر الفنجان ويزيد المرارة.
- **الغلي بعد الزعفران:** يطير أطيب ما فيه.
- **هيل مطحون من شهور:** رائحته ذهبت، فاشترِه حبًّا واجرشه.
- **إعادة تسخين الدلة:** اطبخ كمية أقل مرتين خيرًا من كمية كبيرة تبيت.

## أدب الصبّ

تُمسك الدلة باليسار والفنجان باليمين، ويُبدأ بكبير المجلس أو بالضيف عن اليمين. يُملأ الثلث لا أكثر، لأن الفنجان الممتلئ كأنه يقول: اشرب وقم. ومن اكتفى هزّ فنجانه هزة خفيفة، فيُعرف أنه شكر. وفنجان الضيف لا يُترك فارغًا قبل أن يهزّه.

والفناجين صغيرة عن قصد: تبقى القهوة ساخنة، ويبقى بينك وبين ضيفك كلام. [طقم من 12 فنجانًا](product:finjan-cup-set) يكفي مجلسًا متوسطًا دون أن تغسل في منتصف السهرة.

## ماذا يُقدَّم معها؟

تمرة تسبق الفنجان، وهذا أجمل ما في الأمر: حلاوة ثم مرارة خفيفة. السكري مع القهوة الشقراء، والعجوة مع الغامقة. وإن أردت شيئًا مخبوزًا فمعمول التمر يكفي. تجد ذلك كله في قسم [التمور والقهوة](/categories/dates-and-coffee)، ولنا حديث أطول عن التمر في [دليل التمور](/blog/guide-to-saudi-dates).

## أسئلة تصلنا كثيرًا

**أشقر أم غامق؟** أهل نجد والقصيم يميلون إلى الأشقر، وفي الجنوب يغمق اللون ويزيد الزنجبيل. ابدأ بالأشقر، فهو أسهل على الضيف الذي لا تعرف ذوقه.

**هل أضيف القهوة إلى ماء بارد؟** يمكن، لكن النكهة تطول حتى تخرج ويصعب ضبط الوقت. الماء المغلي أولًا أضمن.

**كم يبقى البن طازجًا؟** الحب المحموس شهران في علبة محكمة بعيدًا عن الضوء، والمطحون أسبوعان. اطحن قدر أسبوع، ولا تضعه في الثلاجة فيسحب روائحها.

**وماذا عن آلات القهوة السعودية؟** مريحة في الدوام، واختر منها ما يسمح بوقت طبخ لا يقل عن عشر دقائق. الطعم الذي ينقصها غالبًا هو دقائق الراحة بعد الزعفران.

> جرّب المقادير كما هي مرة، ثم غيّر شيئًا واحدًا في كل مرة. بعد ثلاث دلال سيكون لبيتك قهوته.`,
    en: `Coffee is the first thing offered and the last forgotten. It is easy for those who weigh it and stubborn with those who guess. This is the way we have made it dozens of times, with amounts and minutes; after that, let your hand decide.

## What makes it different

The beans are roasted lightly, so they stay blond or golden, ground coarsely, and simmered in the water rather than filtered with it. That is why cardamom and saffron come through, and why several cups sit lightly. Khawlani coffee from the mountains of Jazan is among our oldest crops, naturally sweet with a gentle acidity. We have it as [Khawlani beans](product:khawlani-coffee-beans), or ready with its spices as [Saudi coffee with cardamom and saffron](product:saudi-coffee-cardamom-saffron).

## For six guests

| Ingredient | Amount | Note |
|---|---|---|
| Water | 1 litre | filtered is better |
| Blond coffee, coarse | 40 g | about five tablespoons |
| Crushed cardamom | 12 g | crush it minutes before |
| Saffron | 15 threads | in the dallah, not in the pan |
| Cloves | 2 | optional |

## Method

1. Bring the water to the boil, add the coffee and turn the heat down.
2. Simmer for ten to twelve minutes. Watch the start: it rises.
3. Add half the cardamom, give it two minutes, turn off the heat and wait five minutes for it to settle.
4. Put the saffron and the rest of the cardamom into the dallah and pour the coffee over them, leaving the grounds behind.
5. Cover it for five minutes before the first cup. Those minutes open the saffron.

A good dallah keeps its heat and pours one unbroken thread. We chose the [Raslan dallah](product:rasalan-dallah) for that, and for a handle that stays cool.

## What spoils it

- **A fine grind** clouds the cup and makes it bitter.
- **Boiling after the saffron** drives off the best of it.
- **Cardamom ground months ago** has lost its scent.
- **Reheating the pot:** make less, twice.

## The manners of pouring

The dallah is held in the left hand and the cup in the right; begin with the eldest or the guest on your right. Fill a third, no more: a full cup says drink and leave. A guest who has had enough tilts the cup slightly from side to side, and until then it is not left empty. Cups are small on purpose, so the coffee stays hot and there is time to talk. A [set of twelve](product:finjan-cup-set) serves a whole majlis.

## What to serve with it

A date comes before the cup: sweetness, then a little bitterness. Sukkari with a blond coffee, ajwa with a darker one. All of it is in [dates and coffee](/en/categories/dates-and-coffee), and there is more about dates in [our guide](/en/blog/guide-to-saudi-dates).

> Make it once as written, then change one thing at a time. Three pots later your home has a coffee of its own.`,
  },
};
