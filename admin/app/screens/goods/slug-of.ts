/** An address from a name in English, as people would write it themselves. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);
}

/** An address from a name in Arabic or English: its words without marks, joined by hyphens. */
export function arabicSlugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[^a-z0-9\u0621-\u063a\u0641-\u064a]+/g, '-')
    .slice(0, 120)
    .replace(/^-|-$/g, '');
}
