import { Suspense, useState } from 'react';
import { useHref } from '../../router/links.ts';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const SizeGuideSheet = lazyPart(together(['sizes'], () => import('../size-guide/size-guide-sheet.tsx')));

/** Opens the product's size table in a panel; without JavaScript it links to the size guide. */
export function SizeGuideLink({ slug }: { slug: string }) {
  const say = useText('product');
  const href = useHref(`/size-guide#${slug}`);
  const [sheet, setSheet] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-link hover:underline"
        onClick={(event) => {
          event.preventDefault();
          setSheet('open');
        }}
      >
        <Icon name="ruler" size={18} />
        {say('sizeGuide')}
      </a>
      {sheet === 'unseen' ? null : (
        <Suspense>
          <SizeGuideSheet slug={slug} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
