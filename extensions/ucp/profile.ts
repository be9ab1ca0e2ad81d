import type { ProtocolRoute } from '@waha/extend';
import { capabilities, SPECIFICATION, VERSION } from './versions.ts';

const CACHED_SECONDS = 300;

/** The profile of this shop, by which agents find its addresses and what it can do. It is the same for everybody. */
export function profileRoute(base: string, more: { handlers: object; keys: readonly object[] }): ProtocolRoute {
  const service = (transport: 'rest' | 'mcp', endpoint: string, schema: string) => ({
    ...{ version: VERSION, transport, endpoint },
    spec: `${SPECIFICATION}/specification/overview`,
    schema: `${SPECIFICATION}/services/shopping/${schema}`,
  });
  const body = JSON.stringify({
    ucp: {
      version: VERSION,
      services: {
        'dev.ucp.shopping': [
          service('rest', base, 'rest.openapi.json'),
          service('mcp', `${base}/mcp`, 'mcp.openrpc.json'),
        ],
      },
      capabilities,
      payment_handlers: more.handlers,
    },
    signing_keys: more.keys,
  });
  return {
    ...{ method: 'GET', path: '/.well-known/ucp', atRoot: true },
    handle: async () => ({
      status: 200,
      headers: { 'cache-control': `public, max-age=${CACHED_SECONDS}`, 'access-control-allow-origin': '*' },
      body,
    }),
  };
}
