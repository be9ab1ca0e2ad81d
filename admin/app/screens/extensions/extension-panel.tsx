import type { Extension } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Latin, Panel, State } from '../../ui/parts.tsx';
import { ExtensionForm } from './extension-form.tsx';
import { FeedAddress } from './feed-address.tsx';
import { PaymentTrial } from './payment-trial.tsx';

const TONES = { on: 'good', off: 'plain', wrong: 'bad', unused: 'plain' } as const;

/** One extension: its state, its settings with a try, and the addresses that its provider notifies. */
export function ExtensionPanel({ extension }: { extension: Extension }) {
  const say = useText('extensions');
  const { name, state, problem, ports, title, settings, scopes, hears, webhooks, feeds } = extension;
  const what = ports.map((port) => say(`port_${port}`)).join(' · ');
  // Also where it is off: money of a trial may be out.
  const isPaidBy = ports.includes('payment');
  const trialOf = (isDirty: boolean) => (isPaidBy ? <PaymentTrial method={name} isDirty={isDirty} /> : null);
  return (
    <Panel title={title} aside={<State tone={TONES[state]}>{say(`state_${state}`)}</State>}>
      <p className="mb-4 text-soft">
        {what === '' ? null : `${what} · `}
        <Latin>{name}</Latin>
      </p>
      <Named label={say('scopes')} names={scopes} />
      <Named label={say('hears')} names={hears} />
      {problem === null ? null : <p className="mb-4 text-negative">{say('problem', { label: problem })}</p>}
      {webhooks.map((address) => (
        <div key={address} className="mb-4 grid gap-1">
          <p className="font-semibold">{say('webhook')}</p>
          <p className="flex flex-wrap items-center gap-2">
            <Latin>{address}</Latin>
            <CopyButton
              text={address}
              label={say('copyWebhook')}
              copied={say('webhookCopied')}
              className="btn btn-quiet"
            />
          </p>
          <p className="text-sm text-soft">{say('webhookText')}</p>
        </div>
      ))}
      {feeds.map((feed) => (
        <FeedAddress key={feed.language} feed={feed} />
      ))}
      {settings.length === 0 ? (
        <>
          <p>{say('nothingToSet')}</p>
          {trialOf(false)}
        </>
      ) : (
        // A saved change makes the fields anew: a secret that was typed does not stay in them.
        <ExtensionForm key={extension.version} extension={extension} below={trialOf} />
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
