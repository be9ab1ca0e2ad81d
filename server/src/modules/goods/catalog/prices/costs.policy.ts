import type { AdminProductDraft } from '@waha/contract';
import type { AdminActor } from '../../../../platform/bind/index.ts';

/** True for those who set prices. Programs and other staff read products without their costs. */
export const maySeeCosts = (actor: AdminActor): boolean =>
  actor.kind === 'staff' && (actor.role === 'owner' || actor.role === 'manager');

/** A draft without its costs, which then stay as they are: who is not shown them would send nothing in their place. */
export function withoutCosts(draft: AdminProductDraft): AdminProductDraft {
  const { cost_price: _, variants, ...rest } = draft;
  return { ...rest, variants: variants.map(({ cost_price: __, ...variant }) => variant) };
}

/** A draft as far as an actor may write it. */
export const writableBy = (actor: AdminActor, draft: AdminProductDraft): AdminProductDraft =>
  maySeeCosts(actor) ? draft : withoutCosts(draft);
