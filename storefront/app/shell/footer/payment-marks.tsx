import { useText } from '../../text/use-text.ts';
import { useRootData } from '../root-data.ts';

/** Looks of wordmarks that are set in type, each in its own colours on white, as cards show them; others are plain. */
const looks: Readonly<Record<string, string>> = {
  Visa: 'font-bold italic text-[#1434cb]',
  Mastercard: 'text-[#a6261b]',
  mada: 'font-bold text-[#0b6b3a]',
  'Apple Pay': 'font-semibold text-[#111]',
  fawry: 'font-bold text-[#0a5a8c]',
  valU: 'font-bold text-[#0d6f78]',
  PayPal: 'font-bold italic text-[#003087]',
};

/** Marks of the payment methods that are on. */
export function PaymentMarks() {
  const say = useText('shell');
  const marks = useRootData().settings?.payment_marks ?? [];
  return marks[0] ? (
    <ul aria-label={say('paymentMethods')} className="flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li
          key={mark}
          lang="en"
          className={`grid h-8 place-items-center rounded-lg border border-line bg-white px-2.5 text-xs leading-none ${looks[mark] ?? 'text-[#111]'}`}
        >
          {mark}
        </li>
      ))}
    </ul>
  ) : null;
}
