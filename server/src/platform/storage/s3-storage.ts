import type { IncomingMessage } from 'node:http';
import { contentTypeOf, type FileStorage, type PutOptions, requireKey, type StoredFile } from './file-storage.ts';
import { createS3Client, readText, type S3Client, S3Error, type S3Request, type S3Settings } from './s3-client.ts';

/** A list has at most a thousand entries of a few hundred bytes. */
const LONGEST_LIST_BYTES = 4_000_000;

/** Stores files as objects in one bucket of any S3-compatible store (Amazon's, MinIO, Ceph, Swift, Garage, R2 ...). */
export function createS3Storage(settings: S3Settings): FileStorage {
  const ask = createS3Client(settings);
  const unlessMissing = (request: S3Request) => ask(request).catch(ignoreMissing);
  return {
    async put(key, content, options) {
      await finish(await ask({ method: 'PUT', key: requireKey(key), headers: headersOf(key, options), content }));
    },
    async head(key) {
      const response = await unlessMissing({ method: 'HEAD', key: requireKey(key) });
      if (!response) return undefined;
      response.resume();
      return describe(response);
    },
    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await unlessMissing({ method: 'GET', key: requireKey(key), headers });
      return response && { file: describe(response), body: response };
    },
    async copy(from, to, options) {
      const source = `/${settings.bucket}/${settings.prefix}${requireKey(from)}`;
      const headers = { ...headersOf(to, options), 'x-amz-copy-source': source, 'x-amz-metadata-directive': 'REPLACE' };
      await finish(await ask({ method: 'PUT', key: requireKey(to), headers }));
    },
    async remove(key) {
      const response = await unlessMissing({ method: 'DELETE', key: requireKey(key) });
      response?.resume();
    },
    list: (folder) => list(ask, `${settings.prefix}${requireKey(folder)}/`, settings.prefix.length),
  };
}

function headersOf(key: string, { cacheControl }: PutOptions = {}): Record<string, string> {
  return { 'content-type': contentTypeOf(key), ...(cacheControl && { 'cache-control': cacheControl }) };
}

/** Checks the body of a copy, because a long copy is answered with 200 before its outcome is known. */
async function finish(response: IncomingMessage): Promise<void> {
  const told = await readText(response, LONGEST_LIST_BYTES);
  if (told.includes('<Error>')) throw new S3Error(response.statusCode ?? 0, told);
}

function describe({ headers }: IncomingMessage): StoredFile {
  // The total size in a range response: `bytes 0-99/1234`.
  const whole = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? headers['content-length'];
  return {
    size: Number(whole),
    etag: headers.etag ?? '',
    contentType: headers['content-type'] ?? 'application/octet-stream',
    modifiedAt: new Date(headers['last-modified'] ?? 0),
  };
}

async function* list(ask: S3Client, prefix: string, cut: number) {
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      delimiter: '/',
      // Percent-encoded keys need no XML unescaping.
      'encoding-type': 'url',
      prefix,
      ...(token && { 'continuation-token': token }),
    };
    const text = await readText(await ask({ method: 'GET', query }), LONGEST_LIST_BYTES);
    for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const [key, modifiedAt] = [valueIn('Key', entry), valueIn('LastModified', entry)];
      if (key && modifiedAt) yield { key: decodeURIComponent(key).slice(cut), modifiedAt: new Date(modifiedAt) };
    }
    token = valueIn('IsTruncated', text) === 'true' ? unescapeXml(valueIn('NextContinuationToken', text)) : undefined;
  } while (token);
}

function valueIn(name: string, xml: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}

function unescapeXml(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&amp;', '&');
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof S3Error && error.status === 404)) throw error;
}
