import type { Segment } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { readyMadeKeys } from './ready-made.ts';

/** Saved filters over customers, and some to start from. */
export default function Segments() {
  const say = useText('segments');
  const may = useMay();
  const { data, error, refetch } = useCall('GET /admin/segments');
  const mayWrite = may('POST /admin/segments');
  return (
    <Page
      title={say('segments')}
      acts={
        mayWrite ? (
          <Link to="/segments/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newSegment')}
          </Link>
        ) : null
      }
    >
      <div className="grid gap-4">
        <p className="max-w-prose text-soft">{say('text')}</p>
        {data === undefined ? (
          <Unread error={error} refetch={refetch} />
        ) : data.length === 0 ? (
          <div className="panel">
            <Empty title={say('none')}>{say('noneText')}</Empty>
          </div>
        ) : (
          <ul className="grid gap-2">
            {data.map((segment) => (
              <Line key={segment.id} segment={segment} />
            ))}
          </ul>
        )}
        {mayWrite ? (
          <Panel title={say('startFrom')}>
            <ul className="flex flex-wrap gap-2">
              {readyMadeKeys.map((key) => (
                <li key={key}>
                  <Link to={`/segments/new?from=${key}`} className="btn btn-quiet">
                    {say(`ready_${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
      </div>
    </Page>
  );
}

function Line({ segment: { id, name, count, counted_at: at } }: { segment: Segment }) {
  const say = useText('segments');
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to={`/segments/${id}`} className="min-w-0 grow font-semibold text-link hover:underline">
        <bdi>{name}</bdi>
      </Link>
      {count === null || at === null ? (
        <span className="text-soft">{say('counting')}</span>
      ) : (
        <>
          <Link to={`/customers?segment_id=${id}`} className="text-link hover:underline">
            {say('count', { count })}
          </Link>
          <span className="text-soft">
            <When at={at} />
          </span>
        </>
      )}
    </li>
  );
}
