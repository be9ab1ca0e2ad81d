import { createHmac } from 'node:crypto';
import type { WebhookRequest } from '@waha/extend';
import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';

export const account = {
  phoneNumberId: '106540352242922',
  accountId: '102290129340398',
  token: 'token-of-the-fake-system-user',
  appSecret: 'app-secret-of-the-fake',
  verifyToken: 'word-of-the-owner',
  version: 'v23.0',
};

const texts = z.array(z.strictObject({ type: z.literal('text'), text: z.string().min(1) })).min(1);

/** `TemplateMessage` of Meta's OpenAPI (github.com/facebook/openapi, business-messaging-api_v23.0.yaml, ecba623), as far as the adapter uses it. */
const templateMessage = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^[1-9]\d{6,14}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.strictObject({ policy: z.literal('deterministic'), code: z.enum(['ar', 'en']) }),
    components: z.array(
      z.union([
        z.strictObject({ type: z.literal('body'), parameters: texts }),
        z.strictObject({
          type: z.literal('button'),
          sub_type: z.literal('url'),
          index: z.literal('0'),
          parameters: texts,
        }),
      ]),
    ),
  }),
  biz_opaque_callback_data: z.string().max(512),
});

/** `TextMessage` of the same document: words of a shop within a day after its customer wrote. */
const textMessage = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^[1-9]\d{6,14}$/),
  type: z.literal('text'),
  text: z.strictObject({ preview_url: z.boolean(), body: z.string().min(1).max(4_096) }),
  biz_opaque_callback_data: z.string().max(512),
});

/** Creation of a template of the same document, with the rules that its guide adds: no place at either end, an example of each. */
const body = z
  .strictObject({
    type: z.literal('BODY'),
    text: z
      .string()
      .max(1_024)
      .regex(/^[^{\s].*[^}\s]$/su)
      .optional(),
    add_security_recommendation: z.boolean().optional(),
    example: z.strictObject({ body_text: z.array(z.array(z.string().min(1))).length(1) }).optional(),
  })
  .refine(
    ({ text = '', example }) => (text.match(/\{\{\d+\}\}/g)?.length ?? 0) === (example?.body_text[0]?.length ?? 0),
  );
const link = z.strictObject({
  type: z.literal('URL'),
  text: z.string().min(1).max(25),
  url: z.url().regex(/\/\{\{1\}\}$/),
  example: z.array(z.url()).length(1),
});
const buttons = z.strictObject({
  type: z.literal('BUTTONS'),
  buttons: z
    .array(z.union([link, z.strictObject({ type: z.literal('OTP'), otp_type: z.literal('COPY_CODE') })]))
    .length(1),
});
const components = z.array(z.union([body, buttons])).min(1);
const creation = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.enum(['ar', 'en']),
  category: z.enum(['UTILITY', 'AUTHENTICATION', 'MARKETING']),
  components,
});
const edit = z.strictObject({ category: creation.shape.category, components });

interface FakeTemplate extends z.output<typeof creation> {
  id: string;
  status: string;
}

const refuse = (status: number, code: number): FakeAnswer => [
  status,
  { error: { message: `(#${code}) it repeats +966512345678`, type: 'OAuthException', code, fbtrace_id: 'x' } },
];

