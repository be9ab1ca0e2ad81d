import type { ArticleCard } from '@waha/contract';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { formatDate } from '../../ui/moment.ts';

interface BylineProps {
  article: Pick<ArticleCard, 'author' | 'published_at' | 'reading_minutes'>;
}

/** Who wrote it, when, and how long it takes. */
export function Byline({ article }: BylineProps) {
  const say = useText('blog');
  const date = formatDate(article.published_at, useLanguage());
  return (
    <p className="flex flex-wrap gap-x-1.5 text-sm text-soft">
      <span>{say('by', { name: article.author.name })} ·</span>
      <span>
        <time dateTime={article.published_at}>{date}</time> ·
      </span>
      <span>{say('readingTime', { minutes: article.reading_minutes })}</span>
    </p>
  );
}
