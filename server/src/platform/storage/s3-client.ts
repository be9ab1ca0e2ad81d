import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { FileContent } from './file-storage.ts';

export interface S3Settings {
  bucket: string;
  /** The prefix of every key, such as `shop/`; empty for none. */
  prefix: string;
  region: string;
  /** The address of the object store; undefined for Amazon's own in the region. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key of an object; undefined for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  content?: FileContent;
}

/** An error response of the object store. */
export class S3Error extends Error {
  override name = 'S3Error';
  readonly status: number;

  constructor(status: number, told: string) {
    const [, code = ''] = /<Code>([^<]*)/.exec(told) ?? [];
    const [, message = ''] = /<Message>([^<]*)/.exec(told) ?? [];
    super(`the store of files answered ${[status, code, message].filter(Boolean).join(' ')}`);
    this.status = status;
  }
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
/** The timeout of a connection without a byte in either direction. */
const SILENCE_MS = 15_000;
const LONGEST_ERROR_BYTES = 4_096;
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const NOTHING = Buffer.alloc(0);

export type S3Client = (request: S3Request) => Promise<IncomingMessage>;

/**
 * Sends signed requests (AWS signature version 4). Resolves with a 2xx answer, its body unread; throws S3Error for any
 * other. Every request may be repeated: temporary failures are retried up to three attempts.
 */
export function createS3Client(settings: S3Settings): S3Client {
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(settings, request);
      } catch (error) {
        const isPassing = !(error instanceof S3Error) || PASSING.has(error.status);
        if (!isPassing || attempt >= ATTEMPTS) throw error;
        await sleep(FIRST_PAUSE_MS * 4 ** (attempt - 1));
      }
    }
  };
}

/** The address of an object: under the bucket's own host at Amazon, as a path anywhere else. */
export function addressOf({ bucket, prefix, region, endpoint }: S3Settings, key: string | undefined): string {
  const base = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  return key === undefined ? `${base}/` : `${base}/${prefix}${key}`;
}

async function send(settings: S3Settings, { method, key, query, headers, content = NOTHING }: S3Request) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const url = `${addressOf(settings, key)}${query ? `?${new URLSearchParams(query)}` : ''}`;
  const { size, sha256 } = await measure(content);
  const signed = await new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  }).sign();
  const lines = Object.fromEntries(signed.headers);
  // A stream without its length would be sent in chunks, which stores refuse.
  if (method === 'PUT') lines['content-length'] = String(size);
  const response = await exchange(signed.url, method, lines, content);
  const { statusCode: status = 0 } = response;
  if (status >= 200 && status < 300) return response;
  throw new S3Error(status, await readText(response, LONGEST_ERROR_BYTES));
}

/** The hash is part of the signature, so the store refuses content damaged on the way. */
async function measure(content: FileContent): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  if (Buffer.isBuffer(content)) return { size: content.length, sha256: hash.update(content).digest('hex') };
  const { size } = await stat(content.path);
  for await (const chunk of createReadStream(content.path)) hash.update(chunk);
  return { size, sha256: hash.digest('hex') };
}

async function exchange(url: URL, method: string, headers: Record<string, string>, content: FileContent) {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { method, headers });
  const answered = Promise.withResolvers<IncomingMessage>();
  request.once('response', answered.resolve);
  request.on('error', answered.reject);
  request.setTimeout(SILENCE_MS, () => request.destroy(new Error('the store of files does not answer')));
  if (Buffer.isBuffer(content)) request.end(content);
  // A server may refuse before it has read the whole body; its answer is more useful than the broken connection.
  else pipeline(createReadStream(content.path), request).catch(answered.reject);
  const response = await answered.promise;
  // From here on the reader determines the pace, so there is no timeout.
  request.setTimeout(0);
  return response;
}

/** The text of an answer, up to a number of bytes. */
export async function readText(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