/** A fake of the Cloud API: it holds templates, checks bodies, and tells what became of messages. */
export async function startFakeWhatsapp({ perPage = 2 } = {}) {
  const arrived: { id: string; key: string; to: string; text: string; button: string | null }[] = [];
  const templates: FakeTemplate[] = [];
  const absent = new Set<string>();
  /** Numbers that wrote within a day, without a plus. */
  const writers = new Set<string>();
  let refusal: [status: number, code: number] | undefined;

  const server = await startFakeServer((request): FakeAnswer => {
    if (request.headers.authorization !== `Bearer ${account.token}`) return refuse(401, 190);
    const [path = ''] = request.path.replace(`/${account.version}/`, '').split('?');
    if (path === account.phoneNumberId)
      return [200, { verified_name: 'متجر', display_phone_number: '+966 11 000 0000' }];
    if (path === `${account.accountId}/message_templates`)
      return request.method === 'GET' ? list(request) : create(request);
    if (path === `${account.phoneNumberId}/messages`) return refusal ? refuse(...refusal) : take(request);
    const edited = templates.find(({ id }) => id === path);
    if (!edited) return refuse(404, 100);
    Object.assign(edited, edit.parse(request.body), { status: 'PENDING' });
    return [200, { success: true }];
  });

  /** Few templates a page, so that a reader of the first page alone is found out. */
  function list({ path }: FakeRequest): FakeAnswer {
    const from = Number(new URL(path, server.url).searchParams.get('after') ?? 0);
    const more =
      from + perPage < templates.length
        ? { next: 'https://elsewhere.example', cursors: { after: String(from + perPage) } }
        : {};
    return [200, { data: templates.slice(from, from + perPage), paging: more }];
  }

  function create({ body: given }: FakeRequest): FakeAnswer {
    const made = creation.parse(given);
    if (templates.some(({ name, language }) => name === made.name && language === made.language))
      return refuse(400, 100);
    const id = String(594_425_479_261_596 + templates.length);
    templates.push({ ...made, id, status: 'PENDING' });
    return [200, { id, status: 'PENDING', category: made.category }];
  }

  function take({ body: given }: FakeRequest): FakeAnswer {
    const words = textMessage.safeParse(given);
    if (words.success) return takeWords(words.data);
    const { to, template, biz_opaque_callback_data: key } = templateMessage.parse(given);
    const known = templates.find(({ name, language }) => name === template.name && language === template.language.code);
    if (known?.status !== 'APPROVED') return refuse(404, 132_001);
    const values = template.components.find(({ type }) => type === 'body')?.parameters.map(({ text }) => text) ?? [];
    const text = known.components.find((one) => one.type === 'BODY')?.text ?? 'CODE {{1}}';
    if ((text.match(/\{\{\d+\}\}/g)?.length ?? 0) !== values.length) return refuse(400, 132_000);
    const button = template.components.find(({ type }) => type === 'button')?.parameters[0]?.text ?? null;
    if (known.components.some(({ type }) => type === 'BUTTONS') !== (button !== null)) return refuse(400, 132_000);
    const id = `wamid.${Buffer.from(`${to}-${arrived.length}`).toString('base64')}`;
    // The API takes messages to numbers that are not on WhatsApp too, and reports it afterwards.
    if (!absent.has(to)) {
      const shown = text.replace(/\{\{(\d+)\}\}/g, (_, at) => values[Number(at) - 1] ?? '');
      arrived.push({ id, key, to: `+${to}`, text: shown, button });
    }
    return [200, { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] }];
  }

  function takeWords({ to, text, biz_opaque_callback_data: key }: z.output<typeof textMessage>): FakeAnswer {
    if (!writers.has(to)) return refuse(400, 131_047);
    const id = `wamid.words-${arrived.length}`;
    arrived.push({ id, key, to: `+${to}`, text: text.body, button: null });
    return [200, { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] }];
  }

  return {
    ...server,
    writers,
    arrived,
    templates,
    /** Numbers that are not on WhatsApp, without a plus. */
    absent,
    refuseWith(status: number, code: number) {
      refusal = [status, code];
    },
    approve(name: string, language: 'ar' | 'en', text: string, hasButton = false) {
      const url: z.output<typeof link> = {
        type: 'URL',
        text: 'x',
        url: 'https://shop.example/{{1}}',
        example: ['https://shop.example/x'],
      };
      const parts: z.output<typeof components> = [{ type: 'BODY', text }];
      if (hasButton) parts.push({ type: 'BUTTONS', buttons: [url] });
      templates.push({
        name,
        language,
        category: 'UTILITY',
        components: parts,
        id: `1${templates.length}`,
        status: 'APPROVED',
      });
    },
  };
}

type Value = Record<string, unknown>;

/** A report as Meta sends it, signed by the app secret. */
export function signedReport(value: Value, secret = account.appSecret, number = account.phoneNumberId): WebhookRequest {
  const metadata = { display_phone_number: '966110000000', phone_number_id: number };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  const told = { object: 'whatsapp_business_account', entry: [{ id: account.accountId, changes: [change] }] };
  const bytes = Buffer.from(JSON.stringify(told));
  const signature = `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`;
  return { headers: { 'x-hub-signature-256': signature }, query: {}, body: bytes };
}

/** A message that somebody wrote to the shop's number. */
export const writtenBy = (from: string, id: string, body: string): Value => ({
  contacts: [{ profile: { name: 'نورة' }, wa_id: from }],
  messages: [{ from, id, timestamp: '1764200000', type: 'text', text: { body } }],
});

export const statusOf = (id: string, status: string, more: Value = {}): Value => ({
  statuses: [{ id, status, timestamp: '1764200000', recipient_id: '966512345678', ...more }],
});
