import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const ramadanTable: DemoArticle = {
  slug: 'a-ramadan-table',
  category: 'table',
  title: { ar: 'سفرة رمضان بلا تعب: خطة أسبوع وقائمة واحدة', en: 'A Ramadan table without the strain' },
  excerpt: {
    ar: 'كيف تُعدّ سفرة كريمة خفيفة على من يطبخ ومن يأكل: ترتيب الأذان، وما يُجهَّز قبل رمضان، وما لا يحتاج إليه أحد.',
    en: 'A generous table that is light on cook and guest: the order at sunset, what to prepare ahead, what to skip.',
  },
  keywords: { ar: 'رمضان، سفرة، إفطار، سحور، تمر، شوربة، ضيافة', en: 'Ramadan, iftar, suhoor, dates, hospitality' },
  author: authors.salman,
  tags: [
    { ar: 'رمضان', en: 'Ramadan' },
    { ar: 'ضيافة', en: 'hospitality' },
    { ar: 'وصفات', en: 'recipes' },
  ],
  cover: {
    scene: 'window',
    backdrop: 'dusk',
    field: 'night',
    objects: ['waha:dates-bowl', 'teapot', 'teacup-without-handle', 'candle', 'waha:maamoul'],
  },
  products: ['sukkari-dates', 'ceramic-teapot', 'granite-frying-pan', 'book-saudi-kitchen'],
  featured: false,
  publishedDaysAgo: 55,
  body: {
    ar: `السفرة التي نتذكرها من بيوت أجدادنا لم تكن كثيرة الأصناف. كانت تمرًا وقهوة وشوربة وسنبوسة ساخنة، وناسًا حولها. كثرت الأصناف بعد ذلك، وكثر معها التعب والباقي في الثلاجة. هذه خطة تُرجع السفرة إلى حجمها.

## قبل رمضان بأسبوع

جهّز ما يُجمَّد وما يُخزَّن، فيصير وقت العصر لك:

- سنبوسة محشوة نيئة في المجمّد، مصفوفة على صينية ثم في أكياس.
- مرق دجاج أو لحم في علب تكفي كل واحدة وجبة.
- بصل محمّر وثوم مفروم وكزبرة بزيت في مرطبانات صغيرة.
- عجينة الفطائر نصف مخبوزة.
- تمر مغسول ومنشّف في علبة الأسبوع، والباقي في الثلاجة كما في [دليل التمور](/blog/guide-to-saudi-dates).

واكتب قائمة واحدة للشهر: ما ينتهي كل أسبوع، وما يكفي الشهر كله. الشراء بلا قائمة وأنت صائم أغلى من أي عرض.

## ترتيب أول عشر دقائق

1. تمرة أو ثلاث، وماء غير مثلج. [السكري](product:sukkari-dates) يرفع السكر برفق.
2. صلاة المغرب. هذا الفاصل أحسن ما يحدث للمعدة.
3. شوربة دافئة، ثم قطعة سنبوسة واحدة لا طبق.
4. الطبق الرئيس بعد ربع ساعة، في صحن أصغر من المعتاد.

من يبدأ بالمقلي يشبع قبل أن يأكل، ثم يجوع بعد التراويح.

## طبق رئيس واحد في اليوم

اجعل لكل يوم فكرة لا صنفًا ثابتًا، فيسهل السؤال اليومي «وش نطبخ؟»:

| اليوم | الفكرة |
|---|---|
| السبت | شيء بالفرن يطبخ نفسه |
| الأحد | مرقوق أو جريش |
| الاثنين | سمك |
| الثلاثاء | بقايا بشكل جديد |
| الأربعاء | دجاج ورز |
| الخميس | عزيمة |
| الجمعة | ما يشتهيه الصغار |

وفي [كتاب المطبخ السعودي](product:book-saudi-kitchen) وصفات هذه الأطباق بمقادير موزونة. و[المقلاة الجرانيت](product:granite-frying-pan) تقلّل الزيت في السنبوسة إلى ملعقتين.

## العزيمة بلا إرهاق

قاعدة الثلاثة: صنف تطبخه أنت وتُعرف به، وصنف يحضره ضيف، وصنف تشتريه جاهزًا. ولا أحد يعدّ الأصناف بعد الثالث. رتّب المكان قبل الطعام: ماء في كل طرف، ومناديل، وصحن للنوى، ومكان للأحذية يكفي الجميع.

وبعد الصلاة شاي في [إبريق خزفي](product:ceramic-teapot) يحفظ حرارته، ومعه [القهوة السعودية](/blog/saudi-coffee-at-home) وصحن حلى واحد. حلى واحد جيد خير من أربعة تُذاق وتُترك.

## السحور

السحور الذي يعين على النهار فيه بروتين وألياف وماء: بيض ولبن وخبز أسمر وتمرة وخيار. أخّره ما استطعت، وخفّف الملح والقهوة، واشرب كأسين على مهل لا لترًا قبل الأذان بدقيقة.

## الباقي ليس بقايا

قبل أن تطبخ انظر ما في الثلاجة. الرز يصير كبسة مقلية، والدجاج يدخل الشوربة، والخبز اليابس فتّة. واجعل في البيت علبًا نظيفة: ما بقي من العزيمة يخرج مع الضيف أو مع عامل الحي في ليلته، ولا ينتظر الغد.

## وفي البيت رائحة

بخور خفيف قبل المغرب بنصف ساعة، ثم افتح النافذة. ولا تبخّر والناس يأكلون، فرائحة الطعام أولى. وما يلزم للسفرة من صحون وأباريق تجده في قسم [أدوات التقديم](/categories/serveware).

## توزيع العمل

السفرة لا يصنعها واحد. اكتبوا أول ليلة ورقة على الثلاجة: من يجهّز الماء والتمر، ومن يقلي، ومن يرتب، ومن يغسل. للأطفال من سن السادسة مهمة حقيقية: صف التمر، وعدّ الملاعق، ونداء الجيران.

واجعلوا يومًا في الأسبوع للسفرة البسيطة: شوربة وخبز وسلطة فقط. لن يشتكي أحد، وستكسبون ساعة قبل المغرب للقرآن أو للنوم.

## حين يزورك ضيف فجأة

في المجمّد سنبوسة تُقلى في عشر دقائق، وفي الثلاجة مرق يصير شوربة في ربع ساعة، وفي الخزانة تمر وقهوة. هذه ثلاثة أصناف، والرابع ترحيبك. قدّم الشاي بعد الصلاة لا مع الطعام، واترك للضيف أن يختار متى يقوم.

ومن كان على نظام غذائي فاسأله قبل أن يأتي: صنف واحد يناسبه، يعرف أنك أعددته له، أكرم من عشرة لا يأكل منها.

> السفرة الكريمة ليست التي لا ينقصها صنف، بل التي يجلس أهلها كلهم حين يؤذّن.`,
    en: `The tables we remember from our grandparents’ homes held few dishes: dates, coffee, soup, hot samosas, and people around them. Later the dishes multiplied, and with them the work and what stayed in the fridge. This plan brings the table back to its size.

## A week before

Prepare what can be frozen or stored, and the afternoon becomes yours: filled samosas, stock in boxes of one meal each, fried onions and chopped garlic in small jars, half-baked pies, and a week’s dates washed and dried (see [our guide to dates](/en/blog/guide-to-saudi-dates)). Write one list for the month. Shopping without one while fasting costs more than any offer saves.

## The first ten minutes

1. A date or three and water that is not iced. [Sukkari](product:sukkari-dates) is gentle.
2. The prayer. That pause is the best that can happen to a stomach.
3. Warm soup, then one samosa, not a plate.
4. The main dish a quarter of an hour later, on a smaller plate than usual.

Whoever begins with fried food is full before eating and hungry after the night prayer.

## One main dish a day

| Day | Idea |
|---|---|
| Saturday | something the oven cooks by itself |
| Sunday | margoog or jareesh |
| Monday | fish |
| Tuesday | leftovers in a new shape |
| Wednesday | chicken and rice |
| Thursday | guests |
| Friday | what the children wish for |

[The Saudi Kitchen](product:book-saudi-kitchen) has these with weighed amounts, and a [granite pan](product:granite-frying-pan) brings the oil for samosas down to two spoons.

## Guests without exhaustion

The rule of three: one dish you cook and are known for, one a guest brings, one you buy. Nobody counts beyond that. Arrange the place before the food: water at both ends, napkins, a dish for stones. After the prayer, tea in a [ceramic pot](product:ceramic-teapot), [Saudi coffee](/en/blog/saudi-coffee-at-home), and one good dessert.

## Before dawn

What carries you through the day is protein, fibre and water: eggs, yoghurt, brown bread, a date, cucumber. Eat as late as you can, go easy on salt and coffee, and drink two glasses slowly.

## Leftovers are not remains

Look into the fridge before you cook. Rice is fried, chicken goes into soup, dry bread becomes fatteh. Keep clean boxes ready: what is left leaves with a guest the same night.

## And a scent in the house

Light incense half an hour before sunset, then open the window; never while people eat. Plates and pots for the table are in [serveware](/en/categories/serveware).

> A generous table is not one that lacks no dish, but one where everybody is seated when the call comes.`,
  },
};
