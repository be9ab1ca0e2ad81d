/** A value of an option as typed. */
export interface ValueEntry {
  value_ar: string;
  value_en: string;
  /** Shade of a colour; '' for other options. */
  hex: string;
}
