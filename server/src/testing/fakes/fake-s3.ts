import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Credentials, findSignatureFault } from './sigv4.ts';

export interface FakeS3 {
  endpoint: string;
  bucket: string;
  credentials: Credentials;
  /** The stored keys. */
  keys(): string[];
  /** Received requests, as `PUT /bucket/key`, since the start. */
  requests: string[];
  /** Answers the next `count` requests with 503. */
  failNext(count: number): void;
  close(): Promise<void>;
}

/** The settings of a shop that stores its files in this store. */
export function s3Settings({ endpoint, bucket, credentials }: FakeS3): Record<string, string> {
  return {
    MEDIA_STORE: `s3://${bucket}?region=${credentials.region}&endpoint=${endpoint}`,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
}

interface StoredObject {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}

/** Small, so that a list of a handful needs several pages. */
const LIST_SIZE = 3;
const BUCKET = 'waha-test';
const STORED_HEADERS = ['content-type', 'cache-control'];

/** A refusal in S3's format. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** A store of objects in memory with the part of S3 that the shop uses; refuses requests it cannot verify. */
export async function startFakeS3(): Promise<FakeS3> {
  const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of the test', region: 'test-1' };
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  let failures = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const body = await readBody(request);
    requests.push(`${method} ${url}`);
    if (failures > 0) {
      failures -= 1;
      throw new Refused(503, 'SlowDown');
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const fault = findSignatureFault({ method, target: url, headers, body }, credentials, Date.now());
    if (fault) throw new Refused(403, fault);
    const { pathname, searchParams } = new URL(url, 'http://fake');
    const [, bucket = '', key = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (bucket !== BUCKET) throw new Refused(404, 'NoSuchBucket');
    if (key === '') return sendList(objects, searchParams, response);
    if (method === 'PUT') return put(objects, key, { headers, body }, response);
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return send(objects.get(key), { method, range: headers.range }, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refused ? error : new Refused(500, String(error));
      const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    credentials,
    keys: () => [...objects.keys()].sort(),
    requests,
    failNext(count) {
      failures = count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** S3 requires the content length in advance. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.headers['transfer-encoding'] !== undefined) throw new Refused(411, 'MissingContentLength');
  return Buffer.concat(chunks);
}

function put(
  objects: Map<string, StoredObject>,
  key: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  response: ServerResponse,
): void {
  const from = headers['x-amz-copy-source'];
  const source = from === undefined ? { body } : objects.get(decodeURIComponent(from).slice(`/${BUCKET}/`.length));
  if (!source) throw new Refused(404, 'NoSuchKey');
  const kept = STORED_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
  objects.set(key, {
    body: source.body,
    etag: `"${createHash('md5').update(source.body).digest('hex')}"`,
    headers: { ...Object.fromEntries(kept), 'last-modified': new Date().toUTCString() },
  });
  response.writeHead(200).end(from === undefined ? '' : '<CopyObjectResult></CopyObjectResult>');
}

function send(
  object: StoredObject | undefined,
  { method, range }: { method: string; range: string | undefined },
  response: ServerResponse,
): void {
  if (!object) throw new Refused(404, 'NoSuchKey');
  const { body, etag, headers } = object;
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (start === undefined || end === undefined) {
    response.writeHead(200, { ...headers, etag, 'content-length': body.length });
    response.end(method === 'HEAD' ? undefined : body);
    return;
  }
  if (Number(start) >= body.length) throw new Refused(416, 'InvalidRange');
  const part = body.subarray(Number(start), Number(end) + 1);
  const last = Number(start) + part.length - 1;
  response.writeHead(206, {
    ...headers,
    etag,
    'content-length': part.length,
    'content-range': `bytes ${start}-${last}/${body.length}`,
  });
  response.end(part);
}

function sendList(objects: ReadonlyMap<string, StoredObject>, asked: URLSearchParams, response: ServerResponse): void {
  if (asked.get('list-type') !== '2' || asked.get('encoding-type') !== 'url') throw new Refused(501, 'NotImplemented');
  const [prefix, delimiter, after] = ['prefix', 'delimiter', 'continuation-token'].map((name) => asked.get(name) ?? '');
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix ?? ''))
    .filter(([key]) => !delimiter || !key.slice(prefix?.length).includes(delimiter))
    // A token that XML must escape.
    .filter(([key]) => key > (after ?? '').replace(/^<&>/, ''))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const page = found.slice(0, LIST_SIZE);
  const entries = page.map(([key, { headers }]) => {
    const changed = new Date(headers['last-modified'] ?? 0).toISOString();
    return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${changed}</LastModified></Contents>`;
  });
  const more =
    found.length > LIST_SIZE
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>&lt;&amp;&gt;${page.at(-1)?.[0]}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  response.writeHead(200).end(`<ListBucketResult>${more}${entries.join('')}</ListBucketResult>`);
}
