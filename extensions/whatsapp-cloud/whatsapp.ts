import {
  type ApprovedText,
  type ExtensionFetch,
  MessageFault,
  type TextMessage,
  type TextProvider,
} from '@waha/extend';
import { z } from 'zod';
import { askGraph, type WhatsappSettings } from './ask-graph.ts';
import { placesOf } from './places.ts';
import { answerHandshake, readReport } from './read-report.ts';
import { listTemplates, submitTemplate } from './templates.ts';

const sentShape = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });

/** Messages by the Cloud API: `POST /{phone number id}/messages` with a template, which Meta approved beforehand. */
export function createWhatsapp(settings: WhatsappSettings, fetch: ExtensionFetch, publicUrl: string): TextProvider {
  const send = async (message: TextMessage) => sendBody(settings, fetch, bodyOf(message, publicUrl));
  return {
    channel: 'whatsapp',
    send,
    // The category of the approved text says that it is advertising.
    advertise: send,
    async reply({ key, to, text }) {
      const body = {
        ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: to.replace('+', '') },
        ...{ type: 'text', text: { preview_url: false, body: text }, biz_opaque_callback_data: key },
      };
      return sendBody(settings, fetch, body);
    },
    receipt: (request) => readReport(request, settings),
    handshake: (request) => answerHandshake(request, settings.verifyToken),
    templates: (wanted) => listTemplates(settings, fetch, { wanted, publicUrl }),
    submitTemplate: (template) => submitTemplate(settings, fetch, { template, publicUrl }),
  };
}

async function sendBody(settings: WhatsappSettings, fetch: ExtensionFetch, body: object) {
  const path = `${settings.phoneNumberId}/messages`;
  const sent = sentShape.safeParse(await askGraph(settings, fetch, { method: 'POST', path, body }));
  if (!sent.success) throw new Error('WhatsApp answered with something else');
  return { reference: sent.data.messages[0]?.id ?? null };
}

function bodyOf({ key, to, language, template, values, approved }: TextMessage, publicUrl: string) {
  if (!approved) throw new MessageFault('unfit', 'WhatsApp sends approved texts alone, and this message has none');
  const components = [
    ...componentOf(
      'body',
      placesOf(approved.body).map((place) => placeOf(values, place)),
    ),
    ...buttonOf(approved, values, publicUrl),
  ];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace('+', ''),
    type: 'template',
    template: { name: template, language: { policy: 'deterministic', code: language }, components },
    // Receipts repeat it: one may come before the answer that holds the id.
    biz_opaque_callback_data: key,
  };
}

function componentOf(type: 'body', texts: readonly string[]) {
  return texts.length === 0 ? [] : [{ type, parameters: texts.map((text) => ({ type: 'text', text })) }];
}

/** The button of a code copies it, the button of a link opens the shop's address with the rest of it. */
function buttonOf({ category, button }: ApprovedText, values: TextMessage['values'], publicUrl: string) {
  if (category !== 'authentication' && button === null) return [];
  const text = category === 'authentication' ? placeOf(values, 'code') : pathOf(placeOf(values, 'url'), publicUrl);
  return [{ type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text }] }];
}

function pathOf(url: string, publicUrl: string): string {
  if (!url.startsWith(`${publicUrl}/`)) throw new MessageFault('unfit', 'a button leads into the shop alone');
  return url.slice(publicUrl.length + 1);
}

/** WhatsApp refuses line breaks and long gaps in a value. */
function placeOf(values: TextMessage['values'], name: string): string {
  const value = values[name]?.replace(/\s+/g, ' ').trim();
  if (!value) throw new MessageFault('unfit', `the place ${name} of the text has no value`);
  return value;
}
