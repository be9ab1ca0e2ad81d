import type { AdminOrder } from '@waha/contract/types';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddressFields, type AddressValues, addressOf, noAddress } from './address-fields.tsx';

function valuesOf({ address, city_id, version }: AdminOrder): AddressValues & { version: number } {
  // The dialog opens for orders that are sent somewhere.
  if (!address) return { ...noAddress, version };
  return {
    recipient_name: address.recipient_name,
    phone: address.phone,
    city_id: city_id ?? 0,
    city: address.city,
    district: address.neighborhood ?? '',
    street: address.street,
    building_no: address.building_no ?? '',
    postal_code: address.postal_code ?? '',
    short_address: address.short_address ?? '',
    unit_no: address.unit_no ?? '',
    address_notes: address.notes ?? '',
    version,
  };
}

/** Delivery address of an order; editable until a part of it has been sent. */
export function AddressDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const say = useText('orders');
  const form = useForm({
    call: 'PUT /admin/orders/{id}/address',
    initial: valuesOf(order),
    input: ({ version, ...values }) => ({
      params: { id: order.id },
      body: { address: addressOf(values), version },
    }),
    changedTo: valuesOf,
    done: say('addressSaved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('addressTitle')} onClose={onClose} size="wide" mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} labels={{ street: say('street'), city: say('city') }}>
        <AddressFields form={form} />
      </Form>
    </Dialog>
  );
}
