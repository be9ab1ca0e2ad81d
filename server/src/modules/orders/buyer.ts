import { createHash } from 'node:crypto';
import { normalisePhone } from '@waha/contract';
import { refuse } from '../../platform/errors/index.ts';
import type { Language } from '../../platform/text/index.ts';
import { serverTexts } from '../../text/index.ts';

/** A guest's key to their order as it is kept: whoever reads the table cannot open orders with it. */
export function hashViewToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A phone in E.164, or a field error as if the schema had refused it. */
export function requirePhone(text: string, field: string, language: Language): string {
  const phone = normalisePhone(text);
  return (
    phone ?? refuse('request.invalid', {}, { fields: { [field]: [serverTexts.say(language, 'validation.phone')] } })
  );
}
