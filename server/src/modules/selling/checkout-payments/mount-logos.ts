import type { FastifyInstance } from 'fastify';
import { plainSecurityHeaders } from '../../../platform/http/index.ts';
import { logoPath } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';

const HOUR_SECONDS = 3_600;

/** Serves the logos of payment methods as pictures; the policy of plain files lets no script of an SVG run. */
export function mountLogos(server: FastifyInstance, { onlineMethods }: Pick<PaymentDeps, 'onlineMethods'>): void {
  server.get<{ Params: { name: string } }>(logoPath(':name'), async ({ params }, reply) => {
    const logo = onlineMethods.get(params.name)?.logo;
    if (logo === undefined) return reply.callNotFound();
    return reply
      .headers({ ...plainSecurityHeaders, 'cache-control': `public, max-age=${HOUR_SECONDS}` })
      .type('image/svg+xml')
      .send(logo);
  });
}
