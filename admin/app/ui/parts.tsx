import { formatDate, formatMoment } from '@waha/kit/moment';
import { formatAmount } from '@waha/kit/money';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useText } from '../text/language.tsx';
import { hijriDate } from './hijri.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'warn' | 'info';

const SHAPES: Record<Tone, string> = { plain: '○', good: '●', bad: '✕', warn: '▲', info: '◆' };

/** State of a record: text and shape, so that colour is never the only sign. */
export function State({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="state" data-tone={tone}>
      <span aria-hidden="true" className="text-[0.7em]">
        {SHAPES[tone]}
      </span>
      {children}
    </span>
  );
}

/** An amount in riyals: digits aligned at the unit, the label of the currency after them. */
export function Money({ riyals }: { riyals: number }) {
  const say = useText('common');
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      <bdi dir="ltr">{formatAmount(riyals)}</bdi> <span className="text-soft">{say('riyal')}</span>
    </bdi>
  );
}

/** A time in Riyadh, with its Hijri date on hover. */
export function When({ at, isDay = false }: { at: string; isDay?: boolean }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={hijriDate(at, language)} className="whitespace-nowrap">
      {isDay ? formatDate(at, language) : formatMoment(at, language)}
    </time>
  );
}

/** Longer texts may wrap on a phone: an order number stays on one line, an e-mail address may break. */
const LONGEST_KEPT_WHOLE = 20;

/** Numbers, codes, phone numbers and e-mail addresses keep their own direction in either language. */
export function Latin({ children }: { children: ReactNode }) {
  const isLong = typeof children === 'string' && children.length > LONGEST_KEPT_WHOLE;
  return (
    <bdi dir="ltr" className={`tabular-nums ${isLong ? 'wrap-anywhere' : 'whitespace-nowrap'}`}>
      {children}
    </bdi>
  );
}

/** A part of a screen with its heading. */
export function Panel({ title, aside, children }: { title?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="panel">
      {title ? (
        <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="grow text-base font-bold">{title}</h2>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  );
}

/** Labelled values of a record. */
export function DescriptionList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-soft">{name}</dt>
          {/* Typed text has its own direction, independent of the interface language. */}
          <dd className="min-w-0 wrap-anywhere">{typeof value === 'string' ? <bdi>{value}</bdi> : (value ?? '—')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An empty list: it has no rows yet, or none matches the filters; suggests a next step. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid place-items-center gap-2 px-4 py-12 text-center">
      <p className="text-base font-semibold">{title}</p>
      {children ? <div className="max-w-[44ch] text-soft">{children}</div> : null}
    </div>
  );
}

/** Waits after which a person is told that loading takes long, and is given a button to start it anew. */
const SLOW_MS = 3_000;
const STUCK_MS = 10_000;

/** Placeholder for loading content, as tall as that content will be. */
export function Waiting({ rows = 6 }: { rows?: number }) {
  const say = useText('common');
  const [wait, setWait] = useState<'short' | 'slow' | 'stuck'>('short');
  useEffect(() => {
    const timers = [setTimeout(setWait, SLOW_MS, 'slow'), setTimeout(setWait, STUCK_MS, 'stuck')];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status" className="grid gap-2">
      {wait === 'short' ? (
        <span className="sr-only">{say('loading')}</span>
      ) : (
        <p className="flex min-h-10 flex-wrap items-center gap-x-4 text-soft">
          {say('slow')}
          {wait === 'stuck' ? (
            <button type="button" className="btn btn-quiet" onClick={() => location.reload()}>
              {say('tryAgain')}
            </button>
          ) : null}
        </p>
      )}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing
        <div key={row} className="h-10 animate-pulse rounded-lg bg-tint" />
      ))}
    </div>
  );
}
