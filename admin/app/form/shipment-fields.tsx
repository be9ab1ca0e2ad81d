import { useText } from '../text/language.tsx';
import { InBoth, TextField } from './fields.tsx';
import type { FieldProps } from './use-form.ts';

/** Carrier and tracking number of a shipment; both may be empty. */
export const noShipment = { carrier: '', carrier_number: '' };

/** Request body of a shipment: empty fields are sent as null. */
export function shipmentBody({ carrier, carrier_number: number }: typeof noShipment) {
  return { carrier: carrier || null, carrier_number: number || null };
}

export function ShipmentFields({ field }: { field: (name: keyof typeof noShipment) => FieldProps<string> }) {
  const say = useText('common');
  return (
    <InBoth>
      <TextField {...field('carrier')} label={say('carrier')} isOptional most={120} />
      <TextField {...field('carrier_number')} label={say('carrierNumber')} isOptional most={120} dir="ltr" />
    </InBoth>
  );
}
