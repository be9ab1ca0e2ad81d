import { savedCardEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  moduleFixture,
  NOBODYS_UUID,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import { forgetCardsOf } from './end-cards.ts';
import { keepCard } from './keep-card.ts';
import { describeCard } from './saved-cards.store.ts';

/** A described card of a customer, their only one. */
export async function aSavedCard(world: World, { id: customerId }: Pick<Owner, 'id'>): Promise<string> {
  const { paymentId } = await world.startPayment();
  const seal = createSeal({ settingsKey: undefined, dataDir: world.dataDir });
  const at = new Date();
  return inTransaction(world.db, async (tx) => {
    await forgetCardsOf(tx, customerId, at);
    await keepCard(tx, seal, { customerId, provider: 'test-sandbox', paymentId, token: 'token_of_the_walk' }, at);
    const { rows } = await sql.rows({ id: sql.uuid })`
      select id from saved_cards where payment_id = ${paymentId}
    `.execute(tx);
    const cardId = rows[0]?.id ?? '';
    await describeCard(tx, cardId, { scheme: 'mada', lastFour: '1119', month: 12, year: 2099 }, at);
    return cardId;
  });
}

export const contractFixture = moduleFixture(savedCardEndpoints, {
  samples: (world) => ({
    'GET /user/cards': {
      good: [
        async () => {
          await aSavedCard(world, await world.whoCalls());
          return {};
        },
      ],
    },
    'DELETE /user/cards/{id}': {
      good: [async () => ({ params: { id: await aSavedCard(world, await world.whoCalls()) } })],
      unknown: [absentUuid],
    },
  }),
  rows: {
    'GET /user/cards': 'own',
    'DELETE /user/cards/{id}': about(aSavedCard, NOBODYS_UUID),
  },
  staff: {},
});
