import type { TaxDocumentSummary } from '@waha/contract/types';
import { taxDocumentStates } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Latin, When } from '../../ui/parts.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentState } from './unit-state.tsx';

/** The stamped documents, the latest first. */
export function DocumentLog() {
  const say = useText('invoicing');
  const [shown, setShown] = useState<TaxDocumentSummary>();
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-bold">{say('log')}</h2>
      <ResourceList
        call="GET /admin/e-invoicing/documents"
        name={say('log')}
        idOf={({ id }) => id}
        searchLabel={say('search')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('state'),
            options: taxDocumentStates.map((one) => [one, say(`document_${one}`)] as const),
          },
        ]}
        columns={[
          { key: 'number', label: say('document'), cell: ({ number }) => <Latin>{number}</Latin> },
          {
            key: 'order',
            label: say('order'),
            cell: ({ order_id: id, order_number: number }) => (
              <Link to={`/orders/${id}`} className="text-link hover:underline">
                <Latin>{number}</Latin>
              </Link>
            ),
          },
          { key: 'at', label: say('at'), cell: ({ created_at: at }) => <When at={at} /> },
          {
            key: 'state',
            label: say('state'),
            phone: 'aside',
            cell: (document) => <DocumentState document={document} />,
          },
          { key: 'counter', label: say('place'), cell: ({ counter }) => <Latin>{counter}</Latin> },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (document) => (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={say('showOf', { number: document.number })}
                onClick={() => setShown(document)}
              >
                {say('show')}
              </button>
            ),
          },
        ]}
        empty={{ title: say('logNone'), text: say('logNoneText') }}
      />
      {shown ? <DocumentDialog document={shown} onClose={() => setShown(undefined)} /> : null}
    </section>
  );
}
