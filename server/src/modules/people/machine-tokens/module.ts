import { machineTokenEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { findMachine } from './find-machine.ts';
import { machineTokenRoutes } from './machine-tokens.routes.ts';
import { machineTokensProcessing } from './processing.ts';
import { machineTokenRefusalTexts } from './refusals.ts';
import { isMachineToken } from './token-format.ts';

export const machineTokens = defineModule({
  name: 'machine-tokens',
  wing: 'people',
  processing: machineTokensProcessing,
  uses: ['identity', 'staff'],
  endpoints: machineTokenEndpoints,
  refusals: machineTokenRefusalTexts,
  handlers: machineTokenRoutes,
  authenticates: (deps) => ({
    accepts: isMachineToken,
    findActor: (token, source) => findMachine(deps, token, source),
  }),
});
