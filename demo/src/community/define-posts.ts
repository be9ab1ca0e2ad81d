import type { HomeSceneName } from '../artwork/home/home-scenes.ts';

export interface DemoMember {
  readonly handle: string;
  readonly name: string;
  /** Arabic name of the city. */
  readonly city: string;
  readonly about: string;
  /** Points ever earned. */
  readonly points: number;
}

export interface DemoPost {
  /** Handle of the author. */
  readonly author: string;
  readonly hoursAgo: number;
  readonly text: string;
  /** Keys of products. */
  readonly products: readonly string[];
  /** The number of its products' pictures in the post. */
  readonly pictures: number;
  /** Pictures that the author took; a post with these has none of its products'. */
  readonly scenes: readonly HomeSceneName[];
  readonly likes: number;
  readonly comments: readonly { readonly author: string; readonly text: string; readonly isAnswer: boolean }[];
}

/** Author and text; `↳` before a text answers the comment before it. */
type Said = readonly [author: string, text: string];
/** Author, hours ago, likes, text, keys of products, pictures (a number of the products', or the author's own), comments. */
type Line = readonly [
  author: string,
  hoursAgo: number,
  likes: number,
  text: string,
  products?: readonly string[],
  pictures?: number | readonly HomeSceneName[],
  ...comments: Said[],
];

/** Posts, written one a line. */
export function definePosts(lines: readonly Line[]): DemoPost[] {
  return lines.map(([author, hoursAgo, likes, text, products = [], pictures = 0, ...comments]) => ({
    author,
    hoursAgo,
    likes,
    text,
    products,
    pictures: typeof pictures === 'number' ? pictures : 0,
    scenes: typeof pictures === 'number' ? [] : pictures,
    comments: comments.map(([who, said]) => ({
      author: who,
      text: said.replace(/^↳\s*/, ''),
      isAnswer: said.startsWith('↳'),
    })),
  }));
}
