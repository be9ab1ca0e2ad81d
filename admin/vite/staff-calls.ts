import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:staff-calls';
const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src/index.ts');

interface Declared {
  access: unknown;
  query?: { shape: Record<string, unknown> };
}

/**
 * Roles that may make each call, from the contract, without its schemas: `'GET /admin/orders': ['owner', ...]`. The
 * admin hides forbidden actions; the server refuses them in any case.
 */
export function staffCalls(): Plugin {
  return {
    name: 'waha:staff-calls',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export const staffCalls = ${JSON.stringify(rolesOf(await readEndpoints()))};`;
    },
  };
}

/** The endpoints of the contract. Imported by path, so that the compiler of the admin reads no schema (docs/decisions/0108). */
export async function readEndpoints(): Promise<Record<string, Declared>> {
  const contract: { endpoints: Record<string, Declared> } = await import(
    /* @vite-ignore */ pathToFileURL(CONTRACT).href
  );
  return contract.endpoints;
}

/** The calls that staff may make, with the roles that may. */
export function rolesOf(endpoints: Record<string, Declared>): Record<string, readonly string[]> {
  const roles: Record<string, readonly string[]> = {};
  for (const [key, { access }] of Object.entries(endpoints)) {
    if (typeof access === 'object' && access !== null && 'staff' in access) roles[key] = access.staff as string[];
  }
  return roles;
}
