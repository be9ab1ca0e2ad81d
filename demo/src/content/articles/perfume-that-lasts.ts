import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const perfumeThatLasts: DemoArticle = {
  slug: 'make-your-perfume-last',
  category: 'perfume',
  title: { ar: 'لماذا يختفي عطرك؟ خمس عادات تجعله يدوم', en: 'Why your perfume fades, and five habits that keep it' },
  excerpt: {
    ar: 'التركيز والبشرة والحر ومكان الرش والحفظ: ما الذي يقصّر عمر العطر على بشرتك، وكيف تطيله بلا إسراف.',
    en: 'Concentration, skin, heat, where you spray and how you store it: what shortens a scent and how to lengthen it.',
  },
  keywords: {
    ar: 'عطر، ثبات العطر، أو دو بارفان، طبقات العطر، مسك',
    en: 'perfume, longevity, eau de parfum, layering, musk',
  },
  author: authors.nouf,
  tags: [
    { ar: 'عطور', en: 'perfume' },
    { ar: 'صيف', en: 'summer' },
  ],
  cover: {
    scene: 'arches',
    backdrop: 'lavender',
    field: 'plum',
    objects: ['waha:perfume-round', 'waha:perfume-square', 'rose', 'waha:attar', 'hyacinth'],
  },
  products: ['layl-diriyah-eau-de-parfum', 'taif-rose-eau-de-parfum', 'desert-musk-eau-de-parfum', 'body-lotion-milk'],
  featured: false,
  publishedDaysAgo: 63,
  body: {
    ar: `تشتري عطرًا أعجبك في المحل، وترشّه صباحًا، وعند الظهر تسأل زميلك: هل تشمّه؟ فيقول: أي عطر؟ قبل أن تلوم العطر اعرف أن بعض السبب في أنفك، وبعضه في بشرتك، وبعضه في طريقة الرش. والقليل منه في الزجاجة.

## أنفك يتعود

الأنف يُسكت ما يتكرر بعد عشرين دقيقة تقريبًا ليتفرغ للجديد. عطرك قد يكون حاضرًا حولك وأنت لا تشمّه، فتزيد منه حتى يضيق به غيرك. اسأل من تثق به مرة بعد ساعتين، ولا تجعل أنفك حَكَمًا.

## ماذا تقول الزجاجة؟

| المكتوب | تركيز الزيت | العمر المعتاد |
|---|---|---|
| كولونيا | 2 إلى 5٪ | ساعتان |
| أو دو تواليت | 5 إلى 15٪ | 3 إلى 5 ساعات |
| أو دو بارفان | 15 إلى 20٪ | 6 إلى 8 ساعات |
| بارفان أو دهن | أكثر من 20٪ | يوم كامل |

والمكونات تفرق مثل التركيز: الحمضيات تطير أولًا، ثم الورد والياسمين، ويبقى العود والعنبر والمسك. فلا تنتظر من عطر ليمون أن يبيت معك.

## خمس عادات

### 1. رطّب قبل أن ترش
البشرة الجافة تشرب العطر وتطيّره. ضع [لوشنًا خفيف الرائحة](product:body-lotion-milk) ثم رش بعد دقيقتين، فيمسك الدهن بالزيت.

### 2. اختر مواضع النبض، ولا تفرك
جانبا الرقبة وباطن المعصم وما خلف الأذن. وفرك المعصمين يكسر الرائحة الأولى ويعجّل ما بعدها. رش واترك.

### 3. على الثياب بحذر
القماش يحفظ الرائحة أيامًا لأنه لا يسخن. رش من بُعد شبر على الشماغ أو باطن الثوب، واجتنب الأبيض مع العطور الداكنة والحرير دائمًا.

### 4. طبقات من عائلة واحدة
دهن أو مسك تحت، وعطر فوق. ابدأ بنقطة من [مسك الصحراء](product:desert-musk-eau-de-parfum)، ثم رشّة من [ورد الطائف](product:taif-rose-eau-de-parfum): المسك يمسك الورد ساعات. ولا تجمع أكثر من رائحتين.

### 5. غيّر مع الموسم
في صيفنا يضرب العود الثقيل الرأس، وفي شتاء البر يضيع الليمون. خفيف نظيف للنهار والحر، ودافئ مثل [ليل الدرعية](product:layl-diriyah-eau-de-parfum) للمساء والبرد. رشّتان تكفيان في مكان مغلق.

## احفظه كما تحفظ التمر

عدو العطر ثلاثة: ضوء وحرارة وهواء. فالسيارة في الظهيرة والحمّام ورفّ النافذة كلها تقصّر عمره. ضعه في علبته داخل الدولاب، وأحكم غطاءه، ويكفيك ثلاث سنوات إلى خمس. إن تغيّر لونه كثيرًا أو صارت بدايته حامضة فقد انتهى.

## قبل أن تشتري

- لا تجرّب أكثر من ثلاثة في زيارة، وبينها دقيقة في الهواء.
- جرّب على بشرتك واخرج ساعة، فالبداية للبائع والقلب لك.
- ابدأ بالحجم الأصغر. خمسون ملّيلترًا تكفي ستة أشهر لمن يرش مرتين في اليوم.
- العطر المفتوح لا يُرجَع حفاظًا على السلامة، فاقرأ الوصف والمكونات في الصفحة على مهل.

كل ما عندنا منها في [العطور والعود](/categories/perfume-and-oud)، ولمن يميل إلى الخشب [دليل العود](/blog/how-to-choose-oud).

## أسئلة تصلنا كثيرًا

**هل يفسد العطر الذي لا أستعمله؟** يتغيّر ببطء. العطور الحمضية والوردية أسرعها، والعود والعنبر أبطؤها. إن فتحت زجاجة فاستعملها خلال سنتين، ولا توفّرها لمناسبة لا تأتي.

**لماذا يختلف العطر نفسه بيني وبين أخي؟** حرارة الجلد ودهنه وما نأكله يغيّر الرائحة. لذلك لا تشترِ عطرًا لأنه أعجبك على غيرك حتى تجرّبه على بشرتك ساعة.

**هل الرش الكثير يطيل الثبات؟** يرفع القوة في أول ساعة لا أكثر، وقد يضايق من حولك. الثبات من الترطيب والطبقات وحسن الاختيار.

**كم عطرًا أحتاج؟** ثلاثة تكفي أكثر الناس: نهاري خفيف، ومسائي دافئ، وواحد للمناسبات. ورتّبها بحيث ترى الثلاثة، فما لا تراه لا تلبسه.

**وعطر الأطفال؟** ماء لطيف بلا كحول على الثياب لا على الجلد، ولا شيء قبل السنة الثانية.

> العطر الجيد لا يسبقك إلى المجلس ولا يبقى بعدك فيه طويلًا. يكفي أن يُذكر معك.`,
    en: `You buy a perfume you loved in the shop, spray it in the morning, and at noon ask a colleague whether it is still there. “Which perfume?” Before you blame it: part of the reason is your nose, part your skin, part the way you spray. Only a little is in the bottle.

## Your nose gets used to it

After about twenty minutes a nose mutes what repeats, to be free for what is new. Your scent may be all around you while you add more. Ask somebody you trust after two hours.

## What the bottle says

| Label | Oil | Usual life |
|---|---|---|
| Cologne | 2 to 5% | 2 hours |
| Eau de toilette | 5 to 15% | 3 to 5 hours |
| Eau de parfum | 15 to 20% | 6 to 8 hours |
| Parfum or oil | over 20% | a day |

What is in it matters as much: citrus flies first, then rose and jasmine; oud, amber and musk remain.

## Five habits

### 1. Moisturise first
Dry skin drinks perfume. Use a [quiet lotion](product:body-lotion-milk) and spray two minutes later.

### 2. Pulse points, no rubbing
Sides of the neck, inner wrists, behind the ears. Rubbing breaks the opening and hurries the rest.

### 3. Cloth, with care
Cloth keeps a scent for days because it does not warm up. Spray from a hand’s length on the shemagh or the lining, and never on silk or, with dark perfumes, on white.

### 4. Layers of one family
An oil or musk below, a perfume above. [Desert Musk](product:desert-musk-eau-de-parfum) first, then [Taif Rose](product:taif-rose-eau-de-parfum): the musk holds the rose for hours. Never more than two.

### 5. Change with the season
Heavy oud overwhelms in our summer, and lemon is lost in a desert winter. Light and clean for day and heat, warm like [Layl Diriyah](product:layl-diriyah-eau-de-parfum) for evening and cold. Indoors, two sprays are enough.

## Keep it well

Its three enemies are light, heat and air: the car at noon, the bathroom, the window sill. In its box in the wardrobe it lasts three to five years. If the colour has changed much or it opens sour, it is over.

## Before you buy

- No more than three in one visit, with a minute of fresh air between.
- Try it on skin and leave for an hour: the opening is for the seller, the heart is for you.
- Begin with the smaller bottle; 50 ml last about six months at two sprays a day.
- Opened perfume cannot be returned, for safety, so read the notes at leisure.

All of ours are in [perfume and oud](/en/categories/perfume-and-oud); for those drawn to wood there is the [oud guide](/en/blog/how-to-choose-oud).

> A good perfume does not enter the room before you, nor stay long after. It is enough that it is remembered with you.`,
  },
};
