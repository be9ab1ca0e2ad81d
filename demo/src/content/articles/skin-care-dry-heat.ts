import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const skinCareDryHeat: DemoArticle = {
  slug: 'skin-care-in-dry-heat',
  category: 'care',
  title: {
    ar: 'بشرتك في الحر الجاف: روتين قصير لصيف طويل',
    en: 'Skin care in dry heat: a short routine for a long summer',
  },
  excerpt: {
    ar: 'بين شمس تصل إلى الخمسين ومكيّف لا يتوقف: ما الذي تحتاج إليه بشرتك فعلًا، وما الذي يمكنك تركه.',
    en: 'Between fifty-degree sun and air conditioning that never stops: what skin really needs, and what it does not.',
  },
  keywords: {
    ar: 'عناية بالبشرة، ترطيب، واقي شمس، فيتامين سي، جفاف',
    en: 'skin care, moisturiser, sunscreen, vitamin C, dry skin',
  },
  author: authors.reem,
  tags: [
    { ar: 'عناية', en: 'care' },
    { ar: 'صيف', en: 'summer' },
  ],
  cover: {
    scene: 'sun',
    backdrop: 'rose',
    field: 'clay',
    objects: ['waha:serum', 'waha:cream-jar', 'lotion-bottle', 'cactus', 'tangerine'],
  },
  products: ['vitamin-c-serum', 'night-repair-cream', 'body-lotion-milk', 'laurel-olive-soap'],
  featured: false,
  publishedDaysAgo: 41,
  body: {
    ar: `الرياض في يوليو لا تشبه الإعلانات التي صُوّرت على شاطئ. الهواء جاف، والشمس عمودية، وأنت تنتقل بين خمسين درجة في الموقف واثنتين وعشرين في المكتب. البشرة هنا لا تحتاج إلى عشر زجاجات، بل إلى ثلاث خطوات لا تُنسى.

## ما الذي يحدث لبشرتك؟

سطح الجلد حاجز من الدهون والماء. الهواء الجاف يسحب الماء، والمكيّف يكمل ما بدأه الحر، والغسل الكثير بالصابون القوي ينزع الدهون. فتشعر بشدّ بعد الغسل، ثم تلمع جبهتك ظهرًا لأن البشرة تعوّض. فليست دهنية ولا جافة بطبعها، بل عطشى.

## الصباح: ثلاث دقائق

1. **اغسل بلطف.** ماء فاتر لا ساخن، وغسول خفيف أو ماء فقط إن كانت بشرتك جافة. [صابون الغار وزيت الزيتون](product:laurel-olive-soap) لطيف على الجسم، وللوجه غسول أخف.
2. **سيروم على بشرة رطبة.** فيتامين سي صباحًا يعين البشرة على أثر الشمس ويوحّد لونها. نقطتان أو ثلاث من [سيروم فيتامين سي](product:vitamin-c-serum)، وانتظر دقيقة.
3. **واقي الشمس.** عامل 50، بمقدار إصبعين للوجه والرقبة، وأعده كل ساعتين إن كنت خارجًا. هذه الخطوة أهم من كل ما في الدرج، حتى في السيارة: الزجاج يمرّر الأشعة الطويلة.

## المساء: أصلح ما فسد

اغسل واقي الشمس والغبار، ثم رطّب والبشرة لا تزال نديّة، فالمرطّب يحبس الماء ولا يصنعه. [الكريم الليلي بزيت الأرغان](product:night-repair-cream) يناسب من يستيقظ وجلده مشدود. ضع قليلًا تحت الفك وعلى ظهر اليدين، فهما أول ما يظهر عليه العمر وآخر ما نتذكره.

## الجسم والشفاه

رطّب خلال ثلاث دقائق من الاستحمام. [لوشن الجسم بحليب اللوز](product:body-lotion-milk) خفيف لا يلصق بالثوب. وللشفاه مرهم بسيط بلا نعناع، لأن النعناع يبرّد ثم يجفف. ولا تلعق شفتيك: الريق يتبخر ويأخذ معه ما بقي.

## ما الذي يمكنك تركه؟

- **المقشّر كل يوم:** مرة في الأسبوع تكفي، وأكثر منها يفتح الحاجز.
- **التونر الكحولي:** ينعش لحظة ويجفف ساعة.
- **ماء الورد في الشمس:** جميل في الظل، لكن رشّه ثم الخروج يزيد التبخر.
- **الخلطات المنزلية بالليمون:** الليمون والشمس معًا يحرقان ويتركان بقعًا.

## اشرب، لكن لا تبالغ

الماء لا يرطّب الجلد من الداخل وحده كما يقال، لكن نقصه يظهر عليه. كأس كل ساعة في الدوام، وخيار وبطيخ في المساء، وقهوة أقل بعد العصر. وضع وعاء ماء أو نبتة قرب المكيّف في غرفة النوم، فرطوبة الهواء تفرق أكثر من كريم غال.

## متى تراجع الطبيب؟

إن استمر الاحمرار أو الحكة أكثر من أسبوعين، أو تشققت البشرة ونزفت، أو تغيّر لون شامة أو حجمها فلا تجرّب منتجًا آخر: راجع طبيب الجلدية. وجرّب كل جديد على باطن الذراع يومين قبل وجهك، وأدخل منتجًا واحدًا في الأسبوع لتعرف ما نفع وما ضر.

## روتينك في سطر

غسل لطيف، فيتامين سي، واقي شمس. ثم غسل، ومرطّب، ونوم. كل ما زاد على ذلك متعة لا ضرورة، وتجده في قسم [العناية بالبشرة](/categories/skincare) متى أردت.

## أسئلة تصلنا كثيرًا

**بشرتي دهنية، هل أرطّب؟** نعم، بمرطّب خفيف مائي. منع الترطيب يدفع البشرة إلى دهن أكثر.

**هل يكفي واقي الشمس في المكياج؟** لا، لأن الكمية التي تضعينها منه أقل مما يلزم بكثير. اجعليه فوق الواقي لا بدلًا منه.

**والرجال بعد الحلاقة؟** ماء بارد، ثم مرهم أو كريم بلا كحول، ثم الواقي. الكولونيا على الجلد المجروح تحرقه وتترك أثرًا داكنًا مع الشمس.

**متى أرى النتيجة؟** الترطيب يظهر في أيام، وتوحّد اللون يحتاج إلى شهرين أو ثلاثة. من يبدّل منتجاته كل أسبوع لا يرى شيئًا.

**هل أحتاج إلى كريم للعين؟** مرطّب وجهك يكفي غالبًا إن لم يحتوِ على عطر قوي. ضعه بالبنصر وبلا شد.

> البشرة السليمة لا تعني بشرة بلا مسام، بل بشرة لا تشغلك.`,
    en: `Riyadh in July is not the beach of the advertisements. The air is dry, the sun stands straight above, and you move between fifty degrees in the car park and twenty-two in the office. Skin here does not need ten bottles, only three steps that are never forgotten.

## What happens to your skin

Its surface is a barrier of oil and water. Dry air draws out the water, air conditioning finishes the work, and strong soap strips the oil. It feels tight after washing and shines at noon, because it makes up for the loss. It is neither oily nor dry by nature; it is thirsty.

## Morning: three minutes

1. **Wash gently,** with lukewarm water and a mild cleanser, or water alone. [Laurel and olive soap](product:laurel-olive-soap) is kind to the body; use something lighter on the face.
2. **Serum on damp skin.** Vitamin C helps against the traces of sun and evens the tone. Two or three drops of [vitamin C serum](product:vitamin-c-serum), and a minute’s wait.
3. **Sunscreen.** SPF 50, two fingers’ length for face and neck, again every two hours outdoors. It matters more than everything else in the drawer, in the car as well: glass lets the long rays through.

## Evening: repair

Wash off sunscreen and dust, then moisturise while the skin is damp; a cream locks water in, it does not make any. The [argan night cream](product:night-repair-cream) suits those who wake with tight skin. Put a little under the jaw and on the backs of your hands.

## Body and lips

Moisturise within three minutes of a shower. [Almond milk lotion](product:body-lotion-milk) is light and does not stick to cloth. For lips take a plain balm without mint, which cools and then dries.

## What you can leave out

- **Scrubbing every day:** once a week is enough.
- **Alcohol toner:** fresh for a moment, dry for an hour.
- **Rose water in the sun:** lovely in the shade.
- **Home mixtures with lemon:** lemon and sun burn and leave marks.

## Water, in measure

A glass an hour at work, cucumber and melon in the evening, less coffee after the afternoon. A bowl of water or a plant near the air conditioner does more than a costly cream.

## When to see a doctor

If redness or itching lasts over two weeks, if skin cracks and bleeds, or a mole changes, do not try another product: see a dermatologist. Test anything new on the inside of your arm for two days, and add one product a week.

## Your routine in a line

Gentle wash, vitamin C, sunscreen. Then wash, moisturiser, sleep. Anything more is pleasure rather than need, and waits in [skincare](/en/categories/skincare).

> Healthy skin is not skin without pores, but skin you need not think of.`,
  },
};
