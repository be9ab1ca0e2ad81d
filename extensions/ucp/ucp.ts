import type { ProtocolProvider } from '@waha/extend';
import { mcpRoute, operationTools } from './mcp.ts';
import { catalogOperations } from './operations.ts';
import { profileRoute } from './profile.ts';
import { restRoutes } from './rest.ts';

interface Options {
  publicUrl: string;
}

/** The protocol over the shop's own calls: it neither prices nor orders anything itself. */
export function createUcp({ publicUrl }: Options): ProtocolProvider {
  const operations = catalogOperations(publicUrl);
  const admit = async () => undefined;
  return {
    routes: [
      profileRoute(`${publicUrl}/api/ucp`, { handlers: {}, keys: [] }),
      ...restRoutes(operations, admit),
      mcpRoute('/mcp', { name: 'ucp' }, operationTools(operations, admit)),
    ],
  };
}
