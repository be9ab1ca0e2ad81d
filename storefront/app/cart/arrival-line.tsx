import type { Quote } from '@waha/contract/types';
import { afterWorkingDays, formatWeekday, leavesAt } from '../places/arrival.ts';
import { useChosenCity } from '../places/chosen-city.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

/** Arrival date of the cart in the chosen city; empty while no city is chosen. */
export function ArrivalLine({ quote }: { quote: Quote }) {
  const say = useText('cart');
  const language = useLanguage();
  const city = useChosenCity();
  const way = quote.shipping_options.find(({ code }) => code === 'standard') ?? quote.shipping_options[0];
  if (!city || !way) return null;
  const day = formatWeekday(
    afterWorkingDays(leavesAt(quote.lines.map((line) => line.ships_from)), way.max_days),
    language,
  );
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="truck" size={18} className="mt-0.5 text-secondary" />
      {say('arrivesBy', { day, city: city.name })}
    </p>
  );
}
