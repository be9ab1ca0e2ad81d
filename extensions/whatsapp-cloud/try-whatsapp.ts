import { type ExtensionFetch, MessageFault } from '@waha/extend';
import { z } from 'zod';
import { askGraph, type WhatsappSettings } from './ask-graph.ts';

const numberShape = z.object({ verified_name: z.string(), display_phone_number: z.string() });

const said = {
  ar: {
    good: 'قبل واتساب المفتاح. الرقم',
    refused: 'رفض واتساب المفتاح أو الأرقام المعرّفة',
    other: 'أجاب واتساب بما لا نفهمه',
  },
  en: {
    good: 'WhatsApp accepts the token. Number:',
    refused: 'WhatsApp refuses the token or the ids',
    other: 'WhatsApp answered with something else',
  },
};

/** Reads the name of the number: no message is sent. */
export async function tryWhatsapp(
  settings: WhatsappSettings,
  fetch: ExtensionFetch,
  language: 'ar' | 'en',
): Promise<string> {
  const texts = said[language];
  const path = `${settings.phoneNumberId}?fields=verified_name,display_phone_number`;
  const answer = await askGraph(settings, fetch, { path }).catch((error: unknown) => {
    throw error instanceof MessageFault ? new Error(texts.refused) : error;
  });
  const number = numberShape.safeParse(answer);
  if (!number.success) throw new Error(texts.other);
  const { verified_name: name, display_phone_number: phone } = number.data;
  return `${texts.good} ${phone.slice(0, 30)} · ${name.slice(0, 80)}`;
}
