/** A text in both languages of the shop. */
export type Text = { readonly ar: string; readonly en: string };

export type Backdrop = 'sand' | 'sage' | 'dusk' | 'rose' | 'lavender' | 'stone';

/** A named colour; `hex` drives both the swatch and the recoloured picture. */
export type DemoColor = Text & { readonly hex: string };

export type DemoCategory = {
  readonly key: string;
  /** Absent on the root categories. */
  readonly parent?: string;
  readonly slug: string;
  readonly name: Text;
  readonly description: Text;
  readonly backdrop: Backdrop;
  /** Names of pictured objects: fluent-emoji icons, or `waha:` objects drawn in artwork/objects. */
  readonly art: readonly string[];
  readonly featured: boolean;
  readonly position: number;
};

export type DemoVariant = {
  readonly sku: string;
  readonly size?: string;
  readonly color?: DemoColor;
  /** Absent: the product's own price. */
  readonly priceHalalas?: number;
  readonly salePriceHalalas?: number;
  readonly stock: number;
};

export type DemoSpecification = { readonly label: Text; readonly value: Text };

export type DemoArt = {
  /** The first is the product itself; the others keep it company in some views. */
  readonly icons: readonly string[];
  /** Degrees of rotation on the colour wheel, to distinguish two products with the same object. */
  readonly hueShift?: number;
  /** Dyes the main object, where its own colour does not suit the product. */
  readonly color?: string;
  /** The product is a set: its first picture already shows every icon. */
  readonly isSet?: boolean;
};

export type DemoProduct = {
  readonly key: string;
  readonly sku: string;
  readonly slug: string;
  readonly category: string;
  readonly extraCategories?: readonly string[];
  readonly brand: Text;
  readonly name: Text;
  readonly shortDescription: Text;
  /** Markdown. */
  readonly description: Text;
  readonly type: 'simple' | 'variable';
  readonly priceHalalas: number;
  readonly salePriceHalalas?: number;
  /** Simple products only; a variable product's stock is in its variants. */
  readonly stock?: number;
  readonly variants?: readonly DemoVariant[];
  readonly weightGrams: number;
  readonly isReturnable: boolean;
  readonly featured: boolean;
  readonly soldCount: number;
  readonly createdDaysAgo: number;
  readonly keywords?: { readonly ar?: readonly string[]; readonly en?: readonly string[] };
  readonly specifications: readonly DemoSpecification[];
  readonly art: DemoArt;
};

export type DemoBundle = {
  readonly key: string;
  readonly slug: string;
  readonly name: Text;
  readonly description: Text;
  readonly items: readonly { readonly product: string; readonly variantSku?: string; readonly quantity: number }[];
  readonly priceHalalas: number;
};

export type DemoPromotion = {
  readonly key: string;
  readonly type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  readonly name: Text;
  readonly description: Text;
  readonly percent?: number;
  readonly priceHalalas?: number;
  readonly buyQuantity?: number;
  readonly getQuantity?: number;
  readonly products?: readonly string[];
  readonly categories?: readonly string[];
  /** Relative to the seed; negative when it already runs. */
  readonly startsInHours: number;
  readonly endsInHours: number;
  readonly quantityCap?: number;
  readonly priority: number;
  readonly stackable: boolean;
  readonly licenceNumber?: string;
};

export type DemoCoupon = {
  readonly code: string;
  readonly type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  readonly percent?: number;
  readonly maximumHalalas?: number;
  readonly amountHalalas?: number;
  readonly buyQuantity?: number;
  readonly getQuantity?: number;
  readonly minimumOrderHalalas?: number;
  readonly totalLimit?: number;
  readonly perCustomerLimit?: number;
  readonly firstOrderOnly?: boolean;
  readonly categories?: readonly string[];
  readonly products?: readonly string[];
  readonly isPublic: boolean;
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly description: Text;
};

export type DemoReview = {
  readonly product: string;
  /** First name and initial only, as the shop shows them. */
  readonly author: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly daysAgo: number;
  /** Arabic name of the city, as in the locations reference. */
  readonly city: string;
  /** How many found it helpful. */
  readonly helpful: number;
  /** How the size fitted, of what is worn. */
  readonly fit?: 'small' | 'as_expected' | 'large';
};

export type DemoQuestion = {
  readonly product: string;
  /** First name and initial only, as the shop shows them. */
  readonly author: string;
  readonly text: string;
  readonly daysAgo: number;
  readonly answers: readonly {
    /** Null where the shop answers. */
    readonly author: string | null;
    readonly text: string;
  }[];
};

export type DemoSizeGuide = {
  readonly measures: readonly { readonly key: string; readonly label: Text; readonly how: Text }[];
  readonly tables: readonly {
    readonly slug: string;
    readonly name: Text;
    readonly note: Text;
    readonly equivalents: readonly Text[];
    /** Keys of measures, one a column. */
    readonly measures: readonly string[];
    /** Millimetres of the body, one range a column. */
    readonly rows: readonly {
      readonly size: string;
      readonly equivalents: readonly string[];
      readonly mm: readonly (readonly [number, number] | null)[];
    }[];
    /** Keys of categories sized by it. */
    readonly categories: readonly string[];
  }[];
};

export type DemoBlogCategory = { readonly slug: string; readonly name: Text };

export type DemoAuthor = { readonly name: Text; readonly role: Text };

/** A picture of several objects before large fields of colour. */
export type DemoCover = {
  readonly scene: 'arches' | 'sun' | 'steps' | 'window';
  readonly backdrop: Backdrop;
  /** The deep field behind; the lighter ones are the backdrop's. */
  readonly field: 'night' | 'clay' | 'palm' | 'plum';
  /** The first is the main object; the others surround it, near and far. Five at most. */
  readonly objects: readonly string[];
};

/** Links in the text: `product:slug` for a product, otherwise an address (under /en in the English text). */
export type DemoArticle = {
  readonly slug: string;
  readonly category: string;
  readonly title: Text;
  readonly excerpt: Text;
  readonly keywords: Text;
  readonly author: DemoAuthor;
  readonly tags: readonly Text[];
  /** Markdown. */
  readonly body: Text;
  readonly cover: DemoCover;
  /** Slugs of products shown after it. */
  readonly products: readonly string[];
  readonly featured: boolean;
  readonly publishedDaysAgo: number;
};

export type DemoFaqGroup = {
  readonly key: string;
  readonly name: Text;
  /** `key` is the anchor on the page; answers are Markdown. */
  readonly questions: readonly { readonly key: string; readonly question: Text; readonly answer: Text }[];
};

export type DemoBrand = {
  readonly name: Text;
  readonly legalName: Text;
  readonly tagline: Text;
  readonly phone: string;
  readonly whatsappNumber: string;
  readonly email: string;
  readonly address: Text;
  readonly hours: Text;
  readonly vatNumber: string;
  readonly commercialRegistrationNumber: string;
  readonly licences: readonly { readonly label: Text; readonly number: string }[];
  readonly socialLinks: {
    readonly platform: 'x' | 'instagram' | 'tiktok' | 'snapchat' | 'youtube';
    readonly url: string;
  }[];
};

/** Account that receives bank transfers. */
export type DemoBankAccount = { readonly bankName: Text; readonly accountName: Text; readonly iban: string };

/** An information page at `/{slug}`. Links in its English texts have addresses under /en. */
export type DemoPage = {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly keywords: Text;
  /** Markdown. */
  readonly body: Text;
};

/** A tag, with the slugs of its products. */
export interface DemoTag {
  readonly name: Text;
  readonly products: readonly string[];
}
