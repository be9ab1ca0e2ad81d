import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const choosingOud: DemoArticle = {
  slug: 'how-to-choose-oud',
  category: 'perfume',
  title: { ar: 'كيف تختار العود: الخشب والدهن والبخور', en: 'How to choose oud: chips, oil and incense' },
  excerpt: {
    ar: 'دليل هادئ لمن يشتري العود أول مرة: ما الفرق بين أنواعه، وكيف تختبره، وكم يكفيك منه.',
    en: 'A calm guide for a first purchase: how the kinds differ, how to test them, and how much you need.',
  },
  keywords: { ar: 'عود، دهن عود، بخور، مروكي، كمبودي، مبخرة', en: 'oud, oud oil, incense, agarwood, mabkhara' },
  author: authors.nouf,
  tags: [
    { ar: 'عود', en: 'oud' },
    { ar: 'بخور', en: 'incense' },
    { ar: 'ضيافة', en: 'hospitality' },
  ],
  cover: {
    scene: 'arches',
    backdrop: 'sand',
    field: 'night',
    objects: ['waha:mabkhara', 'waha:oud-chips', 'waha:attar', 'waha:perfume-square', 'palm-tree'],
  },
  products: ['maruki-oud-chips', 'aged-oud-oil', 'engraved-brass-mabkhara', 'layl-diriyah-eau-de-parfum'],
  featured: true,
  publishedDaysAgo: 3,
  body: {
    ar: `من يدخل محل عود أول مرة يخرج غالبًا بواحد من أمرين: قطعة غالية لا يعرف لماذا غلت، أو صداع من كثرة ما شمّ. العود ليس لغزًا. هو خشب وراتنج ونار، وإذا عرفت ما تسأل عنه وما تشمّه اخترت بثقة.

## من أين تأتي الرائحة؟

العود خشب شجر ينمو في غابات آسيا. الشجرة السليمة لا رائحة لخشبها تقريبًا، فإذا أصابها جرح أو فطر دافعت عن نفسها براتنج داكن يملأ العروق على مدى سنوات. هذا الراتنج هو العود الذي نعرفه. لذلك يختلف سعر قطعتين من شجرة واحدة: ما يهمّ هو كم فيها من الراتنج، لا كم فيها من الخشب.

## الأنواع التي ستسمع بها

الأسماء في السوق أسماء بلدان في الأصل، ثم صارت أوصافًا للرائحة:

- **الكمبودي:** حلو فاكهي، قريب من العسل، وهو أسهل الأنواع على من يبدأ.
- **الهندي:** قوي ترابي فيه لمسة جلدية. يحبه أهل العود القدامى، وقد يثقل على غيرهم.
- **المروكي:** متوازن ودافئ، يصلح للبيت كل يوم، وسعره معقول.
- **اللاوسي والبورمي:** بين الحلاوة والعمق، ويكثر في الخلطات.

لا يوجد نوع أفضل من نوع. يوجد ما يناسب أنفك وبيتك وضيوفك.

## كسر العود: كيف تختبره؟

خذ قطعة صغيرة وافعل ما يأتي بالترتيب:

1. **انظر إليها.** العروق الداكنة علامة الراتنج. أما القطعة السوداء اللامعة كلها فقد تكون مصبوغة أو مغموسة في زيت.
2. **زنها في يدك.** الراتنج ثقيل، والقطعة الجيدة أثقل مما يوحي به حجمها.
3. **شمّها باردة.** الرائحة الطبيعية هادئة، فإن كانت نفّاذة قبل النار فالأغلب أنها مضافة.
4. **بخّرها دقيقة.** تأكد أن الدخان أبيض مائل إلى الزرقة لا أسود، وأن الرائحة تتغير ثم تثبت ولا تنقلب إلى رائحة خشب محترق.

إن أردت بداية لا تندم عليها فجرّب [عود مروكي سوبر](product:maruki-oud-chips): قطعه متوسطة الراتنج ويكفي منها القليل.

## دهن العود: نقطة لا نقطتان

الدهن خلاصة العود، ونقطة منه على المعصم تبقى من الصباح إلى الليل. وأكثر خطأ نراه هو الإكثار: ضع نقطة واحدة، ثم انتظر عشر دقائق قبل أن تحكم. الدقائق الأولى من الدهن المعتّق حادة، وجماله فيما بعدها.

اسأل البائع عن ثلاثة أشياء: هل هو صافٍ أم مخلوط؟ كم عُتّق؟ ومن أي بلد؟ وجرّبه على بشرتك لا على الورق، لأن حرارة الجلد نصف الرائحة. في متجرنا [دهن عود كمبودي معتّق](product:aged-oud-oil) لمن يحب الحلاوة الدافئة، وتجد إخوته في قسم [الدهن والمسك](/categories/oils-and-musk).

## الجمر أم الكهرباء؟

للجمر هيبته ورائحته، ويحتاج إلى صبر: انتظر حتى يكسوه رماد أبيض، ثم ضع العود على حافته لا في قلبه، فالحرارة العالية تحرق الراتنج بدل أن تخرجه. والمبخرة الكهربائية أسرع وأنظف، وتناسب الشقق والمكاتب. وفي الحالين لا تُبقِ المبخرة وراءك بلا رقيب، ولا تضعها قرب الستائر ولا في متناول الأطفال.

والمبخرة نفسها تفرق: النحاس الثقيل يوزّع الحرارة فلا يحترق العود بسرعة، كما في [المبخرة النحاسية المنقوشة](product:engraved-brass-mabkhara).

## كم تشتري وكيف تحفظ؟

لبيت يبخّر مرتين في الأسبوع تكفي 25 إلى 30 غرامًا من الكسر شهرين تقريبًا. اشترِ كمية صغيرة من نوعين، وعِش معهما، ثم عد إلى الذي اشتقت إليه.

احفظ الكسر في علبة محكمة بعيدًا عن الشمس والمطبخ، والدهن في زجاجته الداكنة واقفًا. لا ثلاجة ولا حمّام. والعود الجيد لا تنتهي صلاحيته، بل يزيده الوقت هدوءًا.

## أسئلة تصلنا كثيرًا

**هل العود الغالي يناسب كل يوم؟** لا حاجة. اجعل للبيت كسرًا متوسطًا، وللضيف والعيد قطعة أجود. من يبخّر بالغالي كل ليلة لا يشعر بفرقه يوم العيد.

**لماذا يدمع بعض الضيوف من البخور؟** الأغلب أن الحرارة عالية فاحترق الخشب، أو أن القطعة مغموسة بزيوت صناعية. خفّف الجمر وجرّب نوعًا آخر، وافتح نافذة صغيرة.

**هل يُخلط البخور بالمعمول؟** المعمول خلطة من مسحوق العود والسكر والزيوت، وهو جميل للثياب، ورائحته أثقل على الصدر. جرّبه وحده قبل أن تخلط.

**كيف أهديه؟** ثلاثون غرامًا من نوع واحد جيد في علبة خشبية أجمل من خمسة أنواع صغيرة، واكتب اسم النوع وطريقة تبخيره في بطاقة.

> خلاصة الكلام: قطعة صغيرة صادقة خير من علبة كبيرة لا تعرف ما فيها. ابدأ بالقليل، وشمّ على مهل، واختر ما تريد أن يتذكر به الناس بيتك.`,
    en: `Most people leave an oud shop for the first time with one of two things: an expensive piece they cannot explain, or a headache. Oud is no riddle. It is wood, resin and heat, and once you know what to ask and what to smell for, you choose with confidence.

## Where the scent comes from

Oud is the wood of a tree from the forests of Asia. Healthy wood hardly smells. When the tree is wounded or a fungus enters, it defends itself with a dark resin that fills the grain over years. That resin is oud. So two pieces of one tree may differ in price: what matters is how much resin is in them, not how much wood.

## The names you will hear

They began as countries and became words for a scent:

- **Cambodian:** sweet and fruity, close to honey; the easiest to begin with.
- **Indian:** strong and earthy with a touch of leather; loved by old hands, heavy for others.
- **Maruki:** balanced and warm, fit for every day, at a fair price.
- **Laotian and Burmese:** between sweet and deep, often used in blends.

None is best. There is what suits your nose, your home and your guests.

## How to test chips

1. **Look.** Dark veins are resin. A piece that is black and shiny all over may be dyed or dipped.
2. **Weigh it in your hand.** Resin is heavy; a good piece weighs more than it looks.
3. **Smell it cold.** Natural oud is quiet. If it shouts before it is heated, something was added.
4. **Heat it for a minute.** The smoke should be white with a hint of blue, and the scent should change, then settle, without turning into burnt wood.

For a first buy you will not regret, try [Maruki oud chips](product:maruki-oud-chips): they hold a fair amount of resin, and a little goes far.

## Oud oil: one drop, not two

A drop on the wrist lasts from morning to night, and the common mistake is using more. Wait ten minutes before you judge: an aged oil is sharp at first, and its beauty comes later. Ask whether it is pure or blended, how long it aged and where it is from, and try it on skin rather than paper. Our [aged Cambodian oud oil](product:aged-oud-oil) is for those who like a warm sweetness; its relatives are in [oils and musk](/en/categories/oils-and-musk).

## Charcoal or electric?

Charcoal has dignity and takes patience: wait until it wears white ash, and lay the chip at the edge rather than in the middle, where the heat burns the resin instead of freeing it. An electric burner is quicker and cleaner for flats and offices. Either way, never leave it alone, near curtains, or within reach of children. A heavy body spreads the heat evenly, as the [engraved brass mabkhara](product:engraved-brass-mabkhara) does.

## How much, and how to keep it

A home that burns oud twice a week needs 25 to 30 grams for about two months. Buy a little of two kinds, live with both, and return to the one you missed. Keep chips in a closed box away from sun and kitchen, and oil upright in its dark bottle. Good oud does not expire; time only makes it calmer.

> In short: a small honest piece is worth more than a large box you know nothing about. Start small, smell slowly, and choose what you would like your home to be remembered by.`,
  },
};
