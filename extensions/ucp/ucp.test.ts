import { runProtocolContract, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { ucp } from './extension.ts';

function open(env: Record<string, string>) {
  const off = {
    signingKey: '',
    formerKey: '',
    asksSignature: false,
    readsProfiles: false,
    refusedAgents: '',
    playsFlowerShop: false,
  };
  const settings = { ...off, isOn: env.UCP_ENABLED === '1', takesCash: env.UCP_CASH_ORDERS === '1' };
  return ucp.protocol?.({ ...testContext(ucp, { env }), settings }) ?? null;
}
const on = open({ UCP_ENABLED: '1' });
if (!on) throw new Error('it is off');
runProtocolContract('ucp', on);

test('it is off until an owner turns it on', () => {
  expect(open({})).toBeNull();
  expect(open({ UCP_ENABLED: '0' })).toBeNull();
});
