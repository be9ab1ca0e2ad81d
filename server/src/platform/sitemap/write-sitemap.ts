import type { SitemapEntry } from './sitemap-source.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * Writes a part: every entry in both languages, each referring to the other (https://developers.google.com/search →
 * hreflang in sitemaps), or in Arabic alone.
 */
export function writeSitemap(origin: string, entries: readonly SitemapEntry[], isArabicOnly: boolean): string {
  const urls = entries.map((entry) => (isArabicOnly ? writeArabic(origin, entry) : writeEntry(origin, entry)));
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">\n${urls.join('')}</urlset>\n`;
}

/** Writes the index of parts, by address. */
export function writeSitemapIndex(parts: readonly { address: string; changedAt: Date | null }[]): string {
  const lines = parts.map(
    ({ address, changedAt }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n`;
}

function writeArabic(origin: string, { path, changedAt }: SitemapEntry): string {
  return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${lastmod(changedAt)}</url>\n`;
}

function writeEntry(origin: string, { path, changedAt }: SitemapEntry): string {
  const arabic = escapeXml(`${origin}${path}`);
  const english = escapeXml(`${origin}/en${path === '/' ? '' : path}`);
  const alternates = [
    ['ar', arabic],
    ['en', english],
    ['x-default', arabic],
  ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
  const rest = `${lastmod(changedAt)}${alternates.join('')}</url>\n`;
  return `<url><loc>${arabic}</loc>${rest}<url><loc>${english}</loc>${rest}`;
}

function lastmod(changedAt: Date | null): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
