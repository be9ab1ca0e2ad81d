import type { AgentDecision, AgentRequest, EndpointKey, LinkedAgent } from '@waha/contract';
import { type Extensions, type OpenLinking, openLinking } from '../../../extensions/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { AttemptLimits } from '../../../platform/rate-limit/index.ts';
import type { FetchPolicy } from '../../../platform/safe-fetch/index.ts';
import { hashSecret, requireCustomer } from '../identity/index.ts';
import { insertCode } from './agent-codes.store.ts';
import { countOtherLinks, deleteLink, type LinkRow, listLinks, lockLinkable } from './agent-links.store.ts';
import { answerAddress, presentConsent, type ReadRequest, readRequest, rightsOf } from './authorization-request.ts';
import { isDeclared } from './client-document.ts';
import { createReadClient } from './read-client.ts';
import { newCode } from './token-format.ts';

const CODE_MS = 60_000;
/** Codes of one customer that are not used yet. */
const MOST_CODES = 5;
/** Links of one account, of all agents. */
const MOST_LINKS = 15;
/** Decisions of one account: each link that follows is told by a mail. */
const MOST_A_DAY = { most: 10, minutes: 24 * 60 };

interface LinkedAgentDeps {
  db: Database;
  now: () => number;
  extensions: Extensions;
  attemptLimits: AttemptLimits;
  publicUrl: string;
  isDemo: boolean;
  webhookPolicy: FetchPolicy;
}

type LinkedAgentKey = Extract<EndpointKey, `${string} /user/agents${string}`>;

export function linkedAgentRoutes(deps: LinkedAgentDeps): Handlers<LinkedAgentKey> {
  const { db, now, extensions, publicUrl } = deps;
  const readClient = createReadClient({ now, policy: deps.webhookPolicy });

  async function read(
    customerId: string,
    given: AgentRequest,
  ): Promise<{ request: ReadRequest; linking: OpenLinking }> {
    const linking = openLinking(extensions) ?? refuse('agents.not_open');
    const takesLocal = linking.takesLocalClients && deps.isDemo;
    const client = await readClient({ clientId: given.client_id, takesLocal, customerId });
    // An open redirect otherwise: an address that the client has not declared is told nothing.
    const redirectUri = given.redirect_uri ?? '';
    if (!isDeclared(redirectUri, client)) refuse('agents.return_refused');
    return { linking, request: readRequest(given, client, redirectUri, linking, publicUrl) };
  }

  async function decide(customerId: string, { allows, ...given }: AgentDecision): Promise<string> {
    const { request } = await read(customerId, given);
    if (request.fault !== null && allows) refuse('agents.request_refused');
    if (!allows) return answerAddress(request, publicUrl, { error: request.fault ?? 'access_denied' });
    await deps.attemptLimits.spend([
      { kind: 'agent-link', of: [customerId], rules: [MOST_A_DAY], code: 'auth.too_many_attempts' },
    ]);
    const code = newCode();
    await inTransaction(db, (tx) => keepCode(tx, { customerId, code, request, at: new Date(now()) }));
    return answerAddress(request, publicUrl, { code });
  }

  return {
    'POST /user/agents/request': async ({ body }, { actor }) => {
      const { request, linking } = await read(requireCustomer(actor).customerId, body);
      return presentConsent(request, linking);
    },
    'POST /user/agents/decision': async ({ body }, { actor }) => ({
      redirect_to: await decide(requireCustomer(actor).customerId, body),
    }),
    'GET /user/agents': async (_, { actor }) => {
      const rows = await listLinks(db, requireCustomer(actor).customerId, new Date(now()));
      return rows.map((row) => presentLink(row, openLinking(extensions)));
    },
    'DELETE /user/agents/{id}': async ({ params }, { actor }) => {
      const found = await deleteLink(db, requireCustomer(actor).customerId, params.id);
      return found ? { done: true } : refuse('agents.not_found');
    },
  };
}

async function keepCode(
  tx: Tx,
  { customerId, code, request, at }: { customerId: string; code: string; request: ReadRequest; at: Date },
): Promise<void> {
  const { client, redirectUri, challenge, scopes } = request;
  if (!(await lockLinkable(tx, customerId))) refuse('auth.token_invalid');
  if ((await countOtherLinks(tx, customerId, client.id, at)) >= MOST_LINKS)
    refuse('agents.too_many', { most: MOST_LINKS });
  const expiresAt = new Date(at.getTime() + CODE_MS);
  const asked = { customerId, clientId: client.id, clientName: client.name, redirectUri, challenge, scopes };
  await insertCode(tx, { ...asked, codeHash: hashSecret(code), at, expiresAt }, MOST_CODES);
}

function presentLink(row: LinkRow, linking: OpenLinking | undefined): LinkedAgent {
  return {
    id: row.id,
    host: new URL(row.client_id).host,
    name: row.client_name,
    rights: rightsOf(row.scopes, linking),
    linked_at: row.linked_at.toISOString(),
    last_used_at: row.refreshed_at?.toISOString() ?? null,
  };
}
