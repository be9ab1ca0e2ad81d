import type { ProtocolAnswer, ProtocolRequest, ProtocolRoute } from '@waha/extend';
import { z } from 'zod';
import type { Asked } from '../machine-checkouts/asked.ts';
import type { Fault } from '../machine-checkouts/faults.ts';
import { errorBody, rpcCodeOf, toFault } from './errors.ts';
import { callAs } from './linking/read-linked.ts';
import { isLoopback } from './loopback.ts';
import { answerOf, type Operation } from './operations.ts';
import { type Binding, headersOf, languageOf } from './rest.ts';

const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const rpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).optional(),
});
type RpcRequest = z.infer<typeof rpcRequest>;

/** A tool of an MCP server. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  isReadOnly: boolean;
  /** Throws a fault; its result is an object. */
  call(given: Record<string, unknown>, context: ToolContext): Promise<object>;
}

export interface ToolContext {
  request: ProtocolRequest;
  call: Asked['call'];
}

class RpcError extends Error {
  readonly code: number;
  readonly data: object | undefined;
  /** The fault of a tool that it tells of. */
  readonly fault: Fault | undefined;
  constructor(code: number, message: string, data?: object, fault?: Fault) {
    super(message);
    this.code = code;
    this.data = data;
    this.fault = fault;
  }
}

interface Server {
  name: string;
  atRoot?: true;
  /** The address of the shop, which requests of browsers have to come from. */
  publicUrl: string;
  /** Failures of tools are results that a model reads (`isError`), as MCP has it; otherwise errors of JSON-RPC, as UCP has it. */
  tellsFailures?: true;
}

/** A stateless MCP server at one address: JSON-RPC by POST, without sessions and streams (docs/decisions/0157). */
export function mcpRoute(path: string, about: Server, tools: readonly Tool[]): ProtocolRoute {
  return {
    ...{ method: 'POST', path },
    ...(about.atRoot && { atRoot: true }),
    async handle(request, call): Promise<ProtocolAnswer> {
      if (!isFromHere(request, about.publicUrl))
        return rpc(403, { id: null, error: { code: -32600, message: 'Another site may not ask here' } });
      const asked = rpcRequest.safeParse(parsed(request.body));
      if (!asked.success) return rpc(400, { id: null, error: { code: -32600, message: 'No JSON-RPC 2.0 request' } });
      const { id } = asked.data;
      // A notification has no answer.
      if (id === undefined) return { status: 202, body: '' };
      try {
        const result = await answerRpc(asked.data, tools, { about, context: { request, call } });
        return rpc(200, { id, result });
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        const { code, message, data, fault } = error;
        const told = { id, error: { code, message, ...(data && { data }) } };
        // An agent that has to prove for whom it asks is told so by the status, as authorization in MCP is.
        return fault?.challenge === undefined ? rpc(200, told) : rpc(fault.status, told, headersOf(fault));
      }
    },
  };
}

async function answerRpc(
  { method, params = {} }: RpcRequest,
  tools: readonly Tool[],
  { about, context }: { about: Server; context: ToolContext },
): Promise<object> {
  if (method === 'initialize') {
    const wanted = PROTOCOL_VERSIONS.find((version) => version === params.protocolVersion);
    return {
      protocolVersion: wanted ?? PROTOCOL_VERSIONS[0],
      capabilities: { tools: { listChanged: false } },
      serverInfo: { name: about.name, version: '1' },
    };
  }
  if (method === 'ping') return {};
  if (method === 'tools/list') {
    return {
      tools: tools.map(({ name, description, inputSchema, isReadOnly }) => ({
        ...{ name, description, inputSchema },
        annotations: { readOnlyHint: isReadOnly, openWorldHint: false },
      })),
    };
  }
  if (method !== 'tools/call') throw new RpcError(-32601, 'There is no such method');
  if (!about.tellsFailures) return callNamed(params, tools, context);
  return callNamed(params, tools, context).catch((error: unknown) => {
    if (!(error instanceof RpcError)) throw error;
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  });
}

async function callNamed(
  { name, arguments: given = {} }: NonNullable<RpcRequest['params']>,
  tools: readonly Tool[],
  context: ToolContext,
): Promise<object> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new RpcError(-32602, 'There is no such tool');
  const read = z.record(z.string(), z.unknown()).safeParse(given);
  if (!read.success) throw new RpcError(-32602, 'The arguments are no object');
  return callTool(tool, read.data, context);
}

/**
 * Whether a request comes from a program, or from a page of the shop. A page elsewhere could otherwise reach a shop on the reader's own
 * machine by a name that leads there (DNS rebinding).
 */
function isFromHere({ headers }: ProtocolRequest, publicUrl: string): boolean {
  const { origin, host = '' } = headers;
  if (origin !== undefined && origin !== new URL(publicUrl).origin && !(isLoopback(publicUrl) && isLoopback(origin)))
    return false;
  return !isLoopback(publicUrl) || isLoopback(`http://${host}`);
}

/** An outcome of business is a result; a request that is wrong, or comes too often, is an error of the protocol. */
async function callTool(tool: Tool, given: Record<string, unknown>, context: ToolContext): Promise<object> {
  const result = await tool.call(given, context).catch((error: unknown) => {
    const told = toFault(error);
    const [first] = told.messages;
    if (told.status === 200) return errorBody(told);
    const data = { status: told.status, code: first?.code, messages: told.messages };
    throw new RpcError(rpcCodeOf(told), told.message, data, told);
  });
  return { structuredContent: result, content: [{ type: 'text', text: JSON.stringify(result) }] };
}

const rpc = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): ProtocolAnswer => ({
  ...{ status, headers },
  body: JSON.stringify({ jsonrpc: '2.0', ...body }),
});

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const meta = z.looseObject({
  'ucp-agent': z.looseObject({ profile: z.string().max(500) }),
  'idempotency-key': z.string().max(100).optional(),
});

/** The operations of the protocol as tools. */
export function operationTools(operations: readonly Operation[], { admit, once }: Binding): Tool[] {
  return operations.map((operation) => {
    const { tool, description, isReadOnly, hasId, bodyName, body } = operation;
    const shape = z.object({
      meta,
      ...(hasId && { id: z.string().max(200) }),
      ...(bodyName !== null && { [bodyName]: body }),
    });
    return {
      ...{ name: tool, description, isReadOnly },
      inputSchema: z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }),
      async call(given, { request, call }) {
        const told = meta.parse(given.meta);
        const { profile } = told['ucp-agent'];
        const admitted = await admit({ profile }, request, operation);
        const asked: Asked = {
          ...{ visitor: request.visitor, profile, ...admitted, call: admitted.linked ? callAs(call) : call },
          language: languageOf(request.headers['accept-language']),
          idempotencyKey: told['idempotency-key'],
        };
        const id = hasId ? z.string().max(200).parse(given.id) : '';
        return answerOf(operation, asked, { id, once, body: bodyName === null ? undefined : (given[bodyName] ?? {}) });
      },
    };
  });
}
