import type { SavedAddress } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { storedUser } from '../auth/stored-user.ts';
import { useSubmit } from '../auth/use-submit.ts';
import { saysDoor } from '../places/national-address.ts';
import { AddressFields } from '../places/national-address-fields.tsx';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { PhoneField } from '../ui/fields/contact-fields.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { FormTrouble } from '../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../ui/fields/submit-button.tsx';
import { type AddressForm, draftOfForm, emptyAddress, formOfAddress } from './address-form.ts';

/** API names of the fields, by which an answer's messages are shown at their fields. */
const wire = {
  label: 'label',
  recipientName: 'recipient_name',
  phone: 'phone',
  street: 'street',
  buildingNo: 'building_no',
  additionalNo: 'additional_no',
  postalCode: 'postal_code',
  shortAddress: 'short_address',
  unitNo: 'unit_no',
  notes: 'notes',
} as const satisfies Partial<Record<keyof AddressForm, string>>;
type TextName = keyof typeof wire;

interface EditorProps {
  /** Null for a new one. */
  address: SavedAddress | null;
  onSaved: () => void;
  onCancel: () => void;
}

function useEditor({ address, onSaved }: EditorProps) {
  const say = useText('account');
  const sayCheckout = useText('checkout');
  const api = useApi();
  const [form, setForm] = useState(() => {
    const user = storedUser();
    return address
      ? formOfAddress(address)
      : emptyAddress(user ? `${user.first_name} ${user.last_name}` : '', user?.phone ?? '');
  });
  const sending = useSubmit(say('networkTrouble'), () =>
    showToast({
      text: address ? say('addressChangeFailed') : say('addressAddFailed'),
      tone: 'negative',
      position: 'top',
    }),
  );
  const change = (patch: Partial<AddressForm>) => setForm((before) => ({ ...before, ...patch }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const hasShort = form.shortAddress.trim() !== '';
    const missing = {
      ...(form.label.trim() === '' ? { label: say('needLabel') } : {}),
      ...(form.recipientName.trim() === '' ? { recipient_name: say('needRecipient') } : {}),
      ...(form.cityId === null ? { city_id: sayCheckout('chooseCity') } : {}),
      ...(!hasShort && form.district.trim() === '' ? { district: sayCheckout('needDistrict') } : {}),
      ...(!hasShort && form.street.trim() === '' ? { street: sayCheckout('needStreet') } : {}),
      ...(hasShort && !saysDoor(form) ? { short_address: sayCheckout('wrongShortAddress') } : {}),
    };
    const draft = draftOfForm(form);
    if (Object.keys(missing).length > 0 || !draft) {
      sending.show(missing);
      return;
    }
    void sending.run(async () => {
      const signal = AbortSignal.timeout(15_000);
      if (address) await api('PUT /user/addresses/{id}', { params: { id: address.id }, body: draft, signal });
      else await api('POST /user/addresses', { body: draft, signal });
      showToast({ text: say('addressSaved'), tone: 'positive', position: 'top' });
      onSaved();
    });
  }

  const bind = (name: TextName) => ({
    id: name,
    value: form[name],
    error: sending.errors[wire[name]],
    onChange: (text: string) => {
      change({ [name]: text });
      sending.mend(wire[name]);
      // A short address replaces street and district.
      if (name === 'shortAddress') sending.mend('street', 'district');
    },
  });
  const { city_id: city, district = sending.errors.neighborhood_id } = sending.errors;
  const placeErrors = { ...(city ? { city } : {}), ...(district ? { district } : {}) };
  const places = {
    form,
    errors: placeErrors,
    change: (patch: Partial<AddressForm>) => {
      change(patch);
      sending.mend('city_id', 'neighborhood_id', 'district');
    },
  };
  return { form, change, sending, submit, bind, places };
}

export function AddressEditor(props: EditorProps) {
  const say = useText('account');
  const sayCheckout = useText('checkout');
  const { form, change, sending, submit, bind, places } = useEditor(props);
  return (
    <form
      noValidate
      aria-label={props.address ? say('editAddress') : say('newAddress')}
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
      onSubmit={submit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bind('label')} label={say('label')} hint={say('labelHint')} maxLength={40} />
        <TextField {...bind('recipientName')} label={say('recipient')} autoComplete="name" maxLength={120} />
        <PhoneField {...bind('phone')} label={sayCheckout('phone')} />
      </div>
      <AddressFields view={places} bind={bind} />
      <TextField
        {...bind('notes')}
        label={sayCheckout('courierNotes')}
        optional={sayCheckout('optional')}
        multiline
        maxLength={500}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={form.isDefault}
          disabled={props.address?.is_default === true}
          onChange={(event) => change({ isDefault: event.target.checked })}
        />
        {say('makeDefault')}
      </label>
      <div>
        <FormTrouble message={sending.trouble} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label={say('save')} working={say('saving')} isWorking={sending.isSending} />
          <button type="button" className="btn btn-quiet" onClick={props.onCancel}>
            {say('cancel')}
          </button>
        </div>
      </div>
    </form>
  );
}
