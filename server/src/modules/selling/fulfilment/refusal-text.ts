import type { ErrorCode } from '@waha/contract';
import type { RefusalParams } from '../../../platform/errors/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import { moneyActRefusalTexts } from '../money-acts/index.ts';
import { orderRefusalTexts } from '../orders/index.ts';
import { returnRefusalTexts } from '../returns/index.ts';

const ar = { ...orderRefusalTexts.ar, ...returnRefusalTexts.ar, ...moneyActRefusalTexts.ar };
const en = { ...orderRefusalTexts.en, ...returnRefusalTexts.en, ...moneyActRefusalTexts.en };
const texts = createTexts({ ar, en });

/** Text of a refusal of an order or its refunds that is shown instead of thrown. */
export function refusalText({ code, params }: { code: ErrorCode; params: RefusalParams }, language: Language): string {
  if (!Object.hasOwn(ar, code)) throw new Error(`no words for ${code}`);
  return texts.say(language, code as keyof typeof ar, params);
}
