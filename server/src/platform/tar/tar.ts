const BLOCK = 512;
const LONGEST_NAME = 100;
/** Eleven octal digits; a larger file has its size in an extended header. */
const LARGEST_OCTAL = 0o77777777777;
const MOST_EXTENDED_BYTES = 64_000;
const [FILE, EXTENDED] = ['0', 'x'] as const;

/** A file of an archive. Its body has `size` bytes and is read once. */
export interface TarPart {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export function textPart(name: string, text: string): TarPart {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, body: [bytes] };
}

/**
 * Writes parts as a POSIX tar file (ustar, with pax headers for long names and large sizes). Everything is pulled: a part
 * is asked for once the one before it was taken, so memory is that of one chunk.
 */
export async function* packTar(parts: AsyncIterable<TarPart>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of parts) {
    const records = [
      ...(Buffer.byteLength(name) > LONGEST_NAME ? [record('path', name)] : []),
      ...(size > LARGEST_OCTAL ? [record('size', String(size))] : []),
    ].join('');
    if (records) {
      yield headerOf('PaxHeader', Buffer.byteLength(records), EXTENDED);
      yield padded(Buffer.from(records));
    }
    yield headerOf(name, size, FILE);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes and was to have ${size}`);
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Reads parts of a tar file as `packTar` writes them. A body must be read to its end before the next part is asked for. */
export async function* unpackTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarPart> {
  const reader = createReader(chunks);
  let extended: { path?: string; size?: string } = {};
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const { name, size, type } = readHeader(header);
    if (type === EXTENDED) {
      if (size > MOST_EXTENDED_BYTES) throw new Error('an extended header is too long');
      extended = readRecords((await reader.take(size + paddingOf(size))).subarray(0, size).toString());
      continue;
    }
    const part = { name: extended.path ?? name, size: Number(extended.size ?? size) };
    extended = {};
    yield { ...part, body: reader.stream(part.size) };
    await reader.take(paddingOf(part.size));
  }
}

function headerOf(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, LONGEST_NAME);
  header.write('0000600\0' + '0000000\0' + '0000000\0', 100);
  header.write(`${Math.min(size, LARGEST_OCTAL).toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${'0'.repeat(11)}\0`, 136);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The sum of the header's bytes, those of the checksum itself counted as blanks. */
function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function readHeader(header: Buffer) {
  const text = (from: number, to: number) => header.subarray(from, to).toString().replace(/\0.*$/s, '');
  if (Number.parseInt(text(148, 156), 8) !== checksumOf(header)) throw new Error('a header of the archive is damaged');
  return { name: text(0, LONGEST_NAME), size: Number.parseInt(text(124, 136), 8), type: text(156, 157) };
}

/** `LENGTH KEY=VALUE\n`, whose length counts its own digits. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  const digits = String(bytes + String(bytes).length).length;
  return `${bytes + digits}${rest}`;
}

function readRecords(text: string): { path?: string; size?: string } {
  return Object.fromEntries(
    [...text.matchAll(/^\d+ (path|size)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

/** Takes exact numbers of bytes from chunks of any size. */
function createReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  async function* stream(bytes: number): AsyncGenerator<Uint8Array> {
    let wanted = bytes;
    while (wanted > 0) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new Error('the archive ends too early');
        rest = next.value;
      }
      const taken = rest.subarray(0, wanted);
      rest = rest.subarray(taken.length);
      wanted -= taken.length;
      yield taken;
    }
  }
  return {
    stream,
    async take(bytes: number): Promise<Buffer> {
      const taken: Uint8Array[] = [];
      for await (const chunk of stream(bytes)) taken.push(chunk);
      return Buffer.concat(taken);
    },
  };
}
