import type { Counts, DayOptions, Life, Trouble } from './life.ts';

/** The acts of staff: an order is packed, sent in one of three ways, and a part of it is paid back. */
export function createStaff({ shop }: Pick<DayOptions, 'shop'>, counts: Counts, trouble: Trouble) {
  /** Pays back what was paid in advance; money of an order in cash is at the courier. */
  async function payBack({ id, way }: Life, wish: object): Promise<boolean> {
    if (way === 'cash_on_delivery') return false;
    return (await shop.refund(id, wish)).status < 300;
  }

  async function sendInParts(life: Life): Promise<void> {
    const { id, lines, chance } = life;
    const first = await shop.send(id, { lines: [{ id: lines[0], quantity: 2 }] });
    if (first.status < 300) counts.sentInParts += 1;
    // Pieces that will not leave are paid back; the others follow.
    const isLeftOut = chance.is(0.5) && (await payBack(life, { lines: [{ id: lines[1], quantity: 1 }] }));
    if (isLeftOut) counts.leftOut += 1;
    await shop.send(id);
  }

  return {
    async send(life: Life): Promise<void> {
      const { id, chance } = life;
      const { body } = await shop.as('POST /admin/orders/pack', { ids: [id] });
      if (!body.data?.results?.[0]?.done) return;
      counts.packed += 1;
      if (chance.is(0.4)) {
        trouble(chance, 'oto');
        await shop.as('POST /admin/bookings', { carrier: 'oto', parcels: [{ id }] });
        counts.booked += 1;
      } else if (chance.is(0.5)) await shop.send(id);
      else await sendInParts(life);
    },
    async give(life: Life): Promise<void> {
      if (await payBack(life, { amount: 1 + life.chance.below(20) })) counts.paidBack += 1;
    },
  };
}
