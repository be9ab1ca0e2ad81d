import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type FeedFault, type FeedProduct, type FeedProvider, type FeedShop, feedFaults } from '@waha/extend';

/** A feed as it was written to a file, compressed. */
export interface WrittenFeed {
  /** Hash of its content: a feed that is made again of the same products has the same. */
  digest: string;
  /** Products that it lists. */
  products: number;
  leftOut: Partial<Record<FeedFault, number>>;
}

const CHUNK_CHARACTERS = 64 * 1024;
const LONGEST_PART = 1024 * 1024;

/** Writes a feed as its products are read: neither they nor its text are in memory together. */
export async function writeFeed(
  port: FeedProvider,
  { products, shop, file }: { products: AsyncIterable<FeedProduct>; shop: FeedShop; file: string },
): Promise<WrittenFeed> {
  const hash = createHash('sha256');
  const leftOut: Partial<Record<FeedFault, number>> = {};
  let given = 0;
  let refused = 0;
  async function* counted() {
    for await (const product of products) {
      given += 1;
      yield product;
    }
  }
  const leaveOut = (_: FeedProduct, fault: FeedFault) => {
    if (!feedFaults.includes(fault)) throw new Error('a product is left out for no known fault');
    refused += 1;
    leftOut[fault] = (leftOut[fault] ?? 0) + 1;
  };
  async function* chunks() {
    let chunk = '';
    for await (const part of port.write(counted(), shop, leaveOut)) {
      if (typeof part !== 'string' || part.length > LONGEST_PART) throw new Error('a part of a feed is no short text');
      chunk += part;
      if (chunk.length < CHUNK_CHARACTERS) continue;
      hash.update(chunk);
      yield Buffer.from(chunk);
      chunk = '';
    }
    hash.update(chunk);
    yield Buffer.from(chunk);
  }
  await pipeline(Readable.from(chunks()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { digest: hash.digest('base64url').slice(0, 27), products: given - refused, leftOut };
}
