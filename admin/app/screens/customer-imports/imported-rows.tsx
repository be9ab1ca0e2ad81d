import type { CustomerImport, CustomerImportRow } from '@waha/contract/types';
import {
  type CustomerImportOutcome,
  type CustomerImportResult,
  customerImportOutcomes,
  customerImportResults,
} from '@waha/contract/vocabulary';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { queryClient } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, State, type Tone } from '../../ui/parts.tsx';

const LIST = 'GET /admin/customer-imports/{id}/rows';
const outcomeTones: Record<CustomerImportOutcome, Tone> = {
  create: 'good',
  update: 'info',
  unchanged: 'plain',
  merged: 'warn',
  error: 'bad',
};
const resultTones: Record<CustomerImportResult, Tone> = { done: 'good', undone: 'plain', kept: 'warn' };

/** Outcome of each row of a file. Names are shown until the import ends, when the rows are deleted. */
export function ImportedRows({ data: { id, version } }: { data: CustomerImport }) {
  const say = useText('customerimports');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that begins or ends counts the version up, and the list is another
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
  }, [version]);
  return (
    <Panel title={say('rows')}>
      <ResourceList
        call={LIST}
        params={{ id: String(id) }}
        name={say('rows')}
        idOf={({ row_number: number }) => String(number)}
        filters={[
          {
            kind: 'choice',
            name: 'outcome',
            label: say('outcome'),
            options: customerImportOutcomes.map((one) => [one, say(`outcome_${one}`)] as const),
          },
          {
            kind: 'choice',
            name: 'result',
            label: say('result'),
            options: customerImportResults.map((one) => [one, say(`result_${one}`)] as const),
          },
        ]}
        columns={[
          { key: 'customer', label: say('customer'), phone: 'title', cell: (row) => <Who row={row} /> },
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
            sort: 'row_number',
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
        empty={{ title: say('noRows') }}
      />
    </Panel>
  );
}

function Who({ row: { name, phone, customer_id: customerId } }: { row: CustomerImportRow }) {
  const say = useText('customerimports');
  if (customerId) {
    return (
      <Link to={`/customers/${customerId}`} className="font-semibold underline">
        {name || say('open')}
      </Link>
    );
  }
  return (
    <span className="grid min-w-0">
      <bdi className="wrap-anywhere font-semibold">{name || '—'}</bdi>
      {phone ? (
        <span className="text-sm text-soft">
          <Latin>{phone}</Latin>
        </span>
      ) : null}
    </span>
  );
}
