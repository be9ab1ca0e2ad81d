import type { ExtensionContext } from '@waha/extend';
import { referenceOf } from './keep-sessions.ts';
import type { Session } from './session.ts';

/** Seals by whom an order is sold. */
export type HandOver = ExtensionContext['handOver'];

/** The host of an agent's profile, as it names itself. */
const hostOf = (profile: string | null): string =>
  profile !== null && URL.canParse(profile) ? new URL(profile).host.slice(0, 100) : '';

/** The handover of a session: its order says which agent sold it, and of a checkout also which. */
export function handoverOf(handOver: HandOver, { kind, id, profile, expiresAt }: Session): Promise<string> {
  const reference = kind === 'checkout' ? referenceOf(id) : null;
  return handOver({ agent: hostOf(profile), reference, endsAt: new Date(expiresAt) });
}
