import type { z } from 'zod';
import type { ShopProduct, shopProductPage } from '../shop-shapes.ts';

type Page = z.infer<typeof shopProductPage>;

/** Shorter words stand in nearly every text. */
const LEAST_LETTERS = 3;
/** The part of the words that a product has to have. */
const LEAST_PART = 0.5;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
/** Arabic says "the" within the word. */
const bare = (word: string) => word.replace(/^ال(?=..)/, '');

/**
 * A page of the shop's search without products that have few of the words. The shop shows people the nearest that it has; an agent takes
 * whatever it is given for what it asked for, and a search that finds nothing answers nothing (catalog/index.md, Search).
 */
export function keepNear(page: Page, query = ''): Omit<Page, 'total'> & { total?: number } {
  if (page.has_every_word) return page;
  const words = wordsOf(query)
    .filter((word) => word.length >= LEAST_LETTERS)
    .map(bare);
  const data = page.data.filter((product) => {
    const text = textOf(product);
    return words.filter((word) => text.includes(word)).length >= Math.max(1, words.length * LEAST_PART);
  });
  const { total: _, ...others } = page;
  // How many of the other pages are near is not known.
  return { ...others, data, ...(data.length === 0 && { total: 0, last_page: page.current_page }) };
}

const textOf = ({ name, short_description: told, sku, categories }: ShopProduct) =>
  [name, told, sku, ...categories.map((one) => one.name)].join(' ').toLowerCase();
