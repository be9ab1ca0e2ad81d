import type { ProtocolRoute } from '@waha/extend';
import type { SigningKey } from './keys.ts';
import { signAnswer } from './signed-message.ts';

/** Routes whose answers are about money: the protocol recommends that those are signed, and leaves the others open. */
const SIGNED = /^\/(checkout-sessions|orders|mcp)\b/;

/** A route whose successful answers are signed, where the shop has a key and they are worth it. */
export function signingRoute(route: ProtocolRoute, key: SigningKey | undefined, now: () => number): ProtocolRoute {
  if (!key || route.atRoot || !SIGNED.test(route.path)) return route;
  return {
    ...route,
    async handle(request, call) {
      const answer = await route.handle(request, call);
      if (answer.status >= 300 || answer.body === '') return answer;
      const headers = { 'content-type': 'application/json; charset=utf-8', ...answer.headers };
      const { status, body } = answer;
      return { status, body, headers: signAnswer({ status, headers, body }, key, Math.floor(now() / 1_000)) };
    },
  };
}
