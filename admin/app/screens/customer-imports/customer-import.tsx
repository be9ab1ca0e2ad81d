import type { CustomerImport as Imported } from '@waha/contract/types';
import { customerImportOutcomes, customerImportResults } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ImportedRows } from './imported-rows.tsx';
import { isAtWork, stepTones } from './step-tones.ts';

/** Interval of the progress reads while an import is at work and the screen is open. */
const EVERY_MS = 1_000;

/** One import of customers: its step, what becomes of each row, how the columns were read, and the next act. */
export default function CustomerImport() {
  const say = useText('customerimports');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(
    'GET /admin/customer-imports/{id}',
    { params: { id: Number(id) } },
    { everyMs: (read) => read !== undefined && isAtWork(read.status) && EVERY_MS, keeps: false },
  );
  const back = { to: '/customers/import', label: say('imports') };
  if (!data) {
    return (
      <Page title={say('import')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  }
  return (
    <Page
      title={data.file_name}
      back={back}
      state={<State tone={stepTones[data.status]}>{say(`step_${data.status}`)}</State>}
      acts={<Acts data={data} />}
    >
      <div className="grid gap-4">
        <Progress data={data} />
        <Summary data={data} />
        <Columns data={data} />
        <ImportedRows data={data} />
      </div>
    </Page>
  );
}

function Acts({ data }: { data: Imported }) {
  const say = useText('customerimports');
  const [asked, setAsked] = useState<'run' | 'undo'>();
  const run = useAct('POST /admin/customer-imports/{id}/run');
  const undo = useAct('POST /admin/customer-imports/{id}/undo');
  const { id, version, status, outcomes, results } = data;
  const toWrite = outcomes.create + outcomes.update;
  const act = status === 'checked' && toWrite > 0 ? 'run' : status === 'done' && results.done > 0 ? 'undo' : undefined;
  const isBusy = run.isBusy || undo.isBusy;
  const confirm = () =>
    (asked === 'run' ? run : undo).run({ params: { id }, body: { version } }).finally(() => setAsked(undefined));
  return (
    <>
      {act ? (
        <button
          type="button"
          className={act === 'run' ? 'btn btn-primary' : 'btn btn-danger'}
          disabled={isBusy}
          onClick={() => setAsked(act)}
        >
          {say(act)}
        </button>
      ) : null}
      {asked ? (
        <Confirm
          title={say(`${asked}Title`)}
          act={say(asked)}
          isDangerous={asked === 'undo'}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void confirm()}
        >
          {asked === 'run' ? say('runText', { count: toWrite }) : say('undoText')}
        </Confirm>
      ) : null}
    </>
  );
}

/** Progress of an import. Screen readers announce the step only; the number changes too often. */
function Progress({ data: { status, progress, progress_of: of } }: { data: Imported }) {
  const say = useText('customerimports');
  if (!isAtWork(status)) return null;
  return (
    <Panel>
      <div className="grid gap-2">
        <p role="status" className="font-semibold">
          {say(`step_${status}`)}
        </p>
        <progress
          className="h-2 w-full accent-primary"
          max={100}
          value={of === 0 ? 0 : Math.floor((progress / of) * 100)}
          aria-label={say('progress')}
        />
        <p className="text-sm text-soft">{say('mayLeave')}</p>
      </div>
    </Panel>
  );
}

function Summary({ data }: { data: Imported }) {
  const say = useText('customerimports');
  const count = (number: number) => <Latin>{number}</Latin>;
  return (
    <Panel title={say('summary')}>
      <DescriptionList
        facts={[
          [say('rowsCount'), count(data.rows_count)],
          ...customerImportOutcomes.map((name) => [say(`outcome_${name}`), count(data.outcomes[name])] as const),
          ...(data.warned > 0 ? [[say('warned'), count(data.warned)] as const] : []),
          ...customerImportResults
            .filter((name) => data.results[name] > 0)
            .map((name) => [say(`result_${name}`), count(data.results[name])] as const),
          [say('by'), data.staff_name],
          [say('sentAt'), <When key="at" at={data.created_at} />],
        ]}
      />
      <p className="mt-3 max-w-prose text-sm text-soft">{say('kept')}</p>
    </Panel>
  );
}

function Columns({ data: { columns } }: { data: Imported }) {
  const say = useText('customerimports');
  return (
    <Panel title={say('columns')}>
      <DescriptionList
        facts={columns.map(({ header, field }) => [
          header || say('noHeader'),
          field ? say(`field_${field}`) : say('leftOut'),
        ])}
      />
      <p className="mt-3 text-sm text-soft">{say('columnsHint')}</p>
    </Panel>
  );
}
