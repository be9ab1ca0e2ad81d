import type { MachineToken } from '@waha/contract/types';
import { ListCards } from '../../list/list-cards.tsx';
import { useListState } from '../../list/list-state.ts';
import { ListTable } from '../../list/list-table.tsx';
import { useText } from '../../text/language.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';

interface KeyListProps {
  keys: readonly MachineToken[];
  onRevoke: (key: MachineToken) => void;
}

/** Keys with what they may do, where they were used last, and whether they still work. */
export function KeyList({ keys, onRevoke }: KeyListProps) {
  const say = useText('keys');
  const isWide = useIsWide();
  const state = useListState([]);
  const Rows = isWide ? ListTable : ListCards;
  return (
    <Rows
      name={say('keys')}
      rows={keys}
      idOf={({ id }) => id}
      state={state}
      columns={[
        { key: 'name', label: say('name'), cell: (key) => <Name shown={key} /> },
        {
          key: 'scopes',
          label: say('scopes'),
          cell: ({ scopes }) => (
            <ul className="grid gap-0.5">
              {scopes.map((scope) => (
                <li key={scope}>{say(`scope_${scope}`)}</li>
              ))}
            </ul>
          ),
        },
        { key: 'use', label: say('lastUse'), cell: (key) => <LastUse shown={key} /> },
        { key: 'status', label: say('status'), phone: 'aside', cell: (key) => <KeyState shown={key} /> },
        { key: 'by', label: say('madeBy'), cell: ({ created_by: by }) => <bdi>{by}</bdi> },
        {
          key: 'acts',
          label: say('acts'),
          phone: 'foot',
          cell: (key) =>
            key.state === 'revoked' ? null : (
              <button type="button" className="btn btn-quiet" onClick={() => onRevoke(key)}>
                {say('revoke')}
              </button>
            ),
        },
      ]}
    />
  );
}

function Name({ shown: { name, hint } }: { shown: MachineToken }) {
  return (
    <span className="grid justify-items-start">
      <bdi className="wrap-anywhere">{name}</bdi>
      <span className="text-sm font-normal text-soft">
        <Latin>{`${hint}…`}</Latin>
      </span>
    </span>
  );
}

function LastUse({ shown: { last_used_at: at, last_network: network } }: { shown: MachineToken }) {
  const say = useText('keys');
  if (at === null) return <span className="text-soft">{say('never')}</span>;
  return (
    <span className="grid justify-items-end lg:justify-items-start">
      <When at={at} />
      {network ? (
        <span className="text-sm text-soft">
          <Latin>{network}</Latin>
        </span>
      ) : null}
    </span>
  );
}

function KeyState({ shown: { state, expires_at: end } }: { shown: MachineToken }) {
  const say = useText('keys');
  return (
    <span className="grid justify-items-start gap-0.5">
      <State tone={state === 'active' ? 'good' : state === 'expired' ? 'warn' : 'bad'}>{say(state)}</State>
      {state === 'active' ? (
        <span className="text-sm text-soft">
          {end === null ? (
            say('endless')
          ) : (
            <>
              {say('until')} <When at={end} isDay />
            </>
          )}
        </span>
      ) : null}
    </span>
  );
}
