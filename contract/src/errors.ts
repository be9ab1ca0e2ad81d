import type { Endpoints } from './endpoints.ts';
import * as modules from './modules.ts';
import { mergeNamed } from './platform/merge-named.ts';
import { platformRefusals } from './platform/refusals.ts';

/**
 * Every refusal of the API, as stable code and HTTP status: the `...Refusals` exports of the modules. Texts live on
 * the server, per language.
 */
export const errorCatalogue = { ...platformRefusals, ...mergeNamed(modules, 'Refusals') };

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

type Declared = { [Key in keyof Endpoints]: Endpoints[Key]['errors'][number] }[keyof Endpoints];
/** Compile-time check: every code that an endpoint declares exists in a module; the error names a missing one. */
true satisfies [Exclude<Declared, ErrorCode>] extends [never] ? true : Exclude<Declared, ErrorCode>;
