import type { ProductPage } from '@waha/contract';
import type { Card } from '../../ui/card-of.ts';

/** A page of products as these pages carry it: cards instead of whole products. */
export type ListedPage = Omit<ProductPage, 'data'> & { data: Card[] };
