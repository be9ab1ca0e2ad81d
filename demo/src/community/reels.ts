import { join } from 'node:path';

/** A short film of the shop's own pictures, which `npm run film-reels` draws (e2e/film-reels.ts). */
export interface DemoReel {
  /** Key of its files in demo/reels. */
  readonly key: string;
  /** Handle of the author. */
  readonly author: string;
  readonly hoursAgo: number;
  readonly likes: number;
  readonly views: number;
  readonly text: string;
  /** Keys of the products shown in the film, three at most. */
  readonly products: readonly string[];
  /** Lines, as they would be spoken. */
  readonly captions: readonly string[];
  readonly comments: readonly { readonly author: string; readonly text: string }[];
}

/** Format of all films. */
export const demoFilm = { width: 360, height: 640, durationMs: 6_000, framesPerSecond: 15 } as const;

const FOLDER = join(import.meta.dirname, '../../reels');
export const demoFilmPath = (key: string) => join(FOLDER, `${key}.mp4`);
export const demoPosterPath = (key: string) => join(FOLDER, `${key}.webp`);

type Line = readonly [
  key: string,
  author: string,
  hoursAgo: number,
  likes: number,
  views: number,
  text: string,
  products: readonly string[],
  captions: readonly string[],
  ...comments: (readonly [author: string, text: string])[],
];

const lines: readonly Line[] = [
  [
    'morning-coffee',
    'هيا_القهوة',
    3,
    18,
    212,
    'من الحبة إلى الفنجان، خولاني هذا الصباح #قهوة',
    ['khawlani-coffee-beans', 'rasalan-dallah', 'finjan-cup-set'],
    ['بن خولاني من جازان', 'والدلة على نار هادية', 'تفضلوا'],
    ['yousef_b', 'الفنجان لحاله حكاية'],
    ['روان_ب', 'بن جبالنا، بالعافية'],
  ],
  [
    'oud-evening',
    'ريم_للعطور',
    9,
    24,
    340,
    'دهن العود المعتق على نبض اليد، ثم المبخرة تكمّل المجلس #عود',
    ['aged-oud-oil', 'engraved-brass-mabkhara'],
    ['نقطة واحدة تكفي', 'والمبخرة للمجلس كله'],
    ['غادة_ح', 'ريحته تثبت يومين عندي'],
  ],
  [
    'three-hundred-km',
    'تركي_يجري',
    20,
    15,
    188,
    'بعد 300 كيلو على الإسفلت، هذا حال النعل #جري',
    ['khatwa-running-shoes'],
    ['ثلاثمئة كيلو', 'والنعل كما ترون'],
    ['omar_k', 'Same pair, same story'],
  ],
  [
    'gift-for-mother',
    'مها_الهدايا',
    30,
    21,
    265,
    'هدية لأمي في ثلاث دقائق: طقم عطور وشمعة وكلمتين حلوة #هدايا',
    ['eid-perfume-gift-set', 'amber-wax-candle'],
    ['طقم عطور', 'وشمعة عنبر', 'وكلمة حلوة فوقها'],
    ['نوف_أم_راكان', 'فكرة جميلة، أخذتها منك'],
  ],
  [
    'desk-of-an-evening',
    'حسن_المكتب',
    44,
    8,
    97,
    'حبر ودفتر وسكون آخر الليل',
    ['classic-fountain-pen', 'ruled-daily-notebook'],
    ['قلم حبر', 'ودفتر بلا استعجال'],
  ],
  [
    'small-flat-green',
    'sara_w',
    52,
    17,
    174,
    'One plant, one lamp, one corner that feels like mine #home',
    ['indoor-potted-plant', 'two-seat-sofa-with-lamp'],
    ['A corner with a plant', 'and a lamp for the evening'],
    ['leen_r', 'That green is everything'],
  ],
  [
    'night-in-the-desert',
    'سعود_البر',
    70,
    26,
    402,
    'عدة مكشات خفيفة: خيمة وترمس، والباقي على الله #بر',
    ['family-camping-tent', 'steel-thermos-flask', 'barr-hiking-boots'],
    ['الخيمة', 'والترمس', 'والنار علينا'],
    ['majed_q', 'Which size is the tent?'],
    ['سعود_البر', 'العائلية، تكفي خمسة'],
  ],
  [
    'watch-on-the-wrist',
    'ناصر_الساعات',
    90,
    13,
    151,
    'ميقات الكلاسيكية عن قرب: خفيفة، وعقاربها واضحة #ساعات',
    ['miqat-classic-watch'],
    ['عن قرب', 'ومن بعيد'],
  ],
  [
    'dates-and-cardamom',
    'دانة_الخير',
    118,
    19,
    230,
    'سكري مفتل مع قهوة بالهيل، والضيف عند الباب #تمر',
    ['sukkari-dates', 'saudi-coffee-cardamom-saffron'],
    ['تمر سكري', 'وقهوة بالهيل والزعفران', 'حيّاكم الله'],
    ['عبدالإله_ر', 'السكري سيّد التمر'],
  ],
  [
    'colours-of-abha',
    'جود_ترسم',
    140,
    11,
    133,
    'ألوان مائية لضباب السودة، والطقم صغير يدخل الشنطة #رسم',
    ['watercolour-palette-kit', 'campus-backpack'],
    ['ألوان مائية', 'وورقة وضباب'],
  ],
  [
    'linen-all-year',
    'nada_f',
    190,
    14,
    166,
    'Linen for the walk, a scarf for the evening breeze #linen',
    ['linen-midi-dress', 'soft-knit-scarf', 'riwaq-leather-handbag'],
    ['Linen in the morning', 'a scarf at night'],
    ['رغد_ل', 'اللون يجنن'],
  ],
  [
    'after-dinner-game',
    'بدر_يلعب',
    240,
    9,
    120,
    'جولة بعد العشاء والسماعة تعزل كل شي #ألعاب',
    ['wireless-game-controller', 'sada-studio-headphones'],
    ['يد التحكم', 'والسماعة', 'ونبدأ'],
  ],
];

/** The newest first. */
export const demoReels: readonly DemoReel[] = lines.map(
  ([key, author, hoursAgo, likes, views, text, products, captions, ...comments]) => ({
    key,
    author,
    hoursAgo,
    likes,
    views,
    text,
    products,
    captions,
    comments: comments.map(([who, said]) => ({ author: who, text: said })),
  }),
);
