import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const giftsThatFit: DemoArticle = {
  slug: 'gifts-that-fit',
  category: 'life',
  title: {
    ar: 'هدية في مكانها: كيف تختار لمن تعرفه ولمن لا تعرفه',
    en: 'Gifts that fit, for people you know and people you do not',
  },
  excerpt: {
    ar: 'للمولود والتخرج والبيت الجديد ولمن عنده كل شيء: طريقة من ثلاثة أسئلة، وأفكار بميزانيات مختلفة.',
    en: 'For a newborn, a graduation, a new home, or somebody who has everything: three questions and some ideas.',
  },
  keywords: {
    ar: 'هدايا، هدية تخرج، هدية مولود، هدية بيت جديد، تغليف',
    en: 'gifts, graduation gift, newborn gift, housewarming',
  },
  author: authors.nouf,
  tags: [
    { ar: 'هدايا', en: 'gifts' },
    { ar: 'مناسبات', en: 'occasions' },
  ],
  cover: {
    scene: 'steps',
    backdrop: 'rose',
    field: 'plum',
    objects: ['wrapped-gift', 'waha:perfume-round', 'teddy-bear', 'rose', 'balloon'],
  },
  products: ['eid-perfume-gift-set', 'newborn-gift-box', 'finjan-cup-set', 'classic-fountain-pen'],
  featured: false,
  publishedDaysAgo: 34,
  body: {
    ar: `أصعب ما في الهدية ليس ثمنها بل مكانها: أن تصل إلى يد صاحبها فيجد أنها له. والهدية التي تخطئ مكانها تدخل الدرج، مهما غلت. هذه طريقة نستعملها في الفريق كلما سألنا أحد: ماذا أهدي؟

## ثلاثة أسئلة قبل السوق

1. **ماذا يفعل كل يوم؟** ما يدخل في عادته يُستعمل: قهوة لمن يقهوي، وقلم لمن يكتب.
2. **ماذا لا يشتري لنفسه؟** الناس يبخلون على أنفسهم بالأجود من أشياء صغيرة: شمعة، أو دفتر جميل، أو منشفة سميكة. هنا مكان الهدية.
3. **كم المسافة بينكما؟** الهدية الشخصية من غير القريب تُحرج، والعامة من القريب تُحزن.

إن أجبت عن الثلاثة فقد اخترت، وبقي أن تجدها.

## المولود الجديد

كل الناس يهدون مقاس «حديث الولادة»، والطفل يكبر عليه في ثلاثة أسابيع. اختر مقاس 3 إلى 6 أشهر، أو شيئًا لا مقاس له. [بوكس الهدية للمولود](product:newborn-gift-box) جمعنا فيه ما تحتاج إليه الأم في الشهر الأول، ولا تنس الأم نفسها: كريم لليدين أو شاي أو ساعة نوم تعرض أن تسهر فيها بدلًا منها.

## التخرج والوظيفة الأولى

هدية هذه المرحلة تقول: أنت الآن كبير. [قلم حبر كلاسيكي](product:classic-fountain-pen) باسمه، أو حقيبة عمل، أو ساعة هادئة. وإن كانت ميزانيتك أكبر فاشترك مع إخوته في شيء واحد جيد بدل أربعة أشياء وسط. في [دليل الساعات](/blog/how-to-choose-a-watch) ما يعينك.

## البيت الجديد

أصحاب البيت الجديد عندهم قائمة طويلة، وأنت لا تعرف ألوان جدرانهم. ابتعد عن اللوحات والمفارش، واقترب مما يُستهلك ومما يُضاف:

- تمر وعسل في علبة حسنة.
- [طقم فناجين](product:finjan-cup-set) أبيض يناسب كل مجلس.
- نبتة داخلية لا تحتاج إلى شمس كثيرة.
- مبخرة وكسر عود لأول ليلة.

## من عنده كل شيء

لا تنافسه في الأشياء. أهده **وقتًا** أو **طعمًا** أو **رائحة**: شيئًا ينتهي بعد أن يُستمتع به، فلا يزاحم ما عنده. [طقم العطور](product:eid-perfume-gift-set) هنا اختيار آمن: فيه أكثر من رائحة، فيجد واحدة تعجبه ويهدي الأخرى.

## العطر: آمن أم مغامرة؟

إن عرفت ما يلبس فاشتر أخاه من العائلة نفسها، وإن لم تعرف فابدأ بالمسك والحمضيات والورد الخفيف، فهي لا تُغضب أحدًا. ودهن العود لا يُهدى إلا لمن تعلم أنه يحبه. اقرأ [كيف يدوم عطرك](/blog/make-your-perfume-last) واكتب له سطرًا منه مع الهدية.

## ميزانيات صادقة

| المبلغ | فكرة |
|---|---|
| أقل من 100 ريال | شمعة ودفتر، أو نصف كيلو تمر فاخر |
| 100 إلى 250 ريالًا | طقم فناجين وقهوة، أو لعبة تركيب |
| 250 إلى 500 ريال | عطر، أو سماعة، أو طقم ضيافة |
| أكثر من ذلك | ساعة أو هدية مشتركة |

## التغليف والبطاقة

صندوق متين وورق واحد وشريط واحد. والبطاقة أهم من الشريط: اكتب سبب الهدية لا اسم المناسبة. «لأنك أول من زارني يوم مرضت» تبقى أكثر من «كل عام وأنت بخير».

واطلب قبل المناسبة بأسبوع، واحتفظ برقم الطلب، ففي [سياسة الإرجاع](/returns) سبعة أيام تكفي لتبديل مقاس أو لون.

## أخطاء نقع فيها كلنا

- **أن نهدي ما نحبه نحن.** إن كنت تعشق العود فليس كل من حولك كذلك. اسأل عنه لا عنك.
- **أن نهدي ما يحتاج إلى غيره.** آلة قهوة بلا قهوة، ولعبة بلا بطارية، وكتاب ثانٍ من سلسلة. أكمل الهدية قبل تغليفها.
- **أن نترك السعر.** انزع الملصق، واطلب الفاتورة دون أسعار إن كنت ترسلها مباشرة، أو اكتب ذلك في ملاحظات الطلب.
- **أن نؤخرها إلى أن تكتمل.** هدية صغيرة في وقتها خير من كبيرة بعد شهر.

والمناسبات الحزينة لها هدايا أيضًا: طعام جاهز لأيام العزاء، ونبتة لمن خرج من المستشفى، ومكالمة لا تُقدّر بثمن. وأكثر ما يُفرح الكبار في السن شيء يجمع الناس عندهم: طقم ضيافة جديد، ووعد بأول زيارة. واكتب في مفكرتك تاريخ المناسبة من الآن، فنصف جودة الهدية أنك لم تستعجل.

> الهدية الجيدة تقول جملة واحدة: رأيتك. وما سوى ذلك تغليف.`,
    en: `The hard part of a gift is not its price but its place: that it reaches somebody’s hand and turns out to be theirs. One that misses its place goes into a drawer, however dear. This is how we think whenever somebody asks us.

## Three questions first

1. **What do they do every day?** What joins a habit is used: coffee for whoever pours it, a pen for whoever writes.
2. **What do they never buy for themselves?** People are mean with themselves about the better version of small things: a candle, a fine notebook, a thick towel.
3. **How close are you?** A personal gift from a stranger embarrasses, a general one from a friend saddens.

## A newborn

Everybody gives the newborn size, which fits for three weeks. Choose 3 to 6 months, or something without a size. Our [new baby gift box](product:newborn-gift-box) holds what the first month needs. And remember the mother.

## Graduation and the first job

This gift says: you are grown up now. A [classic fountain pen](product:classic-fountain-pen), a briefcase, a quiet watch. With a larger budget, join in one good thing rather than four middling ones. Our [watch guide](/en/blog/how-to-choose-a-watch) helps.

## A new home

You do not know the colour of their walls. Stay away from pictures and covers, and give what is used up or added: dates and honey in a good box, a white [set of finjans](product:finjan-cup-set), a plant that needs little sun, a mabkhara with oud for the first evening.

## Somebody who has everything

Do not compete in things. Give time, taste or scent, something that ends once it was enjoyed. The [perfume gift set](product:eid-perfume-gift-set) is safe: it holds more than one scent, so one will please.

## Perfume: safe or brave?

If you know what they wear, buy its sibling of the same family. If not, begin with musk, citrus and light rose. Oud oil only for those you know to love it. Add a line from [making perfume last](/en/blog/make-your-perfume-last).

## Honest budgets

| Amount | An idea |
|---|---|
| under SAR 100 | a candle and a notebook, or fine dates |
| SAR 100 to 250 | finjans with coffee, or a building toy |
| SAR 250 to 500 | a perfume, headphones, a serving set |
| more | a watch, or a gift shared by several |

## Wrapping and the card

A firm box, one paper, one ribbon. The card matters more: write why, not what for. “Because you were the first to visit when I was ill” outlives any greeting. Order a week ahead and keep the order number; the [returns policy](/en/returns) leaves seven days to change a size or a colour.

> A good gift says one sentence: I saw you. The rest is wrapping.`,
  },
};
