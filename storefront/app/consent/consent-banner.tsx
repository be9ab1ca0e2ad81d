import type { StoreSettings } from '@waha/contract/types';
import type { Language } from '@waha/kit/language';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { textsOf } from '../text/texts.ts';

export type Purpose = NonNullable<StoreSettings['asks_consent']>[number];
export type Answer = Record<Purpose, boolean>;

export const TITLE_ID = 'consent-title';

interface ConsentBannerProps {
  language: Language;
  purposes: readonly Purpose[];
  /** Purposes that were agreed to before. */
  chosen: readonly Purpose[];
  /** Opened by a press: reading goes on at its title. */
  takesFocus: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Asks for an agreement: to accept and to refuse are one press each and look alike, and each purpose can be chosen apart. */
export function ConsentBanner({ language, purposes, chosen: before, takesFocus, onAnswer }: ConsentBannerProps) {
  const say = textsOf(language, 'consent');
  const [chosen, setChosen] = useState(before);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const answer = (agreed: readonly Purpose[]) =>
    onAnswer({ analytics: agreed.includes('analytics'), marketing: agreed.includes('marketing') });
  const save = (event: FormEvent) => {
    event.preventDefault();
    answer(chosen);
  };
  return (
    <section
      aria-labelledby={TITLE_ID}
      className="fixed inset-x-2 bottom-2 z-50 mx-auto max-h-[80dvh] max-w-xl overflow-y-auto rounded-2xl border border-line bg-card p-4 text-sm shadow-float"
    >
      <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="mb-1 text-base">
        {say('title')}
      </h2>
      <p className="mb-2 text-soft">{say('text')}</p>
      <ul className="mb-3 list-disc ps-5 text-soft">
        {purposes.map((purpose) => (
          <li key={purpose}>{say(purpose)}</li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        <button type="button" className="btn btn-quiet" onClick={() => answer(purposes)}>
          {say('accept')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => answer([])}>
          {say('refuse')}
        </button>
      </div>
      {purposes.length > 1 ? (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">{say('choose')}</summary>
          <form onSubmit={save} className="grid gap-2">
            {purposes.map((purpose) => (
              <label key={purpose} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  checked={chosen.includes(purpose)}
                  onChange={({ target }) =>
                    setChosen((now) => (target.checked ? [...now, purpose] : now.filter((one) => one !== purpose)))
                  }
                />
                {say(purpose)}
              </label>
            ))}
            <button type="submit" className="btn btn-quiet">
              {say('save')}
            </button>
          </form>
        </details>
      ) : null}
    </section>
  );
}
