import type { Address } from '../../router/links.ts';

/** State of an article list, read from its address. */
export interface BlogState {
  category: string | null;
  search: string;
  page: number;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SEARCH = 80;

/** Unreadable parts of an address are left out. */
export function readBlogState(query: URLSearchParams): BlogState {
  const category = query.get('category') ?? '';
  const page = query.get('page') ?? '';
  return {
    category: SLUG.test(category) && category.length <= 120 ? category : null,
    search: (query.get('search') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_SEARCH),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Address of an article list; leaves out a first page, an empty search and a missing category. */
export function blogAddress({ category = null, search = '', page = 1 }: Partial<BlogState>): Address {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/blog?${text}` : '/blog';
}
