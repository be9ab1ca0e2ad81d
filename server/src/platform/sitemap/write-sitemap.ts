import { addressMedia } from '../media/index.ts';
import type { SitemapEntry } from './sitemap-source.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Pictures of a page: developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps. */
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

export interface SitemapShop {
  origin: string;
  isArabicOnly: boolean;
  /** Where browsers fetch pictures. */
  mediaUrl: string;
}

/**
 * Writes a part: every entry in both languages, each referring to the other (https://developers.google.com/search →
 * hreflang in sitemaps), or in Arabic alone.
 */
export function writeSitemap(shop: SitemapShop, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => (shop.isArabicOnly ? writeArabic(shop, entry) : writeEntry(shop, entry)));
  const names = `xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}"`;
  return `${HEAD}<urlset ${names}>\n${urls.join('')}</urlset>\n`;
}

/** Writes the index of parts, by address. */
export function writeSitemapIndex(parts: readonly { address: string; changedAt: Date | null }[]): string {
  const lines = parts.map(
    ({ address, changedAt }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n`;
}

function writeArabic(shop: SitemapShop, { path, changedAt, images }: SitemapEntry): string {
  return `<url><loc>${escapeXml(`${shop.origin}${path}`)}</loc>${lastmod(changedAt)}${writeImages(shop, images)}</url>\n`;
}

function writeEntry(shop: SitemapShop, { path, changedAt, images }: SitemapEntry): string {
  const { origin } = shop;
  const arabic = escapeXml(`${origin}${path}`);
  const english = escapeXml(`${origin}/en${path === '/' ? '' : path}`);
  const alternates = [
    ['ar', arabic],
    ['en', english],
    ['x-default', arabic],
  ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`);
  const rest = `${lastmod(changedAt)}${alternates.join('')}${writeImages(shop, images)}</url>\n`;
  return `<url><loc>${arabic}</loc>${rest}<url><loc>${english}</loc>${rest}`;
}

function writeImages({ origin, mediaUrl }: SitemapShop, images: readonly string[] = []): string {
  return images
    .map((path) => new URL(addressMedia({ url: path }, mediaUrl).url, origin).href)
    .map((address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`)
    .join('');
}

function lastmod(changedAt: Date | null): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
