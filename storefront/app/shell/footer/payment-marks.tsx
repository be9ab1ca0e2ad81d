import { useText } from '../../text/use-text.ts';

/** Wordmarks set in type, each in its own colours on white, as cards show them (source spec §9). */
const marks = [
  { name: 'Visa', className: 'font-bold italic text-[#1434cb]' },
  { name: 'Mastercard', className: 'text-[#a6261b]' },
  { name: 'mada', className: 'font-bold text-[#0b6b3a]' },
  { name: 'Apple Pay', className: 'font-semibold text-[#111]' },
  { name: 'fawry', className: 'font-bold text-[#0a5a8c]' },
  { name: 'valU', className: 'font-bold text-[#0d6f78]' },
  { name: 'PayPal', className: 'font-bold italic text-[#003087]' },
];

export function PaymentMarks() {
  const say = useText('shell');
  return (
    <ul aria-label={say('paymentMethods')} className="flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li
          key={mark.name}
          lang="en"
          className={`grid h-8 place-items-center rounded-lg border border-line bg-white px-2.5 text-xs leading-none ${mark.className}`}
        >
          {mark.name}
        </li>
      ))}
    </ul>
  );
}
