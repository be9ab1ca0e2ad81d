import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** An agent that customers link, with its document at an address of this machine. */
export async function openAgentClient(document: Record<string, unknown> = {}) {
  const state = { document, status: 200, asked: 0 };
  const server = createServer((_, response) => {
    state.asked += 1;
    response.writeHead(state.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ client_id: clientId, redirect_uris: [redirectUri], ...state.document }));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const clientId = `${origin}/agent.json`;
  const redirectUri = 'https://agent.example/back';
  const verifier = randomBytes(32).toString('base64url');
  return {
    ...{ state, clientId, redirectUri, verifier },
    /** Parameters of an authorization request. */
    asks: (more: Record<string, unknown> = {}) => ({
      ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state: 'xyz' },
      scope: 'test.checkout:manage test.order:read',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    }),
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
