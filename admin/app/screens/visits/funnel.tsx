import type { VisitFunnel } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';

const steps = ['visited', 'viewed', 'carted', 'checkout', 'ordered'] as const;

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10);

/** How far visitors came: each step with its bar, and its share of the step before. */
export function Funnel({ funnel, before }: { funnel: VisitFunnel; before: VisitFunnel }) {
  const say = useText('visits');
  const most = Math.max(1, ...steps.map((step) => funnel[step]));
  return (
    <Panel title={say('funnel')}>
      <p className="mb-3 max-w-prose text-soft">{say('funnelText')}</p>
      <ol className="grid gap-3">
        {steps.map((step, at) => {
          const above = steps[at - 1];
          return (
            <li key={step} className="grid gap-1">
              <div className="flex flex-wrap items-baseline gap-x-3">
                <span className="grow">{say(`step_${step}`)}</span>
                {above ? (
                  <span className="text-sm text-soft">
                    {say('ofBefore', { percent: percentOf(funnel[step], funnel[above]) })}
                  </span>
                ) : null}
                <strong className="min-w-12 text-end tabular-nums">{funnel[step]}</strong>
              </div>
              <div className="h-2 rounded-full bg-tint" aria-hidden="true">
                <div
                  className="h-2 rounded-full bg-accent"
                  style={{ inlineSize: `${percentOf(funnel[step], most)}%` }}
                />
              </div>
              <span className="text-sm text-soft">{say('stepBefore', { count: before[step] })}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
