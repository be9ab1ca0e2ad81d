/** The path of a page of this shop, from what somebody typed or pasted; null where it is another site's, or nothing. */
export function pageOf(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (text === '') return '/';
  if (/\s/.test(text)) return null;
  try {
    const host = new URL(origin).host;
    // `shop.example/offers` without a scheme counts as an address too.
    const isBare = text.startsWith(`${host}/`) || text === host;
    const url = new URL(isBare ? `https://${text}` : text, origin);
    if (url.host !== host || !/^https?:$/.test(url.protocol)) return null;
    url.searchParams.delete('ref');
    return `${url.pathname}${url.search}`;
  } catch {
    return null;
  }
}
