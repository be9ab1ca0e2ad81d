import { ArticleCard } from '../../content/blog/article-card.tsx';
import type { ShownArticle } from '../../content/blog/shown-article.ts';
import { useText } from '../../text/use-text.ts';
import { Section } from '../section.tsx';

export function BlogThree({ articles }: { articles: Omit<ShownArticle, 'excerpt'>[] }) {
  const say = useText('shop');
  return (
    <Section title={say('blogTitle')} text={say('blogText')} more="/blog">
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
