/** A text in both languages of the shop. */
export interface Bilingual {
  readonly ar: string;
  readonly en: string;
}

/** Texts of an extension: the same keys in both languages, or it does not compile. */
export interface Texts<Key extends string> {
  readonly ar: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<NoInfer<Key>, string>>;
}
