import type { Article } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Links to the sections of the article: folded above it on a phone, sticky beside it on a desktop. */
export function Contents({ headings }: { headings: Article['headings'] }) {
  const say = useText('blog');
  if (headings.length < 3) return null;
  const links = (
    <ol className="border-s border-line text-sm">
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? 'ps-8' : 'ps-4'}>
          <a href={`#${id}`} className="block py-1.5 text-soft hover:text-ink hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group rounded-card bg-tint p-4 lg:hidden" data-print="hide">
        <summary className="flex items-center justify-between font-semibold">
          {say('contents')}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <nav aria-label={say('contents')} className="mt-3">
          {links}
        </nav>
      </details>
      <nav
        aria-label={say('contents')}
        className="max-lg:hidden lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 lg:self-start"
        data-print="hide"
      >
        <h2 className="mb-3 text-base">{say('contents')}</h2>
        {links}
      </nav>
    </>
  );
}
