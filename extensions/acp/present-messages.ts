import type { Message } from '../machine-checkouts/faults.ts';

/** Words of this protocol for those of the session. */
const errors: Readonly<Record<string, string>> = {
  ...{ missing: 'missing', out_of_stock: 'out_of_stock', item_unavailable: 'out_of_stock', not_found: 'not_found' },
  ...{ address_undeliverable: 'region_restricted', intervention_required: 'intervention_required' },
};

const KNOWN_WARNING = /^discount_code_(?:invalid|combination_disallowed)$/;

/** A message in the words of the protocol. */
export function presentMessage(message: Message) {
  const { path } = message;
  const told = {
    ...(path !== undefined && { param: path.replace(/^\$\.fulfillment\b.*/, '$.fulfillment_details') }),
    ...{ content_type: 'plain', content: message.content },
  };
  if (message.type !== 'error') {
    if (message.type === 'info') return { type: 'info', ...told };
    const code = KNOWN_WARNING.test(message.code) ? message.code : 'limited_availability';
    return { type: 'warning', code, ...told };
  }
  const { severity } = message;
  const code = errors[message.code] ?? 'invalid';
  return { type: 'error', code, ...(severity !== 'unrecoverable' && { resolution: severity }), ...told };
}
