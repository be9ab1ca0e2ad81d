import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../../platform/errors/index.ts';
import { findByReference, type OnlineMethod } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refuseUnreachable } from './payments.routes.ts';
import { refreshPayment } from './refresh-payment.ts';
import { webhookPath } from './webhook-path.ts';

const MOST_BYTES = 256 * 1024;

/**
 * The webhooks of payment methods. They carry no store key, and calls may be repeated, late, out of sequence or forged. Their
 * content is therefore not trusted: it only makes the shop read the payment it names from its provider.
 */
export function mountPaymentWebhooks(server: FastifyInstance, deps: PaymentDeps): void {
  const methods = [...deps.onlineMethods.values()].filter(({ webhook }) => webhook !== undefined);
  server.register(async (scope) => {
    // Signatures are of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));
    for (const method of methods) {
      scope.post(webhookPath(method.code), async (request, reply) => {
        await receive(deps, method, request);
        return reply.header('cache-control', 'no-store').send({ success: true });
      });
    }
  });
}

async function receive(deps: PaymentDeps, method: OnlineMethod, request: FastifyRequest): Promise<void> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const call = { headers: single(request.headers), query: single(request.query), body };
  // An adapter that fails at a notification has not proved it.
  const verdict = (await method.webhook?.(call).catch(() => undefined)) ?? 'forged';
  if (verdict === 'forged') refuse('payments.webhook_refused');
  if (verdict === 'ignored') return;
  const payment = await findByReference(deps.db, method.code, verdict.reference);
  if (!payment && !verdict.isSigned) refuse('payments.webhook_refused');
  // An answer other than 2xx makes providers repeat the call.
  if (payment) await refreshPayment(deps, payment).catch(refuseUnreachable);
}

/** Values that were given once. */
function single(values: unknown): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(Object(values));
  return Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
