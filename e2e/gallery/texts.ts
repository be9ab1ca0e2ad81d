/** A text of a record that has one in each language. */
export interface Both {
  ar: string;
  en: string;
}

/** The texts that a world's records are made of. */
export interface WorldTexts {
  product: Both;
  brand: string;
  person: { first: string; last: string };
  member: string;
  city: { district: string; street: string };
  label: string;
  /** Texts of posts, the newest last. */
  posts: readonly string[];
  comment: string;
  contest: Both;
  article: Both;
}

export const usual: WorldTexts = {
  product: { ar: 'دلة نحاسية مزخرفة', en: 'Engraved brass dallah' },
  brand: 'Sadu',
  person: { first: 'نورة', last: 'العتيبي' },
  member: 'نورة',
  city: { district: 'العليا', street: 'شارع العليا' },
  label: 'البيت',
  posts: ['قهوة #الصباح مع الأهل'],
  comment: 'جميل، بالعافية',
  contest: { ar: 'أجمل ركن قهوة', en: 'The finest coffee corner' },
  article: { ar: 'كيف تختار دلتك', en: 'How to choose a dallah' },
};

/** Arabic sentences: the longest line of a language that breaks at spaces. */
const arabic = (length: number) => fill('مجموعة الضيافة العربية الفاخرة المصنوعة يدويًا من النحاس المزخرف ', length);
/** English letters without a space to break at. */
const english = (length: number) => fill('Handcraftedarabianhospitality', length);

function fill(words: string, length: number): string {
  return words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();
}

/** The longest texts that the contract takes. Members write in either language, whatever the reader's is. */
export const longest: WorldTexts = {
  product: { ar: arabic(200), en: english(200) },
  brand: english(120),
  person: { first: arabic(60), last: english(60) },
  member: english(60),
  city: { district: arabic(120), street: english(120) },
  label: english(40),
  posts: [english(2_000), arabic(2_000)],
  comment: english(1_000),
  contest: { ar: arabic(120), en: english(120) },
  article: { ar: arabic(160), en: english(160) },
};
