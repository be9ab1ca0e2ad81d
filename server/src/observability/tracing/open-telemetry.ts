import {
  type Context,
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyRequest } from 'fastify';
import { tracer as hook } from '../../platform/trace/index.ts';
import type { OpenTelemetry, TracingOptions } from './telemetry.ts';

const KINDS = { statement: SpanKind.CLIENT, event: SpanKind.CONSUMER, call: SpanKind.CLIENT } as const;
/** The header by which a proxy says that this request is part of a trace: https://www.w3.org/TR/trace-context/ */
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans of requests, statements, events and calls of extensions to an OTLP collector, each named by a hand-made
 * seam of the shop. The instrumentations that wrap packages cost 116 MB a process and see no more.
 */
export function openTelemetry(
  { endpoint, share, service, trustsParents }: TracingOptions,
  to?: SpanProcessor,
): OpenTelemetry {
  const exporter = () => new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [to ?? new BatchSpanProcessor(exporter(), { maxQueueSize: 2_048, maxExportBatchSize: 256 })],
  });
  const spans = provider.getTracer('waha');
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);

  hook.run = (work, run) => {
    const parent = context.active();
    // Statements of timers and polls have no request; each by itself would be a trace of no use.
    if (work.kind !== 'event' && !trace.getSpan(parent)?.isRecording()) return run();
    const span = spans.startSpan(work.name, { kind: KINDS[work.kind], attributes: work.attributes }, parent);
    return context.with(trace.setSpan(parent, span), run).then(
      (result) => {
        span.end();
        return result;
      },
      (error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', nameOf(error));
        span.end();
        throw error;
      },
    );
  };

  return {
    begin(request, next) {
      const parent = trustsParents ? parentOf(request) : ROOT_CONTEXT;
      const span = spans.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      context.with(trace.setSpan(parent, span), next);
      return (route, status) => {
        span.updateName(route);
        span.setAttributes({
          'http.route': route.replace(/^\w+ /, ''),
          'http.request.method': request.method,
          'http.response.status_code': status,
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    async close() {
      hook.run = undefined;
      await provider.shutdown();
      context.disable();
    },
  };
}

function parentOf(request: FastifyRequest): Context {
  const [, traceId, spanId, flags] =
    PARENT.exec(defaultTextMapGetter.get(request.headers, 'traceparent')?.toString() ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? '0', 16),
    isRemote: true,
  });
}

/** Names of classes and codes alone: messages may hold values. */
function nameOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(error), 'code');
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
}
