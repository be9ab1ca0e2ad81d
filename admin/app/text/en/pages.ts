import type arabic from '../ar/pages.ts';
import type { Translation } from '../areas.ts';

export default {
  pages: 'Pages of the shop',
  page: 'Page',
  changed: 'Last changed',
  notWritten: 'Not written yet',
  written: 'Published',
  status: 'Status',
  back: 'All pages',
  open: 'Open it in the shop',
  slug_about: 'About us',
  slug_help: 'Help',
  slug_shipping: 'Shipping and delivery',
  slug_returns: 'Returns',
  slug_privacy: 'Privacy',
  slug_terms: 'Terms',
  slug_cookies: 'Cookies',
  title: 'Title',
  description: 'Description for search engines',
  keywords: 'Keywords',
  body: 'Text',
  bodyHint: 'Markdown: ## for a heading, ** around what stands out, - before each item of a list.',
  preview: 'How it will look',
  previewOf: 'Preview ({language})',
  nothingYet: 'What you write is shown here as readers will see it.',
} satisfies Translation<typeof arabic>;
