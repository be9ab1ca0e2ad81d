import { useCall } from '../api/use-call.ts';
import { readSetting, writeSetting } from '../session/device.ts';
import { useMay } from '../session/may.ts';
import { useText } from '../text/language.tsx';
import { ScanButton } from '../ui/scan-button.tsx';
import { InBoth, TextField } from './fields.tsx';
import type { FieldProps } from './use-form.ts';

/** Carrier and tracking number of a shipment; both may be empty. */
export const noShipment = { carrier: '', carrier_number: '' };

/** Carrier of the last shipment that was sent from this device. */
export const lastCarrier = () => readSetting('carrier') ?? '';
export const rememberCarrier = (carrier: string) => writeSetting('carrier', carrier || null);

/** Request body of a shipment: empty fields are sent as null. */
export function shipmentBody({ carrier, carrier_number: number }: typeof noShipment) {
  return { carrier: carrier || null, carrier_number: number || null };
}

export function ShipmentFields({ field }: { field: (name: keyof typeof noShipment) => FieldProps<string> }) {
  const say = useText('common');
  const carrier = field('carrier');
  const number = field('carrier_number');
  return (
    <>
      <CarrierChips value={carrier.value} onChange={carrier.onChange} />
      <InBoth>
        <TextField {...carrier} label={say('carrier')} isOptional most={120} />
        <TextField {...number} label={say('carrierNumber')} isOptional most={120} dir="ltr" />
      </InBoth>
      <div className="empty:hidden">
        <ScanButton onRead={number.onChange} />
      </div>
    </>
  );
}

/** Carriers of the settings, one press each; another one can be typed beside them. */
export function CarrierChips({ value, onChange }: Pick<FieldProps<string>, 'value' | 'onChange'>) {
  const say = useText('common');
  const may = useMay();
  const { data } = useCall('GET /admin/settings/carriers', undefined, { isOn: may('GET /admin/settings/carriers') });
  if (!data || data.carriers.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{say('carriers')}</legend>
      {data.carriers.map(({ name }) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={value === name}
          onClick={() => onChange(value === name ? '' : name)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
