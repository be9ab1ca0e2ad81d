import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../../platform/database/index.ts';
import { traced, tracer } from '../../platform/trace/index.ts';
import { openTelemetry } from './open-telemetry.ts';
import type { TracingOptions } from './telemetry.ts';
import { openTracing, traceRequests } from './tracing.ts';

const OPTIONS: TracingOptions = { endpoint: 'http://127.0.0.1:4318', share: 1, service: 'test', trustsParents: false };
const PARENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const database = { query: async () => ({ rows: [], fields: [] }) };
const broken = {
  query: () => Promise.reject(Object.assign(new Error('duplicate key: 0512345678'), { code: '23505' })),
};

function open(options: Partial<TracingOptions> = {}) {
  const exporter = new InMemorySpanExporter();
  const telemetry = openTelemetry({ ...OPTIONS, ...options }, new SimpleSpanProcessor(exporter));
  const server = Fastify();
  traceRequests(server, telemetry);
  closing.push(
    () => telemetry.close(),
    () => server.close(),
  );
  return { exporter, server };
}

test('a request has a span, and the statements and calls it makes are its children', async () => {
  const { exporter, server } = open();
  server.get('/orders/:id', async () => {
    await sql`select ${7}::int`.execute(database);
    await traced({ kind: 'call', name: 'provider pay', attributes: {} }, async () =>
      sql`insert into a values (1)`.execute(database),
    );
    return {};
  });
  await server.inject('/orders/0512345678');
  const spans = exporter.getFinishedSpans();
  const parentOf = (name: string) => {
    const id = spans.find((span) => span.name === name)?.parentSpanContext?.spanId;
    return spans.find((span) => span.spanContext().spanId === id)?.name;
  };
  expect(spans.map(({ name }) => name)).toEqual(['select', 'insert', 'provider pay', 'GET /orders/:id']);
  expect(parentOf('select')).toBe('GET /orders/:id');
  expect(parentOf('insert')).toBe('provider pay');
  expect(spans[0]?.attributes['db.query.text']).toBe('select $1::int');
  expect(spans[3]?.attributes['http.route']).toBe('/orders/:id');
  // Neither addresses nor values are told.
  expect(JSON.stringify(spans.map(({ name, attributes, status }) => ({ name, attributes, status })))).not.toContain(
    '0512345678',
  );
});

test('a failure is told by its code alone', async () => {
  const { exporter, server } = open();
  server.get('/', async () => sql`insert into a values (${1})`.execute(broken));
  expect((await server.inject('/')).statusCode).toBe(500);
  const [statement, request] = exporter.getFinishedSpans();
  expect([statement?.status.code, request?.status.code]).toEqual([2, 2]);
  expect(statement?.attributes['error.type']).toBe('23505');
  expect(statement?.status.message).toBeUndefined();
});

test('statements of nobody’s request are no spans, handled events are', async () => {
  const { exporter } = open();
  await sql`select 1`.execute(database);
  await traced({ kind: 'event', name: 'handle mail', attributes: {} }, async () => sql`select 1`.execute(database));
  expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['select', 'handle mail']);
});

test.each([true, false])('a trace of the proxy goes on only where proxies are trusted: %s', async (trustsParents) => {
  const { exporter, server } = open({ trustsParents });
  server.get('/', async () => ({}));
  const { traceId, spanId } = PARENT;
  await server.inject({ url: '/', headers: { traceparent: `00-${traceId}-${spanId}-01` } });
  await server.inject({ url: '/', headers: { traceparent: 'rubbish' } });
  const [first, second] = exporter.getFinishedSpans();
  expect(first?.spanContext().traceId === traceId).toBe(trustsParents);
  expect(second?.parentSpanContext).toBeUndefined();
});

test('nothing is traced where no collector is named', async () => {
  expect(await openTracing(undefined)).toBeUndefined();
  expect(tracer.run).toBeUndefined();
  const server = Fastify();
  traceRequests(server, undefined);
  server.get('/', async () => ({}));
  expect((await server.inject('/')).statusCode).toBe(200);
});

test('the share of requests that are traced is kept', async () => {
  const { exporter, server } = open({ share: 0 });
  server.get('/', async () => sql`select 1`.execute(database));
  await server.inject('/');
  expect(exporter.getFinishedSpans()).toEqual([]);
});
