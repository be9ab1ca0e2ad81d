import type { VisitSource } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { Money, Panel } from '../../ui/parts.tsx';

/** Where visits came from, with what they brought. */
export function Sources({ sources }: { sources: readonly VisitSource[] }) {
  const say = useText('visits');
  const nameOf = (source: string) => (source === 'direct' || source === 'other' ? say(source) : source);
  return (
    <Panel title={say('sources')}>
      <p className="mb-3 max-w-prose text-soft">{say('sourcesText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={say('sources')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{say('source')}</th>
              {(['visits', 'orders', 'sales', 'visitors', 'step_carted'] as const).map((name) => (
                <th key={name} scope="col" data-align="end">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, medium, campaign, visits, visitors, carted, orders, sales }) => (
              <tr key={JSON.stringify([source, medium, campaign])}>
                <th scope="row" className="min-w-28">
                  <bdi className="wrap-anywhere">{nameOf(source)}</bdi>
                  {medium || campaign ? (
                    <span className="block text-sm font-normal text-soft">
                      <bdi className="wrap-anywhere">{[medium, campaign].filter(Boolean).join(' · ')}</bdi>
                    </span>
                  ) : null}
                </th>
                <td data-align="end">{visits}</td>
                <td data-align="end">{orders}</td>
                <td data-align="end">
                  <Money riyals={sales} />
                </td>
                <td data-align="end">{visitors}</td>
                <td data-align="end">{carted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
