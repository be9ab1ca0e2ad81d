import { type ReactNode, useId, useState } from 'react';
import sheet from '../styles/checkout.css?url';
import { useText } from '../text/use-text.ts';
import { TextField, type TextFieldProps } from '../ui/fields/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PlaceForm as Place } from './address-place.ts';
import { digitsOf, mayFold, saysDoor, shortAddressOf } from './national-address.ts';
import { CityField, DistrictField, type PlaceForm } from './place-fields.tsx';

export type AddressPart = 'shortAddress' | 'street' | 'buildingNo' | 'additionalNo' | 'postalCode' | 'unitNo';

interface AddressFieldsProps {
  view: PlaceForm & { form: Place };
  bind: (part: AddressPart) => Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange'>;
  /** Called when a field loses the focus, so that it can be validated. */
  onLeave?: (part: AddressPart) => void;
  /** A further field, folded with those that only help to find the door. */
  note?: ReactNode;
  /** True if `note` is filled in or wrong. */
  isNoted?: boolean;
}

/** Fields that help to find the door; no address needs them. */
const details = ['buildingNo', 'additionalNo', 'postalCode', 'unitNo'] as const;

/**
 * Delivery address: the short national address and the city, or district and street instead of it. The rest is folded
 * unless it is filled in or wrong (docs/decisions/0072, 0164).
 */
export function AddressFields({ view, bind, onLeave, note, isNoted = false }: AddressFieldsProps) {
  const say = useText('checkout');
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const { form, errors } = view;
  const optional = saysDoor(form) ? say('optional') : undefined;
  const isDoorFolded = mayFold(form) && errors.district === undefined && bind('street').error === undefined;
  const hasDetails = isNoted || details.some((part) => form[part].trim() !== '' || bind(part).error !== undefined);
  // Open for good once filled in: a field that is emptied again does not fold under the hand.
  if (hasDetails && !isWanted) setIsWanted(true);
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
    <div className="checkout-fields">
      <link rel="stylesheet" href={sheet} precedence="second" />
      <TextField
        {...tidied('shortAddress', shortAddressOf)}
        optional={say('optional')}
        hint={say('shortAddressHint')}
        placeholder="RRRD2929"
        latin
        maxLength={40}
      />
      <CityField view={view} />
      <div className="checkout-pair" hidden={isDoorFolded && !isWanted}>
        <DistrictField view={view} optional={optional} />
        <TextField
          {...bind('street')}
          label={say('street')}
          optional={optional}
          autoComplete="address-line1"
          maxLength={200}
        />
      </div>
      <div className="sm:col-span-2">
        {hasDetails ? null : (
          <button
            type="button"
            aria-expanded={isWanted}
            aria-controls={id}
            className="checkout-link gap-2"
            onClick={() => setIsWanted(!isWanted)}
          >
            <Icon name={isWanted ? 'minus' : 'plus'} size={18} />
            {say('restOfAddress')}
          </button>
        )}
        <fieldset id={id} hidden={!isWanted} aria-label={say('restOfAddress')}>
          <div className="mt-2 grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-4 sm:gap-x-4 max-[359px]:grid-cols-1">
            <TextField {...tidied('buildingNo')} inputMode="numeric" latin maxLength={16} />
            <TextField {...tidied('additionalNo')} inputMode="numeric" latin maxLength={16} />
            <TextField {...tidied('postalCode')} inputMode="numeric" autoComplete="postal-code" latin maxLength={16} />
            <TextField {...tidied('unitNo', (text) => text)} autoComplete="address-line2" maxLength={20} />
          </div>
          {note ? <div className="mt-3">{note}</div> : null}
        </fieldset>
      </div>
    </div>
  );
}
