/** A slug of a name: its words in Arabic or Latin without marks, joined by hyphens. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Latin accents go with the marks of reading; the hamza of a letter comes back by composition.
      .replaceAll(/[\u0300-\u036f\u0640\u064b-\u0652\u0670]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^a-z0-9\u0621-\u063a\u0641-\u064a]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}
