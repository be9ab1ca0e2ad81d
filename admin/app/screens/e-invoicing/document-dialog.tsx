import { failureText } from '@waha/contract/client';
import type { TaxDocumentSummary } from '@waha/contract/types';
import { offerFile } from '@waha/kit/offer-file';
import { useState } from 'react';
import { fetchFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DescriptionList, Latin, When } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
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
          <XmlFile document={document} />
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

function XmlFile({ document: { id, number } }: Pick<DialogProps, 'document'>) {
  const say = useText('invoicing');
  const common = useText('common');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      offerFile(`${number}.xml`, await fetchFile('GET /admin/e-invoicing/documents/{id}/xml', { params: { id } }));
    } catch (error) {
      toast({ kind: 'bad', text: failureText(error, common('unreachable')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={() => void download()}>
      {isBusy ? common('preparing') : say('xml')}
    </button>
  );
}
