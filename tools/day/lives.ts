import { createBuyer } from './buyer.ts';
import { createChance } from './chance.ts';
import { createCounts, createTrouble, type DayOptions } from './life.ts';
import { createStaff } from './staff.ts';

export type Day = ReturnType<typeof createDay>;

/** Lives of orders, each by a chance of its own: how it is paid, told of, cancelled, packed, sent and paid back. */
export function createDay(options: DayOptions) {
  const counts = createCounts();
  const trouble = createTrouble(options.providers, counts);
  const buyer = createBuyer(options, counts, trouble);
  const staff = createStaff(options, counts, trouble);
  return {
    counts,
    /** One order, from its cart to its last refund. */
    async live(index: number): Promise<void> {
      const chance = createChance(options.seed + index);
      const life = await buyer.place(index, chance);
      await buyer.pay(life);
      if (chance.is(0.12)) await buyer.cancel(life);
      // The next call of the background to a provider may go wrong, too.
      trouble(chance, chance.pick(['moyasar', 'tabby', 'tamara']));
      await staff.send(life);
      if (chance.is(0.2)) await staff.give(life);
      if (chance.is(0.05)) await buyer.cancel(life);
    },
  };
}
