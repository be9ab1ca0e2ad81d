import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../observe-responses.ts';
import type { OpenTelemetry, TracingOptions } from './telemetry.ts';

/** Opens tracing where it is set. Its packages are loaded then alone: they cost some 6 MB. */
export async function openTracing(options: TracingOptions | undefined): Promise<OpenTelemetry | undefined> {
  if (!options) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(options);
}

/** Traces the requests of a server that are not answered from the cache. `pageOf` names the page of an address. */
export function traceRequests(
  server: FastifyInstance,
  telemetry: OpenTelemetry | undefined,
  pageOf?: (url: string) => string,
): void {
  if (!telemetry) return;
  const ends = new WeakMap<FastifyRequest, ReturnType<OpenTelemetry['begin']>>();
  server.addHook('onRequest', (request, _, done) => {
    ends.set(request, telemetry.begin(request, done));
  });
  server.addHook('onResponse', (request, reply, done) => {
    ends.get(request)?.(routeOf(request, pageOf), reply.statusCode);
    done();
  });
}
