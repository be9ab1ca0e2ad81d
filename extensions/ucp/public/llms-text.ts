import type { ProtocolRoute } from '@waha/extend';
import { z } from 'zod';

const settings = z.object({ name: z.string(), tagline: z.string() });
const CACHED_SECONDS = 3_600;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);

/** `/llms.txt`: where a language model finds what the shop says, and by which protocols it may ask. */
export function llmsTextRoute(publicUrl: string): ProtocolRoute {
  return {
    ...{ method: 'GET', path: '/llms.txt', atRoot: true },
    async handle(_, call) {
      const { status, body } = await call('GET /settings', { language: 'en' });
      const { name, tagline } = status === 200 ? settings.parse(body) : { name: 'Shop', tagline: '' };
      const lines = [
        `# ${oneLine(name)}`,
        '',
        `> ${(oneLine(tagline) || 'An online store in Saudi Arabia').replace(/[.!?]?$/, '.')} Prices are in SAR.`,
        '',
        '## For machines',
        `- [Universal Commerce Protocol](${publicUrl}/.well-known/ucp): catalogue, carts and checkouts by REST and MCP`,
        `- [MCP](${publicUrl}/mcp): search, products, delivery, tracking and policies, read-only`,
        `- [API](${publicUrl}/api/store/openapi.json): the API of the shop itself`,
        '',
        '## For people',
        ...PAGES.map(([path, title]) => `- [${title}](${publicUrl}/en/${path})`),
        '',
      ];
      return {
        status: 200,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': `public, max-age=${CACHED_SECONDS}`,
        },
        body: lines.join('\n'),
      };
    },
  };
}

const PAGES = [
  ['products', 'Products'],
  ['categories', 'Categories'],
  ['shipping', 'Delivery'],
  ['returns', 'Returns'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms'],
] as const;
