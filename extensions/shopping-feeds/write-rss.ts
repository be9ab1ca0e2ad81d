import type { FeedShop } from '@waha/extend';
import type { Fields, FieldValue } from './fields.ts';
import { cleanText } from './plain-text.ts';

const escapes: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' },
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The beginning of RSS 2.0 with the names of product feeds. */
export function rssHead({ name, url, language }: FeedShop): string {
  const title = escapeXml(cleanText(name));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel><title>${title}</title><link>${escapeXml(url)}</link>`,
    `<description>${title}</description><language>${language}</language>\n`,
  ].join('\n');
}

export const RSS_END = '</channel>\n</rss>\n';

/** An item, a line a field: services limit the length of a line. */
export function rssItem(fields: Fields): string {
  const lines = fields.flatMap(([name, value]) => elementsOf(name, value));
  return `<item>\n${lines.join('\n')}\n</item>\n`;
}

function elementsOf(name: string, value: FieldValue): string[] {
  if (typeof value === 'string') return [`<g:${name}>${escapeXml(value)}</g:${name}>`];
  if (isList(value)) return value.flatMap((one) => elementsOf(name, one));
  const inner = Object.entries(value).map(([part, text]) => `<g:${part}>${escapeXml(text)}</g:${part}>`);
  return [`<g:${name}>${inner.join('')}</g:${name}>`];
}

const isList = (value: FieldValue): value is readonly string[] => Array.isArray(value);
