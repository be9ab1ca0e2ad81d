import type { FaqGroup } from '@waha/contract/types';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Written } from '../written.tsx';

/** A native disclosure element: it opens without JavaScript, and the browser's find-in-page searches inside it. */
export function Question({ item, isShown }: { item: FaqGroup['questions'][number]; isShown: boolean }) {
  const say = useText('content');
  return (
    <details id={item.slug} hidden={!isShown} className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-link">
        <h3 className="text-base font-semibold">{item.question}</h3>
        <Icon name="chevron-down" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">
        <Written html={item.answer_html} className="max-w-prose text-soft" />
        <Link
          to={`#${item.slug}`}
          replace
          preventScrollReset
          className="mt-2 inline-flex min-h-9 items-center text-sm text-link hover:underline"
          data-print="hide"
        >
          {say('faqLink')}
          <span className="sr-only">: {item.question}</span>
        </Link>
      </div>
    </details>
  );
}
