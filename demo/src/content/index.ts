/** The words of the demo shop alone, for who needs no pictures: those bring a large set of icons with them. */
export { demoArticles, demoBlogCategories } from './articles/index.ts';
export { demoCustomPages } from './custom-pages.ts';
export { demoFaq } from './faq.ts';
export { demoPages } from './pages/index.ts';
