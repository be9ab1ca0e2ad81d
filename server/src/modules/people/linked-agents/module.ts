import { linkedAgentEndpoints, linkedAgentEvents } from '@waha/contract';
import type { LinkedAgents } from '../../../extensions/index.ts';
import { defineModule } from '../../../manifest/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { deleteCodesOf } from './agent-codes.store.ts';
import { deleteLinksOf, listLinks } from './agent-links.store.ts';
import { forgetLinks } from './forget-links.ts';
import { issueTokens } from './issue-tokens.ts';
import { linkedAgentRoutes } from './linked-agents.routes.ts';
import { linkedAgentsProcessing } from './processing.ts';
import { linkedAgentRefusalTexts } from './refusals.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Tokens of agents that customers linked to their accounts. */
    linkedAgents: LinkedAgents;
    /** Ends all links of a customer, and those that are about to be made. */
    unlinkAgents: (tx: Tx, customerId: string) => Promise<void>;
  }
}

/** Codes first: one that is being exchanged has made its link by the time that its row is free. */
async function unlinkAgents(tx: Tx, customerId: string): Promise<void> {
  await deleteCodesOf(tx, customerId);
  await deleteLinksOf(tx, customerId);
}

export const linkedAgents = defineModule({
  name: 'linked-agents',
  wing: 'people',
  processing: linkedAgentsProcessing,
  sends: linkedAgentEvents,
  uses: ['identity'],
  endpoints: linkedAgentEndpoints,
  refusals: linkedAgentRefusalTexts,
  provides: (deps) => ({ linkedAgents: issueTokens(deps), unlinkAgents }),
  handlers: linkedAgentRoutes,
  exportPersonalData: ({ db, now }) => ({
    linked_agents: (customerId) => listLinks(db, customerId, new Date(now())),
  }),
  erase: () => unlinkAgents,
  jobs: ({ db, now }) => [
    { name: 'linked-agents.forget', cron: '23 * * * *', run: () => forgetLinks(db, new Date(now())) },
  ],
});
