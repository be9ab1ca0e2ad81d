import { ArticleCard } from '../../content/blog/article-card.tsx';
import type { ShownArticle } from '../../content/blog/shown-article.ts';
import { useText } from '../../text/use-text.ts';
import { Section } from '../section.tsx';

export function BlogThree({ articles }: { articles: Omit<ShownArticle, 'excerpt'>[] }) {
  const say = useText('shop');
  return (
    <Section title={say('blogTitle')} text={say('blogText')} more="/blog">
      <ul className="rail -mx-4 auto-cols-[70vw] gap-3.5 scroll-px-4 px-4 py-1.5 sm:-mx-6 sm:grid-flow-row sm:grid-cols-3 sm:gap-6 sm:px-6">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
