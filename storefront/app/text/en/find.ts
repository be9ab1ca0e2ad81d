import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Search',
  titleOf: 'Results for “{search}”',
  description: 'Search Waha: products, categories and bundles.',
  label: 'Search the shop',
  submit: 'Search',
  categories: 'Categories you may mean',
  bundles: 'Bundles',
  products: 'Products',
  articles: 'From the blog',
  hints: 'Before you go',
  hintSpelling: 'Check the spelling, or try the singular: “watch” rather than “watches”.',
  hintShorter: 'Use one wider word: “perfume” rather than its full name.',
  hintOther: 'Try another word for it, or its brand: mobile, phone, iPhone.',
  popularCategories: 'Where others look',
  bestSellers: 'Best sellers',
  start: 'Type what you are looking for, or start from a category',
  catalogueOnly: 'Show products only',
} satisfies Translation<Areas['find']>;
