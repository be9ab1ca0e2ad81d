import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const choosingAWatch: DemoArticle = {
  slug: 'how-to-choose-a-watch',
  category: 'style',
  title: { ar: 'ساعة تعيش معك: كيف تختارها من أول مرة', en: 'A watch to live with: how to choose it once' },
  excerpt: {
    ar: 'القطر والسماكة والحركة والسوار ومقاومة الماء: خمسة أسئلة تختصر عليك صفحات المواصفات.',
    en: 'Diameter, thickness, movement, strap and water: five questions that cut through the specifications.',
  },
  keywords: {
    ar: 'ساعة، ساعة كلاسيكية، ساعة ذكية، مقاس الساعة، مقاومة الماء',
    en: 'watch, classic watch, smart watch, watch size',
  },
  author: authors.reem,
  tags: [
    { ar: 'ساعات', en: 'watches' },
    { ar: 'دليل شراء', en: 'buying guide' },
  ],
  cover: {
    scene: 'arches',
    backdrop: 'dusk',
    field: 'night',
    objects: ['watch', 'waha:smart-watch', 'mantelpiece-clock', 'ring', 'prayer-beads'],
  },
  products: ['miqat-classic-watch', 'nabd-smart-watch', 'amber-misbaha', 'solitaire-silver-ring'],
  featured: true,
  publishedDaysAgo: 21,
  body: {
    ar: `الساعة من القليل الذي نلبسه كل يوم ولا نغسله ولا نبدّله. ولذلك يستحق اختيارها عشر دقائق تفكير قبل الدفع. لن نتكلم هنا عن الاستثمار ولا عن الأسماء الكبيرة، بل عن ساعة تناسب معصمك وعملك وتبقى معك سنوات.

## قِس معصمك أولًا

لفّ شريطًا ورقيًا حول معصمك حيث تلبس الساعة، ثم قِس طوله بالمسطرة:

| محيط المعصم | قطر الساعة المناسب |
|---|---|
| أقل من 15 سم | 28 إلى 34 مم |
| 15 إلى 17 سم | 34 إلى 39 مم |
| 17 إلى 19 سم | 38 إلى 42 مم |
| أكثر من 19 سم | 41 إلى 45 مم |

والقطر وحده لا يكفي. انظر إلى المسافة بين طرفي السوار في الأعلى والأسفل (من القرن إلى القرن): إن تجاوزت عرض معصمك برزت أطرافها وبدت مستعارة. والسماكة مهمة لمن يلبس الثوب أو القميص الرسمي: ما زاد على 11 مم يعلق بالكم.

## ما الذي يحرّكها؟

- **الكوارتز:** بطارية تدوم سنتين أو ثلاثًا، ودقة عالية، وسعر معقول. اختيار صحيح لمن يريد الوقت ولا يريد عادة جديدة.
- **الأوتوماتيك:** تملؤها حركة يدك. جميلة لمن يحب الآلة، وتتقدم أو تتأخر ثواني في اليوم، وتحتاج إلى صيانة كل خمس سنوات تقريبًا.
- **الذكية:** تقيس النوم والخطوات وتنبّه، وتُشحن كل يوم إلى أسبوع، وعمرها عمر بطاريتها.

لا تفاضل بينها بالسعر. اسأل: هل أريد أن أنسى ساعتي أم أن أعتني بها أم أن تخبرني بشيء؟

## الجلد أم المعدن أم السيليكون؟

في حرّنا يتعرّق الجلد ويشيخ أسرع. إن أحببته فاجعل له يومين راحة في الأسبوع، وامسحه بقطعة جافة آخر النهار. المعدن أبرد وأطول عمرًا ويُغسل، ويُعدَّل طوله عند البائع. والسيليكون للرياضة والبحر، وليس للمناسبات. وتأكد أن عرض السوار مقاس شائع (18 أو 20 أو 22 مم) لتغيّره متى شئت.

## كم مترًا تحت الماء؟

الرقم المكتوب ليس دعوة إلى الغوص:

- **30 مترًا:** تتحمل الرذاذ وغسل اليدين فقط.
- **50 مترًا:** وضوء وسباحة هادئة.
- **100 متر فأكثر:** بحر ومسبح بلا قلق.

ومن يتوضأ خمس مرات في اليوم فليبدأ من 50 مترًا، وليتجنب الماء الساخن مع السوار الجلدي.

## الزجاج والتفاصيل الصغيرة

الكريستال المعدني يُخدش مع الوقت، والياقوتي (سافير) لا يخدشه إلا القليل ويستحق فرق السعر إن كنت كثير الحركة. وجرّب قراءة الوقت في سيارة مظلمة: هل ترى العقارب؟ وهل التاج سهل الإدارة؟ هذه أمور لا تقولها الصورة، ولذلك نكتبها في صفحة المنتج.

## ثلاث بدايات من متجرنا

1. للدوام والمناسبات: [ساعة ميقات الكلاسيكية](product:miqat-classic-watch): كوارتز ياباني وزجاج ياقوتي، وتتحمل 50 مترًا.
2. للصحة واليوم الطويل: [ساعة نبض الذكية](product:nabd-smart-watch).
3. لمن يشتري هدية: ساعة كلاسيكية ومعها [مسبحة كهرمان](product:amber-misbaha) في علبة واحدة.

وتجد البقية في قسم [الساعات والمجوهرات](/categories/watches-and-jewellery). ولك أن ترجعها خلال سبعة أيام من الاستلام ما دامت بحالها، فلا تنزع اللاصق قبل أن تطمئن إلى المقاس. التفاصيل في [سياسة الإرجاع](/returns).

## العناية بها بعد الشراء

لا تعني الساعة الجيدة ساعة تُخاف عليها. امسح الزجاج والسوار بقطعة ناعمة آخر النهار، فالعرق والعطر أكثر ما يفسد الجلد والطلاء. وضع العطر قبل أن تلبسها وليس بعده.

بدّل بطارية الكوارتز عند توقفها ولا تتركها فيها، فقد تسيل. ومع كل تبديل اطلب فحص حلقة العزل، لأنها سر مقاومة الماء، وهي تجف بعد سنتين أو ثلاث حتى لو لم تفتح الساعة. واضبط التاريخ بعيدًا عن منتصف الليل، فالتروس تكون حينها في منتصف حركتها.

وإن كان عندك أكثر من ساعة فاحفظها في علبتها مفصولة، ولا تضعها فوق السماعة ولا قرب الجوال، فالمغناطيس يؤخرها. والأوتوماتيك الذي لا يُلبس يقف، وليس هذا عيبًا: أدر تاجه عشرين دورة، واضبط الوقت.

> الساعة الصحيحة هي التي تنظر إليها لتعرف الوقت، فتبتسم قبل أن تعرفه.`,
    en: `A watch is one of the few things we wear every day and never wash or change, so it deserves ten minutes of thought. This is not about investment or great names, but about a watch that fits your wrist and your work and stays for years.

## Measure your wrist first

Wrap a strip of paper around your wrist where the watch sits, and lay it along a ruler:

| Wrist | Diameter that suits |
|---|---|
| under 15 cm | 28 to 34 mm |
| 15 to 17 cm | 34 to 39 mm |
| 17 to 19 cm | 38 to 42 mm |
| over 19 cm | 41 to 45 mm |

Diameter is not all. Look at the distance from lug to lug: if it is wider than your wrist, the watch looks borrowed. Thickness matters under a thobe or a dress shirt: anything over 11 mm catches the cuff.

## What drives it

- **Quartz:** a battery for two or three years, very accurate, fairly priced. Right for whoever wants the time and not a new habit.
- **Automatic:** wound by your arm. Lovely for those who like the machine; it drifts some seconds a day and wants service about every five years.
- **Smart:** measures sleep and steps, is charged daily to weekly, and lives as long as its battery.

Ask yourself: do I want to forget my watch, look after it, or be told something by it?

## Leather, metal or silicone?

In our heat leather sweats and ages faster; give it two days of rest a week. Metal is cooler, lasts longer and can be washed. Silicone is for sport and the sea. Check that the strap has a common width (18, 20 or 22 mm), so that you can change it.

## How many metres of water?

The number is not an invitation to dive:

- **30 m:** splashes and washing hands.
- **50 m:** ablutions and calm swimming.
- **100 m and more:** sea and pool without worry.

If you wash for prayer five times a day, begin at 50 m, and keep hot water away from leather.

## Glass and small things

Mineral glass scratches with time; sapphire hardly does, and is worth the difference if you move a lot. Try to read the time in a dark car, and turn the crown. Photographs do not say such things, so our product pages do.

## Three beginnings

1. For work and occasions: the [Miqat classic watch](product:miqat-classic-watch): Japanese quartz, sapphire glass, 50 metres.
2. For health and long days: the [Nabd smart watch](product:nabd-smart-watch).
3. As a gift: a classic watch with an [amber misbaha](product:amber-misbaha) in one box.

The rest is in [watches and jewellery](/en/categories/watches-and-jewellery). You may send it back within seven days if it is as it came, so leave the film on until you are sure of the size; see our [returns policy](/en/returns).

> The right watch is the one you look at for the time, and smile before you know it.`,
  },
};
