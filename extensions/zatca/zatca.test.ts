import { runTaxContract, taxIdentity, testContext } from '@waha/extend/testing';
import { zatca } from './extension.ts';
import { openFakeAuthority } from './testing/fake-authority.ts';

runTaxContract('zatca', async () => {
  const authority = await openFakeAuthority();
  const context = testContext(zatca, { env: authority.env, waitMs: 60_000 });
  const provider = zatca.tax?.({ ...context, settings: { url: authority.url } });
  if (!provider) throw new Error('it offers nothing');
  return {
    provider,
    ...{ environment: 'simulation', identity: taxIdentity, code: authority.issueCode },
    accepted: () => authority.documents.filter(({ isAccepted }) => isAccepted).map(({ uuid }) => uuid),
    rejectNext: () => authority.modes.push('reject'),
    revoke: () => {
      for (const { serial } of authority.units) authority.revoke(serial);
    },
    trouble: authority.trouble,
    secrets: [],
    close: authority.close,
  };
});
