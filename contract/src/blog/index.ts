export { type Article, type ArticleCard, blogEndpoints } from './endpoints.ts';
export { blogRefusals } from './refusals.ts';
