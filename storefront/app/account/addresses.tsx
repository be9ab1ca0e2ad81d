import type { SavedAddress } from '@waha/contract/types';
import { useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { AddressLines } from '../places/address-lines.tsx';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/product-card/badge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatPhone } from '../ui/text/phone.ts';
import { AddressEditor } from './address-editor.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { LoadFailed, Outdated } from './load-failed.tsx';

function AddressCard({ address, onEdit, onGone }: { address: SavedAddress; onEdit: () => void; onGone: () => void }) {
  const say = useText('account');
  const api = useApi();

  async function forget(): Promise<void> {
    try {
      await api('DELETE /user/addresses/{id}', { params: { id: address.id }, signal: AbortSignal.timeout(15_000) });
      showToast({ text: say('addressForgotten'), tone: 'info', position: 'top' });
      onGone();
    } catch {
      showToast({ text: say('addressForgetFailed'), tone: 'negative', position: 'top' });
    }
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg">{address.label}</h2>
        {address.is_default ? <Badge tone="info">{say('default')}</Badge> : null}
      </div>
      <div className="flex-1 text-sm">
        <p className="font-semibold">{address.recipient_name}</p>
        <div className="text-soft">
          <AddressLines address={address} />
          <p>
            <bdi dir="ltr">{formatPhone(address.phone)}</bdi>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={say('editNamed', { name: address.label })}
          onClick={onEdit}
        >
          {say('edit')}
        </button>
        <ConfirmButton
          label={say('delete')}
          name={say('deleteNamed', { name: address.label })}
          question={say('deleteAddressAsk', { name: address.label })}
          yes={say('deleteYes')}
          onConfirm={forget}
        />
      </div>
    </li>
  );
}

export default function Addresses() {
  const say = useText('account');
  /** The address being edited; 'new' for a new one. */
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const { state, retry } = useLoaded(
    'addresses',
    (api, signal) => api('GET /user/addresses', { signal }),
    say('addressesFailed'),
  );
  const addresses = state.kind === 'known' ? state.data : [];
  const close = () => setEdited(null);
  if (edited !== null) {
    return (
      <>
        <h1 className="mb-5 text-3xl">{edited === 'new' ? say('newAddress') : say('editAddress')}</h1>
        <AddressEditor
          address={edited === 'new' ? null : edited}
          onCancel={close}
          onSaved={() => {
            close();
            retry();
          }}
        />
      </>
    );
  }
  const add = (
    <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
      <Icon name="plus" size={18} />
      {say('newAddress')}
    </button>
  );
  return (
    <>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{say('addresses')}</h1>
        {addresses.length > 0 ? add : null}
      </div>
      {state.kind === 'loading' ? (
        <div role="status" className="grid gap-4 sm:grid-cols-2">
          <span className="sr-only">{say('loading')}</span>
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="map-pin" title={say('addressesFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' && addresses.length === 0 ? (
        <EmptyState icon="map-pin" title={say('noAddresses')}>
          {add}
        </EmptyState>
      ) : null}
      {state.kind === 'known' && state.isOutdated ? <Outdated onRetry={retry} className="mb-4" /> : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={() => setEdited(address)} onGone={retry} />
        ))}
      </ul>
      <CompanyPanel />
    </>
  );
}
