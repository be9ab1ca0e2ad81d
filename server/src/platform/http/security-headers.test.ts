import { expect, test } from 'vitest';
import { adminSecurityHeaders, pageSecurityHeaders } from './security-headers.ts';

const policyOf = (mediaUrl: string) => pageSecurityHeaders([], mediaUrl)['content-security-policy'];

test('a page shows pictures and films of the shop, and of where they are said to be', () => {
  expect(policyOf('https://cdn.example/media')).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(policyOf('https://cdn.example/media')).toContain("media-src 'self' blob: https://cdn.example;");
  expect(policyOf('/media')).toContain("img-src 'self' data: blob:;");
});

test('the camera is for the admin, which scans barcodes, and for no page of the shop', () => {
  expect(adminSecurityHeaders()['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=()');
  expect(pageSecurityHeaders([])['permissions-policy']).toBe('camera=(), microphone=(), geolocation=()');
});
