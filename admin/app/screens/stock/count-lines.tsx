import type { CountLine, StockCountDetails } from '@waha/contract/types';
import type { CountLineFilter } from '@waha/contract/vocabulary';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { readNumber } from '../../form/numbers.ts';
import { useText } from '../../text/language.tsx';
import { Empty, Latin } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ItemName, useItemName } from './item-name.tsx';
import { MorePages } from './more-pages.tsx';
import type { useCounting } from './use-counting.ts';

interface CountLinesProps {
  count: StockCountDetails;
  show: CountLineFilter;
  /** Absent where the lines are only read. */
  counting: ReturnType<typeof useCounting> | undefined;
}

/** Lines of a count, the latest first: their numbers while it is open, their differences after that. */
export function CountLines({ count, show, counting }: CountLinesProps) {
  const say = useText('stock');
  const [after, setAfter] = useState<string>();
  const { data, error, refetch } = useCall('GET /admin/stock-counts/{id}/lines', {
    params: { id: count.id },
    query: { show, ...(after === undefined ? {} : { after }) },
  });
  if (!data) return <Unread error={error} refetch={refetch} />;
  if (data.lines.length === 0 && after === undefined) return <NoLines count={count} show={show} />;
  return (
    <>
      <ul
        className="overflow-clip divide-y divide-line rounded-card border border-line bg-card"
        aria-label={say('lines')}
      >
        {data.lines.map((line) =>
          counting ? (
            <OpenLine key={line.variant_id} countId={count.id} line={line} counting={counting} />
          ) : (
            <DoneLine key={line.variant_id} line={line} />
          ),
        )}
      </ul>
      <MorePages isFirst={after === undefined} next={data.next} onNext={setAfter} onFirst={() => setAfter(undefined)} />
    </>
  );
}

function NoLines({ count, show }: Pick<CountLinesProps, 'count' | 'show'>) {
  const say = useText('stock');
  const isOpen = count.status === 'open';
  const title = {
    all: say('nothingCounted'),
    different: say(count.totals.lines === 0 ? 'nothingCounted' : 'noDifferences'),
    disturbed: say('noDisturbed'),
  };
  return (
    <div className="panel">
      <Empty title={title[show]}>{show === 'all' && isOpen ? say('nothingCountedText') : null}</Empty>
    </div>
  );
}

interface OpenLineProps {
  countId: number;
  line: CountLine;
  counting: ReturnType<typeof useCounting>;
}

function OpenLine({ countId, line, counting }: OpenLineProps) {
  const say = useText('stock');
  const name = useItemName()(line);
  const remove = useAct('DELETE /admin/stock-counts/{id}/lines/{variant_id}');
  const [typed, setTyped] = useState(String(line.counted));
  // Enter saves, and leaving the field does not save the same once more.
  const sent = useRef(line.counted);
  // A scan, or a colleague, changed the number.
  useEffect(() => {
    sent.current = line.counted;
    setTyped(String(line.counted));
  }, [line.counted]);
  const save = async () => {
    const pieces = readNumber(typed);
    const isSame = pieces === sent.current && !line.is_disturbed;
    if (pieces === null || isSame) return setTyped(String(sent.current));
    sent.current = pieces;
    const body = { variant_id: line.variant_id, pieces, was: line.counted };
    if (await counting.count(body, name)) return;
    sent.current = line.counted;
    setTyped(String(line.counted));
  };
  return (
    <li className="flex flex-wrap items-center gap-2 px-3 py-2">
      <span className="min-w-0 grow basis-32">
        <ItemName item={line} />
      </span>
      <span className="w-20 shrink-0">
        <input
          className="field text-center tabular-nums"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-label={say('quantityOf', { name })}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => (typed === String(sent.current) ? undefined : void save())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void save();
          }}
        />
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label={say('removeLine', { name })}
        disabled={remove.isBusy}
        onClick={() => void remove.run({ params: { id: countId, variant_id: line.variant_id } })}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
      {line.is_disturbed ? <p className="basis-full text-sm text-negative">{say('disturbed')}</p> : null}
    </li>
  );
}

function DoneLine({ line }: { line: CountLine }) {
  const say = useText('stock');
  const { counted, expected, applied, is_disturbed: isDisturbed } = line;
  const difference = expected === null ? null : counted - expected;
  return (
    <li className="grid gap-1 px-3 py-2">
      <span className="flex items-start gap-3">
        <span className="min-w-0 grow">
          <ItemName item={line} />
        </span>
        {difference === null || difference === 0 ? null : (
          <strong className={difference < 0 ? 'text-negative' : 'text-positive'}>
            <span className="sr-only">{say('difference')}: </span>
            <Latin>{difference > 0 ? `+${difference}` : difference}</Latin>
          </strong>
        )}
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-soft">
        <span>
          {say('counted')} <Latin>{counted}</Latin>
        </span>
        {expected === null ? null : (
          <span>
            {say('expected')} <Latin>{expected}</Latin>
          </span>
        )}
        {applied === null ? null : (
          <span>
            {say('applied')} <Latin>{applied > 0 ? `+${applied}` : applied}</Latin>
          </span>
        )}
        <span>{say('countedBy', { name: line.counted_by })}</span>
      </span>
      {isDisturbed ? <p className="text-sm text-negative">{say('disturbed')}</p> : null}
    </li>
  );
}
