import { failureText } from '@waha/contract/client';
import type { ProductImport } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendFile } from '../../api/api.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Panel, State, When } from '../../ui/parts.tsx';
import { SheetDrop } from '../../ui/sheet-drop.tsx';
import { nameOfImport } from './bulk-rule.ts';
import { stepTones } from './import-steps.ts';

/** Choice of a product file, and earlier imports. */
export default function Imports() {
  const say = useText('imports');
  const products = useText('products');
  return (
    <Page title={say('imports')} back={{ to: '/products', label: products('products') }}>
      <div className="grid gap-4">
        <SendFile />
        <Panel title={say('past')}>
          <ResourceList
            call="GET /admin/product-imports"
            name={say('past')}
            idOf={({ id }) => String(id)}
            rowTo={({ id }) => `/products/import/${id}`}
            columns={[
              {
                key: 'file',
                label: say('file'),
                phone: 'title',
                cell: (one) => (
                  <span className="wrap-anywhere font-semibold">
                    <bdi>{nameOfImport(one, say)}</bdi>
                  </span>
                ),
              },
              {
                key: 'status',
                label: say('step'),
                phone: 'aside',
                cell: ({ status }) => <State tone={stepTones[status]}>{say(`step_${status}`)}</State>,
              },
              {
                key: 'format',
                label: say('format'),
                cell: ({ format, bulk_change: rule }) => (rule ? say('bulkChange') : say(`format_${format}`)),
              },
              {
                key: 'count',
                label: say('products'),
                align: 'end',
                cell: ({ products_count: count }) => <Latin>{count}</Latin>,
              },
              { key: 'by', label: say('by'), phone: 'none', cell: ({ staff_name: name }) => name },
              {
                key: 'at',
                label: say('sentAt'),
                sort: 'created_at',
                cell: ({ created_at: at }) => <When at={at} />,
              },
            ]}
            empty={{ title: say('none'), text: say('noneText') }}
          />
        </Panel>
      </div>
    </Page>
  );
}

function SendFile() {
  const say = useText('imports');
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
      const { id } = await sendFile<ProductImport>('POST /admin/product-imports', file, { query });
      void navigate(`/products/import/${id}`);
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
      </div>
    </Panel>
  );
}
