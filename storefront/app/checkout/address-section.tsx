import { AddressFields, type AddressPart } from '../places/national-address-fields.tsx';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/fields/field.tsx';
import type { FormView } from './form/use-checkout-form.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { Section } from './section.tsx';

export function AddressSection({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { form, errors, change, leave } = view;
  const bind = (name: AddressPart | 'courierNotes') => ({
    id: name,
    value: form[name],
    error: errors[name],
    onChange: (text: string) => change({ [name]: text }),
  });
  return (
    <Section step={2} id="address" title={say('address')}>
      <SavedAddresses view={view} />
      <AddressFields view={view} bind={bind} onLeave={(part) => leave(part, form[part])} />
      <TextField
        {...bind('courierNotes')}
        label={say('courierNotes')}
        optional={say('optional')}
        hint={say('courierNotesHint')}
        multiline
        maxLength={500}
        className="mt-4"
      />
    </Section>
  );
}
