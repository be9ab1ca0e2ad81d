import type { DemoArticle } from '../../shop-types.ts';
import { authors } from './authors.ts';

export const firstCampingTrip: DemoArticle = {
  slug: 'first-desert-camp',
  category: 'life',
  title: { ar: 'كشتتك الأولى في البر: قائمة لا تنسى شيئًا', en: 'Your first desert camp: a list that forgets nothing' },
  excerpt: {
    ar: 'من اختيار المكان إلى إطفاء النار: ما تحمله لليلة واحدة مع العائلة، وما تتركه في البيت، وكيف ترجع والمكان كما كان.',
    en: 'From choosing the place to putting out the fire: what to bring for one night with the family, and what to leave.',
  },
  keywords: { ar: 'كشتة، بر، تخييم، خيمة، ترمس، شتاء', en: 'camping, desert, tent, winter, Saudi Arabia' },
  author: authors.salman,
  tags: [
    { ar: 'رحلات', en: 'outdoors' },
    { ar: 'شتاء', en: 'winter' },
  ],
  cover: {
    scene: 'sun',
    backdrop: 'sand',
    field: 'night',
    objects: ['tent', 'fire', 'waha:thermos', 'hiking-boot', 'camel'],
  },
  products: ['family-camping-tent', 'steel-thermos-flask', 'barr-hiking-boots', 'winter-wool-coat'],
  featured: false,
  publishedDaysAgo: 80,
  body: {
    ar: `إذا برد الهواء بعد المطر الأول امتلأت الطرق الخارجة من المدن مساء الخميس. والكشتة الأولى إما أن تصير عادة العائلة وإما أن تكون الأخيرة، والفرق غالبًا في حقيبة لم تُجهَّز. هذه قائمة ليلة واحدة لأربعة، جرّبناها في نفود الثمامة وروضة خريم.

## أين ومتى؟

- الموسم من نوفمبر إلى مارس. وانظر إلى الريح قبل الحرارة: فوق 30 كيلومترًا في الساعة أجّلها.
- لا تنزل في بطن وادٍ ولا شعيب ولو كانت السماء صافية، فالسيل يأتي من مطر بعيد.
- اختر أرضًا صلبة مرتفعة قليلًا، وظهر سيارتك إلى الريح.
- صل قبل المغرب بساعتين. نصب الخيمة في الظلام يفسد أول ليلة.
- أخبر قريبًا بمكانك وموعد رجوعك، وأرسل له الموقع قبل أن تنقطع الشبكة.

## المأوى والنوم

[خيمة عائلية](product:family-camping-tent) بطبقتين تكفي، وجرّب نصبها مرة في الحوش. وتحتها مشمّع، لأن برد الليل يصعد من الرمل لا ينزل من الهواء. لكل شخص فرشة عازلة قبل البطانية، وطبقات ملابس لا قطعة واحدة: قطن ثم صوف ثم [معطف](product:winter-wool-coat). وجوارب نظيفة للنوم فقط، وهي أرخص ما يدفئ.

## النار

1. احفر حفرة قليلة العمق وأزل العشب حولها مسافة متر.
2. احمل حطبك معك. قطع الشجر في البر ممنوع، وعليه غرامة.
3. لا تُشعل الفحم داخل الخيمة أبدًا ولو كانت مفتوحة: غازه بلا رائحة، وهو يقتل كل شتاء.
4. قبل النوم صبّ الماء، وحرّك الرماد، ثم صبّ ثانية حتى يبرد في يدك.

## المطبخ الصغير

| الوجبة | ما تحمله |
|---|---|
| عشاء | دجاج متبّل من البيت، رز مغسول في كيس، بهار جاهز |
| سهرة | قهوة في [ترمس](product:steel-thermos-flask)، تمر، حليب بالزنجبيل |
| فطور | بيض، خبز، جبن، عسل |
| احتياط | معلبات وعلبة تمر ولتران ماء زيادة |

احسب خمسة لترات ماء للشخص في اليوم: للشرب والغسل والطبخ. واغلِ القهوة قبل أن تغادر البيت وضعها في الترمس، فأول فنجان يجب ألا ينتظر النار. الطريقة في [مقالة القهوة](/blog/saudi-coffee-at-home).

## ما ينساه الجميع

- كشّاف رأس لكل شخص، وبطاريات.
- حقيبة إسعاف فيها ملقط ومطهّر ودواء الحساسية.
- مضخة إطارات ومقياس: خفّض الضغط إلى 18 في الرمل وأعده على الإسفلت.
- أكياس نفايات أكثر مما تظن.
- [حذاء مغلق](product:barr-hiking-boots) برقبة. الصندل ليس لليل البر.
- بطارية للجوال، وخريطة محفوظة دون شبكة.

## مع الأطفال

أعط كل طفل مهمة وكشّافًا: واحد للماء وآخر للأوتاد. وحدّد لهم دائرة يرون منها الخيمة، وصفّارة في العنق. ولا تمنعهم من الرمل، بل من النار والسيارة المتحركة. وقصة تحت النجوم تكفي عن كل الأجهزة، والتلسكوب إن وُجد زيادة خير.

## ارجع والمكان كما كان

قبل التحرك امشِ دائرة واسعة واجمع ما ترى، لك أو لغيرك. غطّ الحفرة بعد أن تبرد، ولا تدفن النفايات فالريح تخرجها. وقُد على الأثر الموجود، فإطار واحد على النبات يحتاج إلى سنوات ليُمحى.

تجد العدّة كلها في قسم [التخييم](/categories/camping). خذ نصفها أول مرة، فالبر يعلّمك ما ينقصك.

## جدول ليلة واحدة

| الوقت | ماذا تفعل |
|---|---|
| 3:00 عصرًا | وصول، واختيار المكان، ونصب الخيمة |
| 4:30 | قهوة وتمر ومشي حول المكان مع الصغار |
| قبل المغرب | جمع العدّة، وتجهيز الإنارة، وإشعال النار |
| 7:00 مساءً | عشاء، ثم حكايات ونجوم |
| 10:30 | إطفاء النار كلها، ثم النوم |
| 6:00 صباحًا | شروق وفطور |
| 9:00 | جمع النفايات، ثم الرجوع قبل الحر |

## إن تغيّر الجو

راجع الإنذارات قبل الخروج بساعتين لا بيوم. وإن هبّت الريح فأنزل الخيمة قبل أن ترفعها هي، وانتقلوا إلى السيارة، ووجّه مقدمتها نحو الريح. وإن غرّزت سيارتك فلا تضغط الوقود: أنزل الركاب، وخفّف هواء الإطارات، وأزل الرمل من أمام العجلات، ثم تحرّك ببطء. وإن ضللت فابقَ عند السيارة، فهي تُرى من بعيد، وأنت لا تُرى.

> الكشتة الجميلة هي التي يسأل الصغار في طريق العودة: متى نرجع؟`,
    en: `When the air cools after the first rain, the roads out of our cities fill on Thursday evening. A first camp becomes a family habit or the last one, and the difference is usually a bag that was not packed. This list is for one night and four people.

## Where and when

- From November to March. Look at the wind before the temperature: above 30 km/h, put it off.
- Never in the bed of a wadi, however clear the sky; floods come from rain far away.
- Firm ground, slightly raised, the car’s back to the wind.
- Arrive two hours before sunset. Pitching in the dark spoils the first night.
- Tell a relative where you are and when you return, and send the location while there is a signal.

## Shelter and sleep

A two-layer [family tent](product:family-camping-tent) is enough; pitch it once at home. Lay a tarpaulin under it, since the cold rises from the sand. Each person needs an insulating mat before blankets, and layers rather than one thick piece: cotton, wool, then a [coat](product:winter-wool-coat). Clean socks kept for sleeping are the cheapest warmth there is.

## Fire

1. Dig a shallow pit and clear a metre around it.
2. Bring your own wood. Cutting trees is forbidden and fined.
3. Never burn charcoal inside a tent, even an open one. Its gas has no smell and kills every winter.
4. Before sleeping, pour water, stir the ash and pour again until it is cool to the hand.

## A small kitchen

| Meal | Bring |
|---|---|
| Dinner | chicken marinated at home, washed rice, ready spices |
| Evening | coffee in a [thermos](product:steel-thermos-flask), dates, ginger milk |
| Breakfast | eggs, bread, cheese, honey |
| Reserve | tins, dates, two more litres of water |

Count five litres of water a person a day. Make the coffee before you leave, so that the first cup need not wait for the fire; see [Saudi coffee at home](/en/blog/saudi-coffee-at-home).

## What everybody forgets

- A head torch for each person, and batteries.
- First aid with tweezers, antiseptic and allergy medicine.
- A tyre pump and gauge: 18 psi on sand, back up on the road.
- More rubbish bags than you think.
- [Closed boots](product:barr-hiking-boots). Sandals are not for a desert night.
- A power bank, and a map that works offline.

## With children

Give each a task and a torch. Draw a circle from which the tent is in sight, and hang a whistle round each neck. Forbid not the sand, only the fire and the moving car. A story under the stars replaces every screen.

## Leave it as it was

Before you go, walk a wide circle and collect what you see, yours or not. Cover the pit once it is cold, do not bury rubbish, and drive on existing tracks: one tyre on plants takes years to heal.

The gear is in [camping](/en/categories/camping). Take half of it the first time; the desert teaches you what is missing.

> A good camp is one after which the children ask on the way home: when do we go again?`,
  },
};
