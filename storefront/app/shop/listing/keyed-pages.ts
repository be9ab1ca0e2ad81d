import type { PageRow } from '../../page-row.ts';
import { listingParameters } from './listing-parameters.ts';

/** Rows of the pages of brands and tags. */
export const keyedPages = {
  '/brands': {
    file: 'shop/brands/brands.tsx',
    for: 'everyone',
    found: 'fixed',
    texts: ['listing'],
    example: '/brands',
    describes: ['BreadcrumbList'],
  },
  '/brands/:key': {
    file: 'shop/brands/brand.tsx',
    for: 'everyone',
    reads: listingParameters,
    found: 'offered',
    texts: ['listing'],
    example: '/brands/sadu',
    describes: ['BreadcrumbList', 'ItemList'],
  },
  '/tags': {
    file: 'shop/tags/tags.tsx',
    for: 'everyone',
    found: 'fixed',
    texts: ['tags'],
    example: '/tags',
    describes: ['BreadcrumbList'],
  },
  '/tags/:key': {
    file: 'shop/tags/tag.tsx',
    for: 'everyone',
    reads: listingParameters,
    found: 'offered',
    texts: ['listing', 'tags'],
    example: '/tags/gifts',
    describes: ['BreadcrumbList', 'ItemList'],
  },
} as const satisfies Record<string, PageRow>;
