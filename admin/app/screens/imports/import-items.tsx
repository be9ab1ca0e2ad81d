import { failureText } from '@waha/contract/client';
import type { ImportItem, ProductImport } from '@waha/contract/types';
import { type ImportOutcome, type ImportResult, importOutcomes, importResults } from '@waha/contract/vocabulary';
import { directionOf } from '@waha/kit/language';
import { offerFile } from '@waha/kit/offer-file';
import { useEffect } from 'react';
import { fetchFile } from '../../api/api.ts';
import { queryClient } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { Latin, Panel, State, type Tone } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Differences } from './differences.tsx';

const LIST = 'GET /admin/product-imports/{id}/items';
/** Outcomes as they are shown: errors first. */
export const OUTCOMES = ['error', ...importOutcomes.filter((one) => one !== 'error')] as const;
const outcomeTones: Record<ImportOutcome, Tone> = {
  error: 'bad',
  create: 'good',
  update: 'info',
  unchanged: 'plain',
};
const resultTones: Record<ImportResult, Tone> = {
  done: 'good',
  refused: 'bad',
  undone: 'plain',
  kept: 'warn',
  archived: 'warn',
};

/** Outcome of each product of a file, with its rows. While a step runs, the outcomes are those from its beginning. */
export function ImportItems({ data }: { data: ProductImport }) {
  const say = useText('imports');
  const { version } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that begins or ends counts the version up, and the list is another
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [LIST] });
  }, [version]);
  return (
    <Panel title={say(data.bulk_change ? 'itemsBulk' : 'items')} aside={<BadRows data={data} />}>
      <ResourceList
        call={LIST}
        params={{ id: String(data.id) }}
        name={say(data.bulk_change ? 'itemsBulk' : 'items')}
        idOf={({ number }) => String(number)}
        searchLabel={say('searchSku')}
        filters={[
          {
            kind: 'choice',
            name: 'outcome',
            label: say('outcome'),
            options: OUTCOMES.map((one) => [one, say(`outcome_${one}`)]),
          },
          {
            kind: 'choice',
            name: 'result',
            label: say('result'),
            options: importResults.map((one) => [one, say(`result_${one}`)]),
          },
          ...(data.notes.warned > 0
            ? [
                {
                  kind: 'choice' as const,
                  name: 'notes',
                  label: say('notes'),
                  options: [['warned', say('notes_warned')] as const],
                },
              ]
            : []),
          ...(data.pictures.failed > 0
            ? [
                {
                  kind: 'choice' as const,
                  name: 'pictures',
                  label: say('pictures'),
                  options: [['failed', say('pictures_failed')] as const],
                },
              ]
            : []),
        ]}
        views={[
          { label: say('viewErrors'), search: 'outcome=error' },
          { label: say('viewRefused'), search: 'result=refused' },
          ...(data.notes.warned > 0 ? [{ label: say('viewWarned'), search: 'notes=warned' }] : []),
          ...(data.pictures.failed > 0 ? [{ label: say('viewPictures'), search: 'pictures=failed' }] : []),
        ]}
        columns={[
          {
            key: 'product',
            label: say('product'),
            phone: 'title',
            cell: (item) => <What item={item} />,
          },
          {
            key: 'outcome',
            label: say('outcome'),
            phone: 'aside',
            cell: (item) => <Became item={item} />,
          },
          ...(data.bulk_change
            ? []
            : [
                {
                  key: 'rows',
                  label: say('inRows'),
                  sort: 'number',
                  cell: ({ first_row: first, last_row: last }: ImportItem) => (
                    <Latin>{first === last ? `${first}` : `${first}–${last}`}</Latin>
                  ),
                } as const,
              ]),
          { key: 'faults', label: say('faults'), cell: (item) => <Told item={item} /> },
        ]}
        empty={{ title: say('noItems') }}
      />
    </Panel>
  );
}

function What({ item: { sku, name } }: { item: ImportItem }) {
  return (
    <span className="grid min-w-0">
      <span className="wrap-anywhere font-semibold">
        <bdi>{name || sku || '—'}</bdi>
      </span>
      <span className="text-sm text-soft">
        <Latin>{sku}</Latin>
      </span>
    </span>
  );
}

function Became({ item: { outcome, result } }: { item: ImportItem }) {
  const say = useText('imports');
  if (result) return <State tone={resultTones[result]}>{say(`result_${result}`)}</State>;
  return outcome ? <State tone={outcomeTones[outcome]}>{say(`outcome_${outcome}`)}</State> : <>—</>;
}

function Told({ item: { faults, changes, differences, outcome } }: { item: ImportItem }) {
  const say = useText('imports');
  // A message may begin with a cell's content, which must not set the direction of the sentence.
  const direction = directionOf(useLanguage());
  if (faults.length === 0 && outcome === 'update' && differences.length > 0) return <Differences of={differences} />;
  if (faults.length === 0) {
    return outcome === 'update' ? (
      <span className="text-soft">{say('changes', { count: changes.length })}</span>
    ) : (
      <>—</>
    );
  }
  return (
    <ul className="grid gap-1">
      {faults.map(({ row, column, message }) => (
        <li key={`${row} ${column} ${message}`} className="wrap-anywhere">
          <span className="text-soft">{column === null ? say('atRow', { row }) : say('atCell', { row, column })}</span>{' '}
          <bdi dir={direction}>{message}</bdi>
        </li>
      ))}
    </ul>
  );
}

function BadRows({ data: { id, outcomes, results, pictures } }: { data: ProductImport }) {
  const say = useText('imports');
  const common = useText('common');
  const toast = useToast();
  if (outcomes.error + results.refused + results.kept + pictures.failed === 0) return null;
  const download = async () => {
    try {
      offerFile(
        `bad-rows-${id}.csv`,
        await fetchFile('GET /admin/product-imports/{id}/bad-rows.csv', { params: { id } }),
      );
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    }
  };
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void download()}>
      {say('badRows')}
    </button>
  );
}
