import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, timestamp } from '../platform/shapes.ts';
import { linkRights } from '../vocabulary/index.ts';

/** A parameter of the address by which an agent asks: visible ASCII (RFC 6749 appendix A). Its faults are told on the page, or to the agent. */
const parameter = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x20-\x7e]*$/, 'validation.characters')
    .optional();

/** The parameters of an authorization request (RFC 6749 §4.1.1, RFC 7636 §4.3, RFC 8707 §2). */
export const agentRequest = z.object({
  response_type: parameter(40),
  client_id: parameter(400),
  redirect_uri: parameter(800),
  scope: parameter(800),
  state: parameter(800),
  code_challenge: parameter(200),
  code_challenge_method: parameter(20),
  resource: parameter(400),
});
export type AgentRequest = z.input<typeof agentRequest>;

export const agentDecision = agentRequest.extend({ allows: z.boolean() });
export type AgentDecision = z.input<typeof agentDecision>;

const rights = z.array(z.enum(linkRights)).max(4);

/** An agent that asks to be linked: its host is what is known of it, its name is what it says of itself. */
export const agentConsent = z.object({
  host: text(260).describe('The host of the address by which it is known'),
  name: text(60).nullable().describe('As it calls itself; nobody has checked it'),
  returns_to: text(260).nullable().describe('The host that is told of the decision; null: a program on this device'),
  rights,
  fault: z
    .enum(['invalid_request', 'unsupported_response_type', 'invalid_scope', 'invalid_target'])
    .nullable()
    .describe('Why it cannot be linked; it may only be sent back (RFC 6749 §4.1.2.1)'),
});
export type AgentConsent = z.infer<typeof agentConsent>;

export const linkedAgent = z.object({
  id: z.uuid(),
  host: text(260),
  name: text(60).nullable(),
  rights,
  linked_at: timestamp,
  last_used_at: timestamp.nullable().describe('When its tokens were last renewed'),
});
export type LinkedAgent = z.infer<typeof linkedAgent>;

const clientErrors = [
  'agents.not_open',
  'agents.client_unknown',
  'agents.client_unreadable',
  'agents.return_refused',
] as const;

/** Agents that customers link to their accounts (docs/decisions/0171). */
export const linkedAgentEndpoints = {
  // Asked by POST: the document of the agent is fetched for it, and addresses of pages are stored in many places.
  'POST /user/agents/request': endpoint({
    access: 'customer',
    summary: 'Who asks to be linked to the account, and what for',
    body: agentRequest,
    reply: agentConsent,
    errors: clientErrors,
    limitPerMinute: 20,
  }),
  'POST /user/agents/decision': endpoint({
    access: 'customer',
    summary: 'Allow or refuse the link; the reply says where the browser goes on',
    body: agentDecision,
    reply: z.object({ redirect_to: text(2_000) }),
    errors: [...clientErrors, 'agents.request_refused', 'agents.too_many', 'auth.too_many_attempts'],
    limitPerMinute: 20,
  }),
  'GET /user/agents': endpoint({
    access: 'customer',
    summary: 'Agents that are linked to the account, the latest first',
    reply: z.array(linkedAgent).max(20),
    errors: [],
  }),
  'DELETE /user/agents/{id}': endpoint({
    access: 'customer',
    summary: 'Unlink an agent: its tokens end at once',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ done: z.literal(true) }),
    errors: ['agents.not_found'],
  }),
};
