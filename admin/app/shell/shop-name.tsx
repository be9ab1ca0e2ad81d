import { useEffect } from 'react';
import { useCall } from '../api/use-call.ts';
import { useLanguageChoice } from '../text/language.tsx';

/** Reads the shop's name for the texts that name it, anew when the language or the settings change. */
export function ShopName() {
  const { data } = useCall('GET /settings');
  const { setShop } = useLanguageChoice();
  const name = data?.name ?? '';
  useEffect(() => setShop(name), [name, setShop]);
  return null;
}
