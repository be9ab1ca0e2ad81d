import type { ProtocolRoute } from '@waha/extend';
import { VERSION } from './version.ts';

export const CASH_SCHEMA_PATH = '/schemas/cash_on_delivery.json';

const CACHED_SECONDS = 300;
const cached = { 'cache-control': `public, max-age=${CACHED_SECONDS}`, 'access-control-allow-origin': '*' };

/** Cash on delivery as a payment handler, under the shop's own name: its host, backwards. */
export function cashHandlers(publicUrl: string) {
  const name = new URL(publicUrl).hostname.toLowerCase().split('.').reverse().join('.');
  const schema = `${publicUrl}/api/acp${CASH_SCHEMA_PATH}`;
  return [
    {
      ...{
        id: 'cash_on_delivery',
        name: `${name}.cash_on_delivery`,
        display_name: 'الدفع عند الاستلام',
        version: VERSION,
      },
      ...{ spec: `${publicUrl}/terms`, requires_delegate_payment: false, requires_pci_compliance: false, psp: 'none' },
      ...{ config_schema: schema, instrument_schemas: [schema], config: {} },
    },
  ];
}

/** The schema of a handler that asks for nothing: cash is paid at the door. */
export const schemaRoute = (path: string): ProtocolRoute => ({
  ...{ method: 'GET', path },
  handle: async () => ({
    ...{ status: 200, headers: cached },
    body: JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' }),
  }),
});

/** Where the protocol is, and what of it. */
export const discoveryRoute = (publicUrl: string): ProtocolRoute => ({
  ...{ method: 'GET', path: '/.well-known/acp.json', atRoot: true },
  handle: async () => ({
    ...{ status: 200, headers: cached },
    body: JSON.stringify({
      protocol: { name: 'acp', version: VERSION, supported_versions: [VERSION] },
      api_base_url: `${publicUrl}/api/acp`,
      transports: ['rest'],
      capabilities: {
        services: ['checkout', 'orders'],
        extensions: [{ name: 'discount' }],
        ...{ supported_currencies: ['sar'], supported_locales: ['ar-SA', 'en-SA'] },
      },
    }),
  }),
});
