import { describe, expect, test } from 'vitest';
import type { FeedProduct, FeedProvider, FeedShop } from '../ports/feed.ts';
import type { ProtocolCall, ProtocolProvider } from '../ports/protocol.ts';

/** A product with every field, and texts that break careless writers. */
export function feedProduct(at: number, title = `منتج ${at}`): FeedProduct {
  return {
    ...{ id: `v${at}`, groupId: at % 2 === 0 ? `p${at}` : null, sku: `SKU-${at}`, title },
    item: { productId: at % 2 === 0 ? at : 1_000 + at, variantId: at % 2 === 0 ? 2_000 + at : null },
    ...{ description: '<b>"أفضل" & أحلى</b>\u0007', categoryPath: ['عود', 'دهن'], taxonomy: '479' },
    ...{ url: `https://shop.example/product/${at}/a?b=1&c=2`, imageUrls: ['https://shop.example/media/a.jpg'] },
    ...{ price: 10_000, salePrice: at % 2 === 0 ? 7_550 : null, saleWindow: null, brand: null, gtin: null },
    ...{ availability: at % 3 === 0 ? 'out_of_stock' : 'in_stock', availableFrom: null },
    ...{ size: null, color: 'أحمر', weightGrams: 250, isSent: true },
  };
}

/** The contract suite that every adapter of the feed port must pass. `idsIn` parses a whole feed and gives its ids in order. */
export function runFeedContract(
  name: string,
  provider: FeedProvider,
  idsIn: (feed: string) => readonly string[],
): void {
  const shop: FeedShop = {
    ...{ name: 'واحة & "شركاه"', url: 'https://shop.example', language: 'ar' },
    delivery: { price: 2_500, minDays: 2, maxDays: 5 },
  };
  const read = async (products: AsyncIterable<FeedProduct>) => {
    let feed = '';
    for await (const part of provider.write(products, shop, () => undefined)) feed += part;
    return feed;
  };
  async function* many(count: number, onRead: (at: number) => void = () => undefined) {
    for (let at = 1; at <= count; at += 1) {
      onRead(at);
      yield feedProduct(at, at === 2 ? ']]></title> <script>,"\n;' : undefined);
    }
  }
  describe(`${name} keeps the contract of feeds`, () => {
    test.each([0, 1, 50])('%i products are all there, whatever their texts hold', async (count) => {
      const ids = Array.from({ length: count }, (_, at) => `v${at + 1}`);
      expect(idsIn(await read(many(count)))).toEqual(ids);
    });

    test('a product that its service would refuse is left out, and counted', async () => {
      async function* bad() {
        yield { ...feedProduct(1), title: ' ' };
        yield { ...feedProduct(2), imageUrls: [] };
        yield { ...feedProduct(3), price: 0 };
        yield feedProduct(4);
      }
      const left: string[] = [];
      let feed = '';
      const leaveOut = ({ id }: FeedProduct, fault: string) => void left.push(`${id} ${fault}`);
      for await (const part of provider.write(bad(), shop, leaveOut)) feed += part;
      expect(idsIn(feed)).toEqual(['v4']);
      expect(left).toEqual(['v1 no_title', 'v2 no_picture', 'v3 no_price']);
    });

    test('it is written as it is read: no product waits for the last', async () => {
      let seen = 0;
      let before = 0;
      let longest = 0;
      const products = many(2_000, (at) => {
        seen = at;
      });
      for await (const _ of provider.write(products, shop, () => undefined)) {
        longest = Math.max(longest, seen - before);
        before = seen;
      }
      // One part may hold some products, never a large share of them.
      expect(longest).toBeLessThanOrEqual(500);
    });
  });
}

/** The contract suite that every adapter of the protocol port must pass. */
export function runProtocolContract(name: string, provider: ProtocolProvider): void {
  describe(`${name} keeps the contract of protocols`, () => {
    const failing: ProtocolCall = async () => ({ status: 503, body: { success: false, message: 'busy' } });

    test('its routes are told apart by method and path', () => {
      const keys = provider.routes.map(
        ({ method, path, atRoot = false }) => `${method} ${atRoot} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const { path } of provider.routes) expect(path).toMatch(/^(?:\/(?:[\w.-]+|\{\w+\}))+$/);
    });

    test.each(['', '{', '[]', '{"a":', '\u0000'])('no body is a failure of its own: %j', async (text) => {
      // A request that only reads has no body.
      for (const { method, path, handle } of provider.routes.filter((route) => route.method !== 'GET')) {
        const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 'x']));
        const body = new TextEncoder().encode(text);
        const answer = await handle({ method, path, params, headers: {}, query: {}, body, visitor: 'v' }, failing);
        expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(600);
      }
    });
  });
}
