import { endpoints } from '@waha/contract';
import { expect, test } from 'vitest';
import { cacheAddress } from './cache-key.ts';

const list = endpoints['GET /products'];
const ofList = (url: string) => cacheAddress(list, { pattern: '/api/store/products', params: {}, url });

test('has one spelling for one question', () => {
  const spellings = ['?sort=newest&page=2', '?page=2&sort=newest', '?&&page=2&sort=%6eewest&', '?page=%32&sort=newest'];
  expect(new Set(spellings.map((query) => ofList(`/api/store/products${query}`))).size).toBe(1);
});

test('keeps nothing under another spelling of the path, an undeclared field, or beyond a length', () => {
  for (const url of ['/api/store/%70roducts', '/api/store/products/', '/api/store/products?utm=1']) {
    expect(ofList(url), url).toBeUndefined();
  }
  expect(ofList(`/api/store/products?search=${'x'.repeat(1_000)}`)).toBeUndefined();
});

test('tells the things of one kind apart', () => {
  const address = (id: string) =>
    cacheAddress(endpoints['GET /products/{id}'], {
      pattern: '/api/store/products/:id',
      params: { id },
      url: `/api/store/products/${id}`,
    });
  expect(address('7')).toBe('/api/store/products/7');
  expect(address('8')).not.toBe(address('7'));
});
