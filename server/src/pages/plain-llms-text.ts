import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../platform/errors/index.ts';
import { plainSecurityHeaders } from '../platform/http/index.ts';
import type { Bilingual } from '../platform/text/index.ts';

/** The address of llmstxt.org. A protocol of machines that has it too comes first. */
export const LLMS_PATH = '/llms.txt';

const CLOSED_SECONDS = 3_600;
const pages = [
  ['products', 'Products'],
  ['categories', 'Categories'],
  ['shipping', 'Delivery'],
  ['returns', 'Returns'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
] as const;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

interface LlmsOptions {
  origin: string;
  isClosed: () => boolean;
  isArabicOnly: () => boolean;
  storeIdentity: () => Promise<{ name: Bilingual; tagline: Bilingual }>;
}

/** Answers `/llms.txt`: the shop in a line, and its pages for people. */
export function createLlmsText({ origin, isClosed, isArabicOnly, storeIdentity }: LlmsOptions) {
  return async (_: FastifyRequest, reply: FastifyReply) => {
    if (isClosed()) refuse('server.unavailable', {}, { retryAfterSeconds: CLOSED_SECONDS });
    const { name, tagline } = await storeIdentity();
    const language = isArabicOnly() ? 'ar' : 'en';
    const base = language === 'en' ? `${origin}/en` : origin;
    const said = oneLine(tagline[language]) || 'An online store in Saudi Arabia';
    const lines = [
      `# ${oneLine(name[language])}`,
      '',
      `> ${said.replace(/[.!?]?$/, '.')} Prices are in SAR.`,
      '',
      '## Pages',
      ...pages.map(([path, title]) => `- [${title}](${base}/${path})`),
      '',
      '## Lists',
      `- [Site map](${origin}/sitemap.xml): all pages with their pictures`,
      '',
    ];
    return reply
      .headers({ ...plainSecurityHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  };
}
