import type { ArticleCard } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';

interface BylineProps {
  article: Pick<ArticleCard, 'author' | 'published_at' | 'reading_minutes'>;
}

/** Author, date and reading time. */
export function Byline({ article }: BylineProps) {
  const say = useText('blog');
  const date = formatDate(article.published_at, useLanguage());
  return (
    <p className="text-sm text-soft">
      {say('by', { name: article.author.name })} · <time dateTime={article.published_at}>{date}</time> ·{' '}
      {say('readingTime', { minutes: article.reading_minutes })}
    </p>
  );
}
