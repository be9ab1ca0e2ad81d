import { z } from 'zod';
import { typedLines } from '../platform/shapes.ts';

/** Maximum length: the room on a small card. */
export const GIFT_MESSAGE_LENGTH = 200;

/** Gift option, with the message of its card. */
export const gift = z
  .object({ message: typedLines(GIFT_MESSAGE_LENGTH).nullish().describe('Printed on a card in the parcel') })
  .nullish()
  .describe('Wrap all of it as a gift; the quote says what that costs');
