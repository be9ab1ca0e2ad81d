import { failureText } from '@waha/contract/client';
import type { RecordImport } from '@waha/contract/types';
import type { RecordKindName } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { sendFile } from '../../api/api.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { SheetDrop } from '../../ui/sheet-drop.tsx';
import { kindNamed, stepTones } from './steps.ts';

/** Choice of a file of one kind of records, and earlier imports of it. */
export default function RecordImports() {
  const say = useText('movein');
  const kind = kindNamed(useParams().kind);
  const back = { to: '/move-in', label: say('moveIn') };
  if (!kind) {
    return (
      <Page title={say('moveIn')} back={back}>
        <div className="panel">
          <Empty title={say('noKind')} />
        </div>
      </Page>
    );
  }
  return (
    <Page title={say(`kind_${kind}`)} back={back}>
      <div className="grid gap-4">
        <SendFile kind={kind} />
        <Panel title={say('past')}>
          <ResourceList
            call="GET /admin/record-imports"
            always={{ kind }}
            name={say('past')}
            idOf={({ id }) => String(id)}
            rowTo={({ id }) => `/move-in/${kind}/${id}`}
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

function SendFile({ kind }: { kind: RecordKindName }) {
  const say = useText('movein');
  const common = useText('common');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const query = { kind, name: file.name.slice(-200) };
      const { id } = await sendFile<RecordImport>('POST /admin/record-imports', file, { query });
      void navigate(`/move-in/${kind}/${id}`);
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
        <p className="text-sm text-soft">{say(`rules_${kind}`)}</p>
        <p className="max-w-prose text-sm text-soft">{say('whatHappens')}</p>
      </div>
    </Panel>
  );
}
