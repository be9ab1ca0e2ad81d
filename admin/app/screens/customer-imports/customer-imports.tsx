import { failureText } from '@waha/contract/client';
import type { CustomerImport } from '@waha/contract/types';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendFile } from '../../api/api.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Panel, State, When } from '../../ui/parts.tsx';
import { stepTones } from './step-tones.ts';

/** Choice of a file of customers, and earlier imports. */
export default function CustomerImports() {
  const say = useText('customerimports');
  const customers = useText('customers');
  return (
    <Page title={say('imports')} back={{ to: '/customers', label: customers('customers') }}>
      <div className="grid gap-4">
        <SendFile />
        <Panel title={say('past')}>
          <ResourceList
            call="GET /admin/customer-imports"
            name={say('past')}
            idOf={({ id }) => String(id)}
            rowTo={({ id }) => `/customers/import/${id}`}
            columns={[
              {
                key: 'file',
                label: say('file'),
                phone: 'title',
                cell: ({ file_name: name }) => <bdi className="wrap-anywhere font-semibold">{name}</bdi>,
              },
              {
                key: 'status',
                label: say('step'),
                phone: 'aside',
                cell: ({ status }) => <State tone={stepTones[status]}>{say(`step_${status}`)}</State>,
              },
              {
                key: 'rows',
                label: say('rowsCount'),
                align: 'end',
                cell: ({ rows_count: count }) => <Latin>{count}</Latin>,
              },
              { key: 'by', label: say('by'), phone: 'none', cell: ({ staff_name: name }) => name },
              { key: 'at', label: say('sentAt'), sort: 'created_at', cell: ({ created_at: at }) => <When at={at} /> },
            ]}
            empty={{ title: say('none'), text: say('kept') }}
          />
        </Panel>
      </div>
    </Page>
  );
}

function SendFile() {
  const say = useText('customerimports');
  const common = useText('common');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const query = { name: file.name.slice(-200) };
      const { id } = await sendFile<CustomerImport>('POST /admin/customer-imports', file, { query });
      void navigate(`/customers/import/${id}`);
    } catch (error) {
      setRefusal(failureText(error, common('unreachable')));
      setBusy(false);
    }
  };
  return (
    <Panel title={say('send')}>
      <div className="grid gap-3">
        <label className="grid cursor-pointer place-items-center gap-1 rounded-lg border border-line-strong border-dashed px-4 py-8 text-center focus-within:outline-2 focus-within:outline-primary hover:bg-tint">
          <FileSpreadsheet className="size-6 text-soft" aria-hidden="true" />
          <span className="font-semibold">{say('choose')}</span>
          <span className="text-sm text-soft">{say('chooseHint')}</span>
          <input
            type="file"
            className="sr-only"
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            disabled={isBusy}
            onChange={(event) => {
              void send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <p role="status" className="text-soft">
          {isBusy ? say('sending') : ''}
        </p>
        {refusal ? (
          <p role="alert" className="text-negative">
            {refusal}
          </p>
        ) : null}
        <p className="text-sm text-soft">{say('whatHappens')}</p>
        <p className="text-sm text-soft">{say('kept')}</p>
      </div>
    </Panel>
  );
}
