import type { ChosenLine } from './phone-lines.tsx';

/** Values of the form in which items of an order are edited. */
export interface EditValues {
  /** New quantities of lines, by their ids; a line that is not here stays as it is. */
  quantities: Record<string, number>;
  add: ChosenLine[];
  to: 'original' | 'store_credit';
  /** How additions to a paid order are paid; empty: as the preview proposes. */
  payment_method: string;
  reason: string;
  bank_reference: string;
  version: number;
}
