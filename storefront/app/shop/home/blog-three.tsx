import { ArticleCard, type ShownArticle } from '../../content/blog/article-card.tsx';
import { useText } from '../../text/use-text.ts';
import { Section } from '../section.tsx';

export function BlogThree({ articles }: { articles: ShownArticle[] }) {
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
