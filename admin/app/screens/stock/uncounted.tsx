import type { StockCountDetails } from '@waha/contract/types';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ItemName, useItemName } from './item-name.tsx';
import { MorePages } from './more-pages.tsx';
import type { useCounting } from './use-counting.ts';

interface UncountedProps {
  count: StockCountDetails;
  counting: ReturnType<typeof useCounting> | undefined;
}

/** Items with stock here that were not counted yet; where none of one is found, that is counted too. */
export function Uncounted({ count, counting }: UncountedProps) {
  const say = useText('stock');
  const itemName = useItemName();
  const [after, setAfter] = useState<number>();
  const { data, error, refetch } = useCall('GET /admin/stock-counts/{id}/uncounted', {
    params: { id: count.id },
    query: after === undefined ? {} : { after },
  });
  if (!data) return <Unread error={error} refetch={refetch} />;
  if (data.items.length === 0 && after === undefined) {
    return (
      <div className="panel">
        <Empty title={say('nothingUncounted')} />
      </div>
    );
  }
  return (
    <>
      <p className="mb-3 text-soft">{say('uncountedText')}</p>
      <ul
        className="overflow-clip divide-y divide-line rounded-card border border-line bg-card"
        aria-label={say('shownUncounted')}
      >
        {data.items.map((item) => (
          <li key={item.variant_id} className="flex items-center gap-3 px-3 py-2">
            <span className="min-w-0 grow">
              <ItemName item={item} />
            </span>
            {counting ? (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={say('noneOfItLabel', { name: itemName(item) })}
                onClick={() =>
                  void counting.count({ variant_id: item.variant_id, pieces: 0, was: null }, itemName(item))
                }
              >
                {say('noneOfIt')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <MorePages isFirst={after === undefined} next={data.next} onNext={setAfter} onFirst={() => setAfter(undefined)} />
    </>
  );
}
