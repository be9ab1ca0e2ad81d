import type { ProductImport } from '@waha/contract/types';
import { importResults } from '@waha/contract/vocabulary';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOfImport } from './bulk-rule.ts';
import { ImportActs } from './import-acts.tsx';
import { ImportCategories } from './import-categories.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportItems, OUTCOMES } from './import-items.tsx';
import { isAtWork, isOpen, stepTones } from './import-steps.ts';

/** Interval of the progress reads while the screen is open. */
const EVERY_MS = 1_000;

/** One import: its file, the progress of its step, the result of each product, and the next actions. */
export default function Import() {
  const say = useText('imports');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(
    'GET /admin/product-imports/{id}',
    { params: { id: Number(id) } },
    { everyMs: (read) => read !== undefined && isAtWork(read.status) && EVERY_MS, keeps: false },
  );
  const back = { to: '/products/import', label: say('imports') };
  if (!data) {
    return (
      <Page title={say('import')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  }
  return (
    <Page
      title={nameOfImport(data, say)}
      back={back}
      state={<State tone={stepTones[data.status]}>{say(`step_${data.status}`)}</State>}
      acts={<ImportActs data={data} />}
    >
      <div className="grid gap-4">
        <Progress data={data} />
        <Summary data={data} />
        {data.new_categories > 0 ? <ImportCategories data={data} /> : null}
        {isOpen(data.status) && !data.bulk_change ? <ImportColumns key={data.version} data={data} /> : null}
        {data.status === 'mapping' ? null : <ImportItems data={data} />}
      </div>
    </Page>
  );
}

/** Progress of an import. Screen readers announce the step only; the number changes too often. */
function Progress({ data }: { data: ProductImport }) {
  const say = useText('imports');
  if (!isAtWork(data.status)) return null;
  const { progress, progress_of: of } = data;
  const percent = of === 0 ? 0 : Math.floor((progress / of) * 100);
  return (
    <Panel>
      <div className="grid gap-2">
        <p role="status" className="font-semibold">
          {say(`doing_${data.status === 'running' ? 'running' : data.status === 'undoing' ? 'undoing' : 'checking'}`)}
        </p>
        <progress className="h-2 w-full accent-primary" max={100} value={percent} aria-label={say('progress')} />
        <p className="text-soft">{say('progressOf', { progress, of })}</p>
        <p className="text-sm text-soft">{say('mayLeave')}</p>
      </div>
    </Panel>
  );
}

function picturesOf({ pictures, status }: ProductImport) {
  const { wanted, taken, failed } = pictures;
  const isBefore = status === 'checking' || status === 'checked';
  const facts = [isBefore ? (['picturesWanted', wanted] as const) : (['picturesTaken', taken] as const)];
  return [...facts, ['picturesFailed', failed] as const].filter(([, number]) => number > 0);
}

function Summary({ data }: { data: ProductImport }) {
  const say = useText('imports');
  const { outcomes, results } = data;
  const count = (number: number) => <Latin>{number}</Latin>;
  const written = Object.values(results).some((number) => number > 0);
  return (
    <Panel title={say('summary')}>
      <DescriptionList
        facts={[
          ...(data.bulk_change ? [] : [[say('format'), say(`format_${data.format}`)] as const]),
          [say('rows'), count(data.rows_count)],
          [say('products'), count(data.products_count)],
          ...(data.status === 'mapping'
            ? []
            : OUTCOMES.filter((name) => name !== 'create' || !data.bulk_change).map(
                (name) => [say(`outcome_${name}`), count(outcomes[name])] as const,
              )),
          ...(data.notes.warned > 0 ? [[say('notesWarned'), count(data.notes.warned)] as const] : []),
          ...(data.notes.drafts > 0 ? [[say('notesDrafts'), count(data.notes.drafts)] as const] : []),
          ...picturesOf(data).map(([name, number]) => [say(name), count(number)] as const),
          ...(written
            ? importResults
                .filter((name) => results[name] > 0)
                .map((name) => [say(`result_${name}`), count(results[name])] as const)
            : []),
          [say('by'), data.staff_name],
          [say('sentAt'), <When key="at" at={data.created_at} />],
        ]}
      />
    </Panel>
  );
}
