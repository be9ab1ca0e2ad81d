import type { EInvoicing as Overview } from '@waha/contract/types';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Empty, Panel, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ArchiveDownload } from './archive-download.tsx';
import { DocumentLog } from './document-log.tsx';
import { UnitForm } from './unit-form.tsx';
import { UnitPanel } from './unit-panel.tsx';

const EVERY_MS = 15_000;

/** E-invoicing: what waits for the tax authority, the units with their steps, and the stamped documents. */
export default function EInvoicing() {
  const say = useText('invoicing');
  const { data, error, refetch } = useCall('GET /admin/e-invoicing', undefined, { everyMs: EVERY_MS });
  return (
    <Page title={say('title')}>
      <p className="mb-4 max-w-prose text-soft">{say('intro')}</p>
      {data ? <Units overview={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

function Units({ overview }: { overview: Overview }) {
  const say = useText('invoicing');
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const { provider, units } = overview;
  if (!provider && units.length === 0) return <Empty title={say('notSetUp')}>{say('notSetUpText')}</Empty>;
  const mayAdd = provider !== null && may('POST /admin/e-invoicing/units');
  const add = mayAdd ? (
    <button
      type="button"
      className={`btn ${units.length === 0 ? 'btn-primary' : 'btn-quiet'}`}
      onClick={() => setAdding(true)}
    >
      {say(units.length === 0 ? 'create' : 'createAnother')}
    </button>
  ) : null;
  return (
    <div className="grid max-w-5xl gap-4">
      {units.length === 0 ? (
        <>
          <Empty title={say('unitNone')}>{say('unitNoneText')}</Empty>
          <div className="grid justify-center">{add}</div>
        </>
      ) : (
        <>
          <Waiting overview={overview} />
          {units.map((unit) => (
            <UnitPanel key={unit.id} unit={unit} />
          ))}
          <div>{add}</div>
          <DocumentLog />
          <ArchiveDownload />
        </>
      )}
      {isAdding && provider ? <UnitForm provider={provider} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function Waiting({ overview: { queued, oldest_queued_at: oldest, rejected } }: { overview: Overview }) {
  const say = useText('invoicing');
  return (
    <Panel>
      <DescriptionList
        facts={[
          [say('queued'), queued === 0 ? say('nothingWaits') : queued],
          ...(oldest ? [[say('oldest'), <When key="oldest" at={oldest} />] as const] : []),
          ...(rejected > 0 ? [[say('rejected'), <b key="rejected">{rejected}</b>] as const] : []),
        ]}
      />
    </Panel>
  );
}
