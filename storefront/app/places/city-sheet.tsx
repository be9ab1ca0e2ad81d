import { useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Sheet } from '../ui/sheet.tsx';
import { CityField } from './place-fields.tsx';

/** Choice of the delivery city. Choosing one stores it for the whole shop and closes the panel. */
export default function CitySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useText('checkout');
  const [form, setForm] = useState({ city: '', cityId: null as number | null, district: '', neighborhoodId: null });
  return (
    <Sheet open={open} onClose={onClose} title={say('city')} side="end">
      <CityField
        view={{
          form,
          errors: {},
          change: (patch) => {
            setForm((before) => ({ ...before, city: patch.city ?? before.city, cityId: patch.cityId ?? null }));
            if (patch.cityId) onClose();
          },
        }}
      />
    </Sheet>
  );
}
