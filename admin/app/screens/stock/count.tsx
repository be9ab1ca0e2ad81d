import type { StockCountDetails } from '@waha/contract/types';
import { countLineFilters } from '@waha/contract/vocabulary';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { StatusChips } from '../../queue/status-chips.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf as inLanguage } from '../goods/category-options.ts';
import { CountActs } from './count-acts.tsx';
import { CountLines } from './count-lines.tsx';
import { CountState } from './counts.tsx';
import { ItemField } from './item-field.tsx';
import { useItemName } from './item-name.tsx';
import { Uncounted } from './uncounted.tsx';
import { useBranchName } from './use-branches.ts';
import { useCounting } from './use-counting.ts';

const APPLYING_MS = 1_500;

/** One stock count: counted, compared and approved here. */
export default function Count() {
  const say = useText('stock');
  const nameOf = useBranchName();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(
    'GET /admin/stock-counts/{id}',
    { params: { id: Number(id) } },
    { everyMs: (count) => (count?.status === 'applying' ? APPLYING_MS : false) },
  );
  const back = { to: '/stock-counts', label: say('counts') };
  if (!data) {
    return (
      <Page title={say('counts')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  }
  return (
    <Page
      title={say('countNumber', { branch: nameOf(data.branch) })}
      back={back}
      state={<CountState status={data.status} />}
    >
      <div className="grid max-w-3xl gap-4">
        {data.status === 'open' ? <OpenCount count={data} /> : <DoneCount count={data} />}
        <CountActs count={data} />
      </div>
    </Page>
  );
}

function useShown(options: readonly string[]): string {
  const [params] = useSearchParams();
  return options.find((one) => one === params.get('show')) ?? options[0] ?? '';
}

function OpenCount({ count }: { count: StockCountDetails }) {
  const say = useText('stock');
  const mayCount = useMay()('POST /admin/stock-counts/{id}/lines');
  const itemName = useItemName();
  const counting = useCounting(count.id);
  const shown = useShown(['all', 'uncounted', 'disturbed']);
  const { last } = counting;
  return (
    <>
      {mayCount ? (
        <Panel>
          <ItemField
            label={say('scanToCount')}
            hint={say('scanToCountHint')}
            isContinuous
            onCode={(code) => void counting.count({ code, pieces: 1 }, code)}
            onChoose={(item) => void counting.count({ variant_id: item.variant_id, pieces: 1 }, itemName(item))}
          />
          <p role="status" className="mt-2 font-semibold" aria-busy={counting.waiting > 0}>
            {last ? say('lastCounted', { name: itemName(last), count: last.counted }) : ''}
          </p>
        </Panel>
      ) : null}
      <div>
        <StatusChips
          name="show"
          chosen={shown}
          options={[
            ['all', say('shownAll')],
            ['uncounted', say('shownUncounted')],
            ...(count.totals.disturbed > 0 || shown === 'disturbed'
              ? ([['disturbed', say('shownDisturbed')]] as const)
              : []),
          ]}
        />
        <Shown count={count} shown={shown} counting={mayCount ? counting : undefined} />
      </div>
      <Facts count={count} />
    </>
  );
}

function DoneCount({ count }: { count: StockCountDetails }) {
  const say = useText('stock');
  const shown = useShown(['different', 'all', 'uncounted', 'disturbed']);
  const { unapplied } = count.totals;
  return (
    <>
      <Facts count={count} />
      {unapplied ? <p className="rounded-lg bg-warning-tint px-3 py-2">{say('unappliedText')}</p> : null}
      <div>
        <StatusChips
          name="show"
          chosen={shown}
          options={[
            ['different', say('shownDifferent')],
            ['all', say('shownAll')],
            ['uncounted', say('shownUncounted')],
            ...(count.totals.disturbed > 0 ? ([['disturbed', say('shownDisturbed')]] as const) : []),
          ]}
        />
        <Shown count={count} shown={shown} counting={undefined} />
      </div>
    </>
  );
}

interface ShownProps {
  count: StockCountDetails;
  shown: string;
  counting: ReturnType<typeof useCounting> | undefined;
}

function Shown({ count, shown, counting }: ShownProps) {
  const show = countLineFilters.find((one) => one === shown);
  if (show === undefined) return <Uncounted count={count} counting={counting} />;
  return <CountLines key={show} count={count} show={show} counting={counting} />;
}

function Facts({ count }: { count: StockCountDetails }) {
  const say = useText('stock');
  const language = useLanguage();
  const { category, created_by, created_at, approved_by, note, totals } = count;
  const pieces = (number: number) => <Latin>{number}</Latin>;
  return (
    <Panel>
      <DescriptionList
        facts={[
          [say('counted'), `${say('items', { count: totals.lines })} · ${say('pieces', { count: totals.pieces })}`],
          ...(totals.missing === null ? [] : [[say('missing'), pieces(totals.missing)] as const]),
          ...(totals.extra === null ? [] : [[say('extra'), pieces(totals.extra)] as const]),
          ...(totals.unapplied ? [[say('unapplied'), pieces(totals.unapplied)] as const] : []),
          ...(category ? [[say('category'), inLanguage(category, language)] as const] : []),
          [
            say('startedBy'),
            <>
              <bdi>{created_by}</bdi> · <When at={created_at} />
            </>,
          ],
          ...(approved_by ? [[say('approvedBy'), approved_by] as const] : []),
          ...(note ? [[say('note'), note] as const] : []),
        ]}
      />
    </Panel>
  );
}
