import type { AgentRequest } from '@waha/contract/types';

/** The parameters of an authorization request. The page's row names the same, and others never get here. */
export const requestParameters = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const satisfies readonly (keyof AgentRequest)[];

/** The request that an address makes, as it is: the server says what is wrong with it. */
export function requestOf(search: URLSearchParams): AgentRequest {
  const given = requestParameters.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}
