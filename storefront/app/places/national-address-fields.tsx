import { useText } from '../text/use-text.ts';
import { TextField, type TextFieldProps } from '../ui/field.tsx';
import { digitsOf, shortAddressOf } from './national-address.ts';

export type NationalAddressPart = 'shortAddress' | 'buildingNo' | 'additionalNo' | 'postalCode' | 'unitNo';

interface NationalAddressFieldsProps {
  bind: (part: NationalAddressPart) => Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange'>;
  /** The reader has left a field, which may be checked now. */
  onLeave?: (part: NationalAddressPart) => void;
}

/**
 * What a Saudi national address adds to a street, all of it optional: typed on any keyboard, brought to Latin digits when a
 * field is left.
 */
export function NationalAddressFields({ bind, onLeave }: NationalAddressFieldsProps) {
  const say = useText('checkout');
  const fieldOf = (part: NationalAddressPart, tidy = digitsOf) => {
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
  // Numbers have room for what a paste may bring along.
  return (
    <fieldset>
      <legend className="mb-3 text-sm text-soft">{say('nationalAddress')}</legend>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4 max-[359px]:grid-cols-1">
        <TextField
          {...fieldOf('shortAddress', shortAddressOf)}
          hint={say('shortAddressHint')}
          latin
          maxLength={24}
          className="col-span-full sm:col-span-1 sm:row-span-2"
        />
        <TextField {...fieldOf('buildingNo')} inputMode="numeric" latin maxLength={16} />
        <TextField {...fieldOf('additionalNo')} inputMode="numeric" latin maxLength={16} />
        <TextField {...fieldOf('postalCode')} inputMode="numeric" autoComplete="postal-code" latin maxLength={16} />
        <TextField {...fieldOf('unitNo', (text) => text)} autoComplete="address-line2" maxLength={20} />
      </div>
    </fieldset>
  );
}
