import { type ReactNode, useId, useState } from 'react';
import { useText } from '../text/use-text.ts';
import { TextField, type TextFieldProps } from '../ui/fields/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PlaceForm as Place } from './address-place.ts';
import { digitsOf, handWritten, mayFold, saysDoor, shortAddressOf } from './national-address.ts';
import { CityField, DistrictField, type PlaceForm } from './place-fields.tsx';

export type AddressPart = 'shortAddress' | 'street' | 'buildingNo' | 'additionalNo' | 'postalCode' | 'unitNo';

interface AddressFieldsProps {
  view: PlaceForm & { form: Place };
  bind: (part: AddressPart) => Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange'>;
  /** Called when a field loses the focus, so that it can be validated. */
  onLeave?: (part: AddressPart) => void;
}

/** Delivery address: the short national address and the city, or all fields by hand (docs/decisions/0072). */
export function AddressFields({ view, bind, onLeave }: AddressFieldsProps) {
  const say = useText('checkout');
  const optional = saysDoor(view.form) ? say('optional') : undefined;
  /** Normalises digits from any keyboard to the server's format when the field loses focus. */
  const tidied = (part: AddressPart, tidy = digitsOf) => {
    const field = bind(part);
    return {
      ...field,
      label: say(part),
      optional: '',
      onBlur: () => {
        if (tidy(field.value) !== field.value) field.onChange(tidy(field.value));
        onLeave?.(part);
      },
    };
  };
  // `maxLength` leaves room for spaces of pasted numbers.
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...tidied('shortAddress', shortAddressOf)}
        optional={say('optional')}
        hint={say('shortAddressHint')}
        latin
        maxLength={40}
      />
      <CityField view={view} />
      <ByHand view={view} hasError={handWritten.some((part) => part !== 'district' && bind(part).error !== undefined)}>
        <DistrictField view={view} optional={optional} />
        <TextField
          {...bind('street')}
          label={say('street')}
          optional={optional}
          autoComplete="address-line1"
          maxLength={200}
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-3 text-sm text-soft">{say('nationalAddress')}</legend>
          <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-4 sm:gap-x-4 max-[359px]:grid-cols-1">
            <TextField {...tidied('buildingNo')} inputMode="numeric" latin maxLength={16} />
            <TextField {...tidied('additionalNo')} inputMode="numeric" latin maxLength={16} />
            <TextField {...tidied('postalCode')} inputMode="numeric" autoComplete="postal-code" latin maxLength={16} />
            <TextField {...tidied('unitNo', (text) => text)} autoComplete="address-line2" maxLength={20} />
          </div>
        </fieldset>
      </ByHand>
    </div>
  );
}

interface ByHandProps {
  view: AddressFieldsProps['view'];
  /** True if a field in it other than the district has an error. */
  hasError: boolean;
  children: ReactNode;
}

/**
 * The other address fields. They are folded as soon as a valid short address is typed, unless one of them is required,
 * wrong or filled in; they can then be opened.
 */
function ByHand({ view: { form, errors }, hasError, children }: ByHandProps) {
  const say = useText('checkout');
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const canFold = mayFold(form) && !hasError && errors.district === undefined;
  const isOpen = !canFold || isWanted;
  return (
    <fieldset aria-label={say('byHand')} className="sm:col-span-2">
      {canFold ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-link hover:underline"
          onClick={() => setIsWanted(!isOpen)}
        >
          <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
          {say('restOfAddress')}
        </button>
      ) : (
        <p className="mb-3 text-sm text-soft">{saysDoor(form) ? say('restOfAddress') : say('byHand')}</p>
      )}
      <div id={id} hidden={!isOpen} className="grid gap-4 mt-1 sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
