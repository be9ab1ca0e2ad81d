import type { TaxDocumentSummary } from '@waha/contract/types';
import { fetchFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { DescriptionList, Latin, When } from '../../ui/parts.tsx';
import { DocumentState, Notices } from './unit-state.tsx';

interface DialogProps {
  document: TaxDocumentSummary;
  onClose: () => void;
}

/** A stamped document: the words of the authority, its bytes, and a new one in place of a rejected one. */
export function DocumentDialog({ document, onClose }: DialogProps) {
  const say = useText('invoicing');
  const again = useAct('POST /admin/invoices/stamp', { done: say('stampedAgain') });
  const { number, counter, mode, state, notices, answered_at: answered } = document;
  return (
    <Dialog title={number} size="wide" onClose={onClose}>
      <div className="grid gap-4">
        <DescriptionList
          facts={[
            [say('state'), <DocumentState key="state" document={document} />],
            [say('mode'), say(`mode_${mode}`)],
            [say('place'), <Latin key="place">{counter}</Latin>],
            [say('at'), <When key="at" at={document.created_at} />],
            ...(answered ? [[say('answeredAt'), <When key="answered" at={answered} />] as const] : []),
            [say('notices'), notices.length === 0 ? say('noNotices') : <Notices key="notices" notices={notices} />],
          ]}
        />
        {state === 'rejected' ? <p className="max-w-prose text-soft">{say('stampAgainText')}</p> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <FileButton
            label={say('xml')}
            name={`${number}.xml`}
            fetch={() => fetchFile('GET /admin/e-invoicing/documents/{id}/xml', { params: { id: document.id } })}
          />
          {state === 'rejected' ? (
            <button
              type="button"
              className="btn btn-primary"
              disabled={again.isBusy}
              onClick={async () => {
                if (await again.run({ body: { order_id: document.order_id } })) onClose();
              }}
            >
              {say('stampAgain')}
            </button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
