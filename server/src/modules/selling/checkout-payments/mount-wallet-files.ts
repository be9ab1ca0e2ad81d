import type { FastifyInstance } from 'fastify';
import { plainSecurityHeaders } from '../../../platform/http/index.ts';
import type { PaymentDeps } from './payment-deps.ts';

const APPLE_DOMAIN_FILE = '/.well-known/apple-developer-merchantid-domain-association';

/** Serves the file by which Apple verifies the domain of the shop: as it was given, with or without `.txt`. */
export function mountWalletFiles(server: FastifyInstance, { onlineMethods }: Pick<PaymentDeps, 'onlineMethods'>): void {
  for (const path of [APPLE_DOMAIN_FILE, `${APPLE_DOMAIN_FILE}.txt`]) {
    server.get(path, async (_, reply) => {
      const method = [...onlineMethods.values()].find(({ wallet }) => wallet?.domainFile);
      if (!method?.wallet?.domainFile) return reply.callNotFound();
      return reply
        .headers({ ...plainSecurityHeaders })
        .type('text/plain')
        .send(method.wallet.domainFile);
    });
  }
}
