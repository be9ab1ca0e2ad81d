import type { ErrorBody, ErrorCode } from '@waha/contract';
import type { Refusal } from '../errors/index.ts';
import type { Language, Texts } from '../text/index.ts';

/** Has a text for every error code of the contract, under the code itself. */
export type ErrorTexts = Pick<Texts<ErrorCode>, 'say'>;

/** The body of a refusal, in the reader's language. */
export function toErrorBody(
  refusal: Refusal,
  reader: { language: Language; requestId: string },
  texts: ErrorTexts,
): ErrorBody {
  return {
    success: false,
    message: texts.say(reader.language, refusal.code, refusal.params),
    code: refusal.code,
    ...(refusal.extras.fields && { errors: refusal.extras.fields }),
    request_id: reader.requestId,
    ...(refusal.extras.details !== undefined && { details: refusal.extras.details }),
  };
}
