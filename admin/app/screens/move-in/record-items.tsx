import type { RecordImport } from '@waha/contract/types';
import {
  type RecordImportOutcome,
  type RecordImportResult,
  recordImportOutcomes,
  recordImportResults,
} from '@waha/contract/vocabulary';
import { useEffect } from 'react';
import { queryClient } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, State, type Tone } from '../../ui/parts.tsx';

const LIST = 'GET /admin/record-imports/{id}/items';
const outcomeTones: Record<RecordImportOutcome, Tone> = { create: 'good', known: 'plain', error: 'bad' };
const resultTones: Record<RecordImportResult, Tone> = { done: 'good', undone: 'plain', kept: 'warn' };

/** Outcome of each record of a file. Labels are shown until the import ends, when the lines are deleted. */
export function RecordItems({ data: { id, version } }: { data: RecordImport }) {
  const say = useText('movein');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that begins or ends counts the version up, and the list is another
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
  }, [version]);
  return (
    <Panel title={say('items')}>
      <ResourceList
        call={LIST}
        params={{ id: String(id) }}
        name={say('items')}
        idOf={({ item_number: number }) => String(number)}
        filters={[
          {
            kind: 'choice',
            name: 'outcome',
            label: say('outcome'),
            options: recordImportOutcomes.map((one) => [one, say(`outcome_${one}`)] as const),
          },
          {
            kind: 'choice',
            name: 'result',
            label: say('result'),
            options: recordImportResults.map((one) => [one, say(`result_${one}`)] as const),
          },
        ]}
        columns={[
          {
            key: 'label',
            label: say('record'),
            phone: 'title',
            cell: ({ label }) => <bdi className="wrap-anywhere font-semibold">{label || '—'}</bdi>,
          },
          {
            key: 'outcome',
            label: say('outcome'),
            phone: 'aside',
            cell: ({ outcome, result }) =>
              result ? (
                <State tone={resultTones[result]}>{say(`result_${result}`)}</State>
              ) : (
                <State tone={outcomeTones[outcome]}>{say(`outcome_${outcome}`)}</State>
              ),
          },
          {
            key: 'row',
            label: say('row'),
            sort: 'item_number',
            cell: ({ row_number: number }) => <Latin>{number}</Latin>,
          },
          {
            key: 'told',
            label: say('told'),
            cell: ({ faults }) =>
              faults.length === 0 ? (
                <>—</>
              ) : (
                <ul className="grid gap-1">
                  {faults.map(({ kind, message }) => (
                    <li key={kind}>{message}</li>
                  ))}
                </ul>
              ),
          },
        ]}
        empty={{ title: say('noItems') }}
      />
    </Panel>
  );
}
