import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { together } from '../../../text/load-texts.ts';
import { useText } from '../../../text/use-text.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { observeNear } from '../../../ui/observe-sight.ts';
import type { AskedProduct } from './questions.tsx';

const Questions = lazyPart(together(['questions'], () => import('./questions.tsx')));

/** Fragment of the link in the e-mail about an answer. */
const QUESTIONS_HASH = '#questions';

/** Only a heading at first: the questions are loaded when the reader scrolls near them, or follows a link to them. */
export function QuestionsLater({ product }: { product: AskedProduct }) {
  const say = useText('product');
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (hash === QUESTIONS_HASH) setNear(true);
    if (!section.current) return;
    return observeNear(section.current, '600px 0px', () => setNear(true));
  }, [hash]);
  return (
    <section
      ref={section}
      id={QUESTIONS_HASH.slice(1)}
      aria-labelledby="questions-title"
      className="needs-script section-space container scroll-mt-6"
    >
      <h2 id="questions-title" className="mb-6 text-2xl">
        {say('questions')}
      </h2>
      {/* Typical height of the questions, so that content below moves little. */}
      <div style={{ minBlockSize: '13rem' }}>
        {isNear ? (
          <Suspense>
            <Questions product={product} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
