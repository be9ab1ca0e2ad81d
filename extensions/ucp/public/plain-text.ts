const MOST_CHARACTERS = 8_000;
const BREAKS = /<\/(?:p|h[1-6]|li|tr|div)>|<br\s*\/?>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a page that the shop has sanitised, without its markup; what is longer is cut. */
export function plainText(html: string): string {
  const words = html
    .replaceAll(BREAKS, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w{1,6});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim();
  return words.slice(0, MOST_CHARACTERS);
}
