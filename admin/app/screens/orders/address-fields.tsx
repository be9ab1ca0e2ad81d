import { InBoth, LongTextField, TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { CityField } from './city-field.tsx';

export interface AddressValues {
  recipient_name: string;
  phone: string;
  city_id: number;
  city: string;
  district: string;
  street: string;
  building_no: string;
  postal_code: string;
  short_address: string;
  unit_no: string;
  address_notes: string;
}

export const noAddress: AddressValues = {
  recipient_name: '',
  phone: '',
  city_id: 0,
  city: '',
  district: '',
  street: '',
  building_no: '',
  postal_code: '',
  short_address: '',
  unit_no: '',
  address_notes: '',
};

/** Request body of an address: empty text fields are sent as null. */
export function addressOf(values: AddressValues) {
  return {
    recipient_name: values.recipient_name || null,
    phone: values.phone || null,
    city_id: values.city_id,
    district: values.district || null,
    street: values.street || null,
    building_no: values.building_no || null,
    postal_code: values.postal_code || null,
    short_address: values.short_address || null,
    unit_no: values.unit_no || null,
    notes: values.address_notes || null,
  };
}

/** Address fields of any form; their errors are named `address.…` in the reply. */
export function AddressFields<Values extends AddressValues>({ form }: { form: Form<Values> }) {
  const say = useText('orders');
  const set = <Name extends keyof AddressValues>(name: Name, value: AddressValues[Name]) =>
    form.setAll((values) => ({ ...values, [name]: value }));
  const text = (name: Exclude<keyof AddressValues, 'city_id'>, path: string = name) => ({
    name,
    value: form.values[name],
    onChange: (value: string) => set(name, value),
    error: form.errorOf(`address.${path}`),
  });
  return (
    <>
      <InBoth>
        <TextField {...text('recipient_name')} label={say('recipient')} isOptional most={120} />
        <TextField {...text('phone')} label={say('phone')} isOptional dir="ltr" type="tel" most={32} />
      </InBoth>
      <TextField
        {...text('short_address')}
        label={say('shortAddress')}
        hint={say('shortAddressHint')}
        isOptional
        dir="ltr"
        most={40}
      />
      <CityField
        chosen={form.values.city}
        error={form.errorOf('address.city_id')}
        onChoose={({ id, name }) => form.setAll((values) => ({ ...values, city_id: id, city: name }))}
      />
      <InBoth>
        <TextField {...text('district')} label={say('district')} isOptional most={120} />
        <TextField {...text('street')} label={say('street')} isOptional={form.values.short_address !== ''} most={200} />
        <TextField {...text('building_no')} label={say('building')} isOptional dir="ltr" inputMode="numeric" most={4} />
        <TextField {...text('postal_code')} label={say('postal')} isOptional dir="ltr" inputMode="numeric" most={5} />
        <TextField {...text('unit_no')} label={say('unit')} isOptional most={20} />
      </InBoth>
      <LongTextField {...text('address_notes', 'notes')} label={say('addressNotes')} isOptional rows={2} most={500} />
    </>
  );
}
