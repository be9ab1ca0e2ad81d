import type { ProductDetail } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { offerTerms } from './structured-offer.ts';
import { structuredProduct } from './structured-product.ts';

const variant = (id: number, more: object = {}) => ({
  ...{ id, sku: `V-${id}`, size: String(id), color: null, color_hex: null, choices: [String(id)], image: null },
  ...{ price: 100, sale_price: null, in_stock: true, stock_quantity: 5 },
  ...more,
});

/** The fields that structured data is made of. */
const product = (more: object) =>
  ({
    ...{ id: 17, sku: 'P-17', slug: 'oud', name: 'Oud', short_description: 'Oil', brand: '', rating_count: 0 },
    ...{ category: { name: 'Scents' }, images: [], backorder: null, promotion: null, gtins: [], variants: [] },
    ...{ price: 100, sale_price: null, in_stock: true },
    ...more,
  }) as unknown as Omit<ProductDetail, 'related'>;

const where = { origin: 'https://shop.example', url: 'https://shop.example/product/17/oud', terms: {} };

test('each variant has an address that opens on it, and its GTIN', () => {
  const variants = [variant(1), variant(2, { sale_price: 80 })];
  const promotion = { ends_at: '2026-12-05T21:00:00.000Z' };
  const gtins = [{ variant_id: 2, gtin: '4006381333931' }];
  const made = structuredProduct(product({ variants, gtins, promotion }), [], where);
  expect(made).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '17',
    hasVariant: [
      { url: `${where.url}?variant=1`, offers: { url: `${where.url}?variant=1`, price: '100.00' } },
      { gtin: '4006381333931', offers: { price: '80.00', priceValidUntil: '2026-12-05' } },
    ],
  });
  const [first] = JSON.parse(JSON.stringify(made)).hasVariant;
  expect(['gtin' in first, 'priceValidUntil' in first.offers]).toEqual([false, false]);
});

test('a simple product has the GTIN of its only variant', () => {
  const made = structuredProduct(product({ gtins: [{ variant_id: null, gtin: '96385074' }] }), [], where);
  expect(made).toMatchObject({ '@type': 'Product', gtin: '96385074', offers: { url: where.url } });
});

test('returns are stated as the shop promises them, and fees where it has said who pays', () => {
  const policyOf = (returns: Parameters<typeof offerTerms>[1]) => offerTerms(null, returns).hasMerchantReturnPolicy;
  expect(policyOf({ isReturnable: true, days: 10, paidBy: 'shop' })).toMatchObject({
    ...{ merchantReturnDays: 10, returnFees: 'https://schema.org/FreeReturn' },
  });
  expect(policyOf({ isReturnable: true, days: 7, paidBy: 'buyer' })).toMatchObject({
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  });
  expect(policyOf({ isReturnable: true, days: 7, paidBy: undefined })).not.toHaveProperty('returnFees');
  expect(policyOf({ isReturnable: false, days: 7, paidBy: 'shop' })).toEqual({
    ...{ '@type': 'MerchantReturnPolicy', applicableCountry: 'SA' },
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
});
