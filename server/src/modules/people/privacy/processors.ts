import { type Processor, personalDataKinds } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditedResource } from '../staff/index.ts';
import { listProcessorRows, type ProcessorRow } from './processors.store.ts';
import type { Recipient } from './recipients.ts';

/** The most processors that are written down beside the extensions. */
export const MOST_PROCESSORS = 100;
const HOME = 'SA';

const unwritten = (key: string): ProcessorRow => ({
  ...{ key, is_extension: true, name: '', purpose: '', contact: '', note: '', country: '', data: [] },
  ...{ contract_on: null, ground: null, assessed_on: null, version: 1 },
});

/** All processors: extensions as they declare themselves, with what the owner wrote of them, then the owner's own. */
export async function listProcessors(
  where: Database | Tx,
  recipients: readonly Recipient[],
  language: Language,
): Promise<Processor[]> {
  const rows = await listProcessorRows(where, MOST_PROCESSORS * 2);
  const written = new Map(rows.map((row) => [row.key, row]));
  const own = rows.filter(({ is_extension: isExtension }) => !isExtension);
  return [
    ...recipients.map((recipient) => {
      const row = written.get(recipient.name) ?? unwritten(recipient.name);
      const country = row.country || recipient.country;
      return present({ ...row, name: recipient.title[language], country, data: [...recipient.data] }, recipient.isOn);
    }),
    ...own.map((row) => present(row, true)),
  ];
}

function present({ data, ...row }: ProcessorRow, isOn: boolean): Processor {
  const isAbroad = row.country !== HOME;
  return {
    ...row,
    data: personalDataKinds.filter((kind) => data.includes(kind)),
    is_on: isOn,
    is_abroad: isAbroad,
    lacks_ground: isOn && isAbroad && row.ground === null,
  };
}

/** Processors as a resource of staff. */
export function processorResource(recipients: () => Recipient[]) {
  return auditedResource<string, Processor, Processor>({
    read: async (where, key) =>
      (await listProcessors(where, recipients(), 'ar')).find((one) => one.key === key) ??
      refuse('privacy.processor_not_found'),
    subject: ({ key }) => ({ kind: 'processor', id: key }),
    audited: ({ name, country, ground, contract_on, assessed_on }) => ({
      name,
      country,
      ground,
      contract_on,
      assessed_on,
    }),
    present: async (where, { key }, { language }) =>
      (await listProcessors(where, recipients(), language)).find((one) => one.key === key) ??
      refuse('privacy.processor_not_found'),
  });
}
