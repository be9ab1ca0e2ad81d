import { useEffect, useState } from 'react';
import { AddressFields, type AddressPart } from '../places/national-address-fields.tsx';
import { CityField } from '../places/place-fields.tsx';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/fields/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type FormField, formFields, isBrought } from './form/checkout-form.ts';
import type { FormView } from './form/use-checkout-form.ts';
import { AddressText, SavedAddresses, savedAddressIn, useSavedAddresses } from './saved-addresses.tsx';
import { ChangeButton, Section } from './section.tsx';
import { useTyping } from './use-typing.ts';

const addressFields: readonly FormField[] = formFields.slice(
  formFields.indexOf('shortAddress'),
  formFields.indexOf('courierNotes') + 1,
);

function Fields({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { form, errors, change, leave } = view;
  const bind = (name: AddressPart | 'courierNotes') => ({
    id: name,
    value: form[name],
    error: errors[name],
    onChange: (text: string) => change({ [name]: text }),
  });
  return (
    <AddressFields
      view={view}
      bind={bind}
      onLeave={(part) => leave(part, form[part])}
      isNoted={form.courierNotes.trim() !== '' || errors.courierNotes !== undefined}
      note={
        <TextField
          {...bind('courierNotes')}
          label={say('courierNotes')}
          optional=""
          hint={say('courierNotesHint')}
          multiline
          maxLength={500}
          className="sm:col-span-2"
        />
      }
    />
  );
}

/** The delivery address: two lines for a customer whose saved address it is, fields for anybody else. */
export function AddressSection({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { addresses, isAwaited } = useSavedAddresses(view);
  const [isWanted, setIsWanted] = useState(false);
  const isWrong = addressFields.some((field) => view.errors[field]);
  // Fields that somebody types into stay, also where they say what a saved address does.
  const [isTyping, setIsTyping] = useTyping('address');
  const saved = isWanted || isWrong || isTyping ? null : savedAddressIn(view.form, addresses);
  // The pressed button is gone: its focus goes to what it has opened.
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>('#address-body button, #address-body input')?.focus();
  }, [isWanted]);
  if (!isBrought(view.form))
    return (
      <Section step={2} id="address" title={say('city')}>
        <div className="checkout-fields">
          <CityField view={view} />
          <p className="text-sm text-soft sm:self-end">{say('addressNotNeeded')}</p>
        </div>
      </Section>
    );
  return (
    <Section
      step={2}
      id="address"
      title={say('address')}
      aside={saved ? <ChangeButton about={say('address')} onPress={() => setIsWanted(true)} /> : null}
    >
      {isAwaited ? (
        <Skeleton className="h-12" />
      ) : saved ? (
        <p className="text-sm">
          <AddressText address={saved} isInline />
        </p>
      ) : (
        <div id="address-body">
          <SavedAddresses
            view={view}
            addresses={addresses}
            onChoose={() => {
              setIsWanted(false);
              setIsTyping(false);
            }}
          />
          <Fields view={view} />
        </div>
      )}
    </Section>
  );
}
