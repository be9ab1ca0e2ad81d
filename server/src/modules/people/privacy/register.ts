import type { ProcessingActivity } from '@waha/contract';
import type { RegisteredProcessing, Retention } from '../../../manifest/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import type { Recipient } from './recipients.ts';

/** The register (record of processing activities) in a language: what the manifests declare, with the recipients that the shop has. */
export function registerIn(
  language: Language,
  processing: readonly RegisteredProcessing[],
  recipients: readonly Recipient[],
): ProcessingActivity[] {
  return processing.map((one) => {
    const kinds = one.recipients ?? [];
    return {
      module: one.module,
      name: one.name,
      title: one.title[language],
      purpose: one.purpose[language],
      persons: [...one.persons],
      data: [...one.data],
      basis: one.basis,
      from: one.from,
      terms: termsOf(one.retention),
      recipients: [...kinds],
      processors: recipients
        .filter((recipient) => recipient.kinds.some((kind) => kinds.includes(kind)))
        .map(({ title, isOn }) => ({ name: title[language], is_on: isOn })),
    };
  });
}

/** Terms without their tables: those that end alike are one. */
function termsOf(retention: readonly Retention[]): ProcessingActivity['terms'] {
  const counts = new Map<string, ProcessingActivity['terms'][number]>();
  for (const one of retention) {
    const term = 'job' in one ? { days: one.days, until: null } : { days: null, until: one.until };
    const key = JSON.stringify(term);
    counts.set(key, { ...term, tables: (counts.get(key)?.tables ?? 0) + 1 });
  }
  return [...counts.values()];
}
