import { defineModule } from '../../module.ts';
import { accountSubscribers } from './account-subscribers.ts';
import { affiliateMailSubscribers } from './affiliate-subscribers.ts';
import { earningsMailSubscribers } from './earnings-subscribers.ts';
import { membershipMailSubscribers } from './membership-subscribers.ts';
import { orderMailSubscribers } from './order-subscribers.ts';
import { pointsMailSubscribers } from './points-subscribers.ts';
import { returnMailSubscribers } from './return-subscribers.ts';
import { transferMailSubscribers } from './transfer-subscribers.ts';

export const notifications = defineModule({
  name: 'notifications',
  uses: [
    'identity',
    'members',
    'affiliates',
    'orders',
    'payments',
    'payouts',
    'points',
    'returns',
    'settings',
    'transfers',
  ],
  subscribers: (deps) => [
    ...orderMailSubscribers(deps),
    ...returnMailSubscribers(deps),
    ...transferMailSubscribers(deps),
    ...membershipMailSubscribers(deps),
    ...pointsMailSubscribers(deps),
    ...earningsMailSubscribers(deps),
    ...affiliateMailSubscribers(deps),
    ...accountSubscribers(deps),
  ],
});
