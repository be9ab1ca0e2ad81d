import type { Extension } from '@waha/contract/types';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Latin, Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ExtensionForm } from './extension-form.tsx';

const TONES = { on: 'good', off: 'plain', wrong: 'bad', unused: 'plain' } as const;

/** The extensions of the shop: how each is set up, its settings, and a try. */
export default function Extensions() {
  const say = useText('extensions');
  const { data, error, refetch } = useCall('GET /admin/extensions');
  return (
    <Page title={say('extensions')}>
      <p className="mb-4 max-w-prose text-soft">{say('about')}</p>
      {data ? (
        <div className="grid max-w-5xl gap-4">
          {data.data.length === 0 ? <Empty title={say('none')}>{say('noneText')}</Empty> : null}
          {data.data.map((extension) => (
            <ExtensionPanel key={extension.name} extension={extension} />
          ))}
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

function ExtensionPanel({ extension }: { extension: Extension }) {
  const say = useText('extensions');
  const { name, state, problem, ports, title, settings, scopes, hears } = extension;
  const what = ports.map((port) => say(`port_${port}`)).join(' · ');
  return (
    <Panel title={title} aside={<State tone={TONES[state]}>{say(`state_${state}`)}</State>}>
      <p className="mb-4 text-soft">
        {what === '' ? null : `${what} · `}
        <Latin>{name}</Latin>
      </p>
      <Named label={say('scopes')} names={scopes} />
      <Named label={say('hears')} names={hears} />
      {problem === null ? null : <p className="mb-4 text-negative">{say('problem', { label: problem })}</p>}
      {settings.length === 0 ? (
        <p>{say('nothingToSet')}</p>
      ) : (
        // A saved change makes the fields anew: a secret that was typed does not stay in them.
        <ExtensionForm key={extension.version} extension={extension} />
      )}
    </Panel>
  );
}

/** Names of the API after their label; nothing where there are none. */
function Named({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="mb-4 text-soft">
      {label} <Latin>{names.join(', ')}</Latin>
    </p>
  );
}
