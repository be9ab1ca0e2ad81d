import { failureText } from '@waha/contract/client';
import type { CustomerImport } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendFile } from '../../api/api.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Panel, State, When } from '../../ui/parts.tsx';
import { SheetDrop } from '../../ui/sheet-drop.tsx';
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
        <SheetDrop title={say('choose')} hint={say('chooseHint')} isBusy={isBusy} onFile={(file) => void send(file)} />
        <p role="status" className="text-soft">
          {isBusy ? say('sending') : ''}
        </p>
        {refusal ? (
          <p role="alert" className="text-negative">
            {refusal}
          </p>
        ) : null}
        <p className="max-w-prose text-sm text-soft">{say('whatHappens')}</p>
        <p className="max-w-prose text-sm text-soft">{say('kept')}</p>
      </div>
    </Panel>
  );
}
