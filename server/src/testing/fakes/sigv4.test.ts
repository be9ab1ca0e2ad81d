import { expect, test } from 'vitest';
import { findSignatureFault, signatureOf } from './sigv4.ts';

/** Amazon's own examples: "Signature Calculations for the Authorization Header", API reference of S3. */
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const common = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  'x-amz-content-sha256': EMPTY,
};

test.each([
  [
    'an object of which a part is asked for',
    { method: 'GET', target: '/test.txt', headers: { ...common, range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object that is put',
    {
      method: 'PUT',
      target: '/test%24file.text',
      headers: {
        ...common,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a query without a value',
    { method: 'GET', target: '/?lifecycle', headers: common },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    { method: 'GET', target: '/?max-keys=2&prefix=J', headers: common },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs as Amazon does: %s', (_, request, signature) => {
  expect(signatureOf(request, Object.keys(request.headers).toSorted(), credentials)).toBe(signature);
});

const signed = Object.keys(common).toSorted();
const request = { method: 'GET', target: '/?max-keys=2&prefix=J', headers: common, body: Buffer.alloc(0) };
const atThatTime = Date.UTC(2013, 4, 24);

function authorize(names = signed, by = credentials): string {
  const signature = signatureOf(request, names, by);
  const scope = `${by.accessKeyId}/20130524/${by.region}/s3/aws4_request`;
  return `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
}

test('believes a good signature', () => {
  const headers = { ...common, authorization: authorize() };
  expect(findSignatureFault({ ...request, headers }, credentials, atThatTime)).toBeUndefined();
});

test.each([
  ['none at all', {}, undefined, 'AccessDenied'],
  ['another secret', {}, authorize(signed, { ...credentials, secretAccessKey: 'x' }), 'SignatureDoesNotMatch'],
  ['another key', {}, authorize(signed, { ...credentials, accessKeyId: 'x' }), 'InvalidAccessKeyId'],
  ['another region', {}, authorize(signed, { ...credentials, region: 'eu-west-1' }), 'AuthorizationHeaderMalformed'],
  ['a header that is not signed', {}, authorize(signed.slice(0, 2)), 'AccessDenied'],
  ['another query', { target: '/?max-keys=2&prefix=K' }, authorize(), 'SignatureDoesNotMatch'],
  ['another method', { method: 'DELETE' }, authorize(), 'SignatureDoesNotMatch'],
  ['another body', { body: Buffer.from('x') }, authorize(), 'XAmzContentSHA256Mismatch'],
])('does not believe %s', (_, change, authorization, fault) => {
  const headers = { ...common, authorization };
  expect(findSignatureFault({ ...request, ...change, headers }, credentials, atThatTime)).toBe(fault);
});

test('does not believe what was signed long ago', () => {
  const headers = { ...common, authorization: authorize() };
  expect(findSignatureFault({ ...request, headers }, credentials, atThatTime + 16 * 60_000)).toBe(
    'RequestTimeTooSkewed',
  );
});
