import { CityField, DistrictField } from '../places/place-fields.tsx';
import { useText } from '../text/use-text.ts';
import { TextField } from '../ui/field.tsx';
import { digitsOf, shortAddressOf } from './form/checkout-form.ts';
import type { FormView } from './form/use-checkout-form.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { Section } from './section.tsx';

type NumberField = 'buildingNo' | 'additionalNo' | 'postalCode';

/** Digits of the national address: typed on any keyboard, brought to Latin digits when the field is left. */
function DigitsField({ view, name, digits }: { view: FormView; name: NumberField; digits: number }) {
  const say = useText('checkout');
  const { form, errors, change, leave } = view;
  return (
    <TextField
      id={name}
      label={say(name)}
      optional=""
      error={errors[name]}
      value={form[name]}
      inputMode="numeric"
      {...(name === 'postalCode' ? { autoComplete: 'postal-code' as const } : {})}
      latin
      // Room for what a paste may bring along.
      maxLength={digits + 12}
      onChange={(text) => change({ [name]: text })}
      onBlur={() => {
        change({ [name]: digitsOf(form[name]) });
        leave(name, form[name]);
      }}
    />
  );
}

export function AddressSection({ view }: { view: FormView }) {
  const say = useText('checkout');
  const { form, errors, change, leave } = view;
  return (
    <Section step={2} id="address" title={say('address')}>
      <SavedAddresses view={view} />
      <div className="grid gap-4 sm:grid-cols-2">
        <CityField view={view} />
        <DistrictField view={view} />
        <TextField
          id="street"
          label={say('street')}
          error={errors.street}
          value={form.street}
          autoComplete="address-line1"
          maxLength={200}
          className="sm:col-span-2"
          onChange={(street) => change({ street })}
        />
      </div>
      <fieldset className="mt-6">
        <legend className="mb-3 text-sm text-soft">{say('nationalAddress')}</legend>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4 max-[359px]:grid-cols-1">
          <TextField
            id="shortAddress"
            label={say('shortAddress')}
            optional=""
            hint={say('shortAddressHint')}
            error={errors.shortAddress}
            value={form.shortAddress}
            latin
            maxLength={24}
            className="col-span-full sm:col-span-1 sm:row-span-2"
            onChange={(shortAddress) => change({ shortAddress })}
            onBlur={() => {
              change({ shortAddress: shortAddressOf(form.shortAddress) });
              leave('shortAddress', form.shortAddress);
            }}
          />
          <DigitsField view={view} name="buildingNo" digits={4} />
          <DigitsField view={view} name="additionalNo" digits={4} />
          <DigitsField view={view} name="postalCode" digits={5} />
          <TextField
            id="unitNo"
            label={say('unitNo')}
            optional=""
            error={errors.unitNo}
            value={form.unitNo}
            autoComplete="address-line2"
            maxLength={20}
            onChange={(unitNo) => change({ unitNo })}
          />
        </div>
      </fieldset>
      <TextField
        id="courierNotes"
        label={say('courierNotes')}
        optional={say('optional')}
        hint={say('courierNotesHint')}
        error={errors.courierNotes}
        value={form.courierNotes}
        multiline
        maxLength={500}
        className="mt-4"
        onChange={(courierNotes) => change({ courierNotes })}
      />
    </Section>
  );
}
