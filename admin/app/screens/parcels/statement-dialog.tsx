import type { RemittanceLine } from '@waha/contract/types';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { LongTextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Latin, Money, State, type Tone } from '../../ui/parts.tsx';
import { readStatement } from './read-statement.ts';
import { useBookableCarriers } from './use-bookings.ts';

const tones: Record<RemittanceLine['outcome'], Tone> = {
  match: 'good',
  differs: 'bad',
  again: 'plain',
  unknown: 'warn',
};

/** Compares a carrier's statement of cash with its parcels: a file, or lines that are pasted. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const say = useText('parcels');
  const carriers = useBookableCarriers();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [lines, setLines] = useState<readonly RemittanceLine[]>();
  const settle = useAct('POST /admin/remittances', { isIdempotent: true });
  const read = readStatement(text);
  const carrier = chosen ?? carriers[0]?.code ?? '';
  const send = async () => setLines((await settle.run({ body: { carrier, lines: read } }))?.lines);
  return (
    <Dialog title={say('statement')} onClose={onClose}>
      {lines ? (
        <Outcome lines={lines} />
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className="text-soft">{say('statementText')}</p>
          {carriers.length > 1 ? (
            <div className="flex flex-wrap gap-2">
              {carriers.map(({ code, name }) => (
                <button
                  key={code}
                  type="button"
                  className="chip"
                  aria-pressed={code === carrier}
                  onClick={() => setChosen(code)}
                >
                  {name}
                </button>
              ))}
            </div>
          ) : null}
          <StatementFile onRead={setText} />
          <LongTextField
            name="statement"
            label={say('statementLines')}
            value={text}
            onChange={setText}
            error={undefined}
            rows={6}
            most={100_000}
          />
          <button
            type="submit"
            className="btn btn-primary justify-self-end"
            disabled={settle.isBusy || carrier === '' || read.length === 0}
          >
            {say('compare', { count: read.length })}
          </button>
        </form>
      )}
    </Dialog>
  );
}

function StatementFile({ onRead }: { onRead: (text: string) => void }) {
  const say = useText('parcels');
  return (
    <label className="btn btn-quiet w-fit focus-within:outline-2">
      {say('statementFile')}
      <input
        type="file"
        className="sr-only"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => void event.target.files?.[0]?.text().then(onRead)}
      />
    </label>
  );
}

/** Lines that need a look first: differences, unknown parcels, those paid before, and at last what matches. */
function Outcome({ lines }: { lines: readonly RemittanceLine[] }) {
  const say = useText('parcels');
  const sorted = (['differs', 'unknown', 'again', 'match'] as const).flatMap((outcome) =>
    lines.filter((line) => line.outcome === outcome),
  );
  const keyed = sorted.map((line, at) => ({ line, at }));
  return (
    <ul className="grid max-h-[60dvh] gap-2 overflow-y-auto" aria-label={say('statement')}>
      {keyed.map(({ line, at }) => (
        <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Latin>{line.number}</Latin>
          <Money riyals={line.amount} />
          <State tone={tones[line.outcome]}>{say(`outcome_${line.outcome}`)}</State>
          {line.outcome === 'differs' ? (
            <span className="text-soft">
              {say('expected')} <Money riyals={line.expected} />
            </span>
          ) : null}
          {line.order_id ? (
            <Link to={`/orders/${line.order_id}`} className="text-link hover:underline">
              <Latin>{line.order_number}</Latin>
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
