import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../text/language.tsx';
import { State } from './parts.tsx';
import { useIsWide } from './use-is-wide.ts';

interface FoldProps {
  title: string;
  hint?: string;
  /** Labels of what is still empty inside; a mark says so while it is folded. */
  missing?: readonly string[];
  isWrong?: boolean;
  children: ReactNode;
}

/** A named part of a form: folded on a phone until it is wanted, open on a wide screen. */
export function Fold({ title, hint, missing = [], isWrong = false, children }: FoldProps) {
  const say = useText('common');
  const [isOpen, setOpen] = useState(useIsWide());
  return (
    <details className="panel group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-m-4 flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 p-4">
        <h2 className="text-base font-bold">{title}</h2>
        {isWrong ? (
          <State tone="bad">{say('foldWrong')}</State>
        ) : missing.length > 0 ? (
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-soft">
            <State tone="warn">{say('foldMissing')}</State>
            {missing.join(say('listSeparator'))}
          </span>
        ) : null}
        <ChevronDown className="ms-auto size-5 shrink-0 text-soft group-open:-scale-y-100" aria-hidden="true" />
        {hint ? <span className="basis-full text-sm text-soft">{hint}</span> : null}
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
