import type { ExtensionFetch, TemplateState, TextTemplate } from '@waha/extend';
import { z } from 'zod';
import { askGraph, type WhatsappSettings } from './ask-graph.ts';
import { placesOf } from './places.ts';

const listed = z.object({
  data: z.array(
    z.object({
      id: z.string().regex(/^\d{1,40}$/),
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.string().optional() })).optional(),
    }),
  ),
  paging: z
    .object({ cursors: z.object({ after: z.string().max(500) }).optional(), next: z.string().optional() })
    .optional(),
});
type Listed = z.output<typeof listed>['data'][number];

const MOST_PAGES = 20;

/** All templates of the account, which may have hundreds of others. */
async function readAll(settings: WhatsappSettings, fetch: ExtensionFetch): Promise<Listed[]> {
  const all: Listed[] = [];
  let after = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      fields: 'id,name,language,status,components',
      limit: '200',
      ...(after && { after }),
    });
    const path = `${settings.accountId}/message_templates?${query}`;
    const { data, paging } = listed.parse(await askGraph(settings, fetch, { path }));
    all.push(...data);
    after = paging?.next === undefined ? '' : (paging.cursors?.after ?? '');
    if (after === '') break;
  }
  return all;
}

interface Wanted {
  wanted: readonly TextTemplate[];
  publicUrl: string;
}

export async function listTemplates(
  settings: WhatsappSettings,
  fetch: ExtensionFetch,
  { wanted, publicUrl }: Wanted,
): Promise<TemplateState[]> {
  const all = await readAll(settings, fetch);
  return wanted.map((one) => {
    const { template, language } = one;
    const found = all.find((other) => other.name === template && other.language === language);
    return { template, language, state: found ? stateOf(found, componentsOf(one, publicUrl)) : 'missing' };
  });
}

const states: Readonly<Record<string, TemplateState['state']>> = {
  APPROVED: 'approved',
  PENDING: 'pending',
  IN_APPEAL: 'pending',
  REJECTED: 'rejected',
  PAUSED: 'paused',
};

/** Codes have the words of Meta, which are compared with nothing. */
function stateOf({ status, components = [] }: Listed, own: readonly Component[]): TemplateState['state'] {
  const state = states[status] ?? 'paused';
  const bodyOf = (all: readonly Component[]) => all.find(({ type }) => type === 'BODY')?.text;
  const wanted = bodyOf(own);
  const isDifferent = wanted !== undefined && bodyOf(components) !== wanted;
  return isDifferent && state !== 'rejected' ? 'different' : state;
}

interface Submission {
  template: TextTemplate;
  publicUrl: string;
}

/** Creates the template, or edits the one of this name and language: names of deleted ones are barred for 30 days. */
export async function submitTemplate(
  settings: WhatsappSettings,
  fetch: ExtensionFetch,
  { template: one, publicUrl }: Submission,
): Promise<void> {
  const { template: name, language, category } = one;
  const components = componentsOf(one, publicUrl);
  const found = (await readAll(settings, fetch)).find((other) => other.name === name && other.language === language);
  const path = found?.id ?? `${settings.accountId}/message_templates`;
  const body = { ...(!found && { name, language }), category: category.toUpperCase(), components };
  await askGraph(settings, fetch, { method: 'POST', path, body });
}

interface Component {
  type: string;
  text?: string | undefined;
  [more: string]: unknown;
}

/** The text as Meta wants it: numbered places, an example of each, and a button. */
function componentsOf({ category, body, button, examples }: TextTemplate, publicUrl: string): Component[] {
  if (category === 'authentication') return codeComponents;
  const places = placesOf(body);
  let count = 0;
  const text = body.replace(/\{\w+\}/g, () => `{{${++count}}}`);
  const example = { body_text: [places.map((place) => examples[place] ?? place)] };
  const link = { type: 'URL', text: button, url: `${publicUrl}/{{1}}`, example: [examples.url ?? publicUrl] };
  return [
    { type: 'BODY', text, ...(places.length > 0 && { example }) },
    ...(button === null ? [] : [{ type: 'BUTTONS', buttons: [link] }]),
  ];
}

const codeComponents: Component[] = [
  { type: 'BODY', add_security_recommendation: true },
  { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
];
