import type { Bilingual } from '@waha/extend';

interface Environment {
  readonly id: string;
  readonly name: Bilingual;
  readonly isReal: boolean;
  /** The part of the address. */
  readonly path: string;
  /** The template of certificates that requests must name. */
  readonly template: string;
}

/** The environments of the authority, the one for a first try first. */
export const environments: readonly Environment[] = [
  {
    ...{ id: 'sandbox', name: { ar: 'بيئة المطورين', en: 'Developer sandbox' }, isReal: false },
    ...{ path: 'developer-portal', template: 'TSTZATCA-Code-Signing' },
  },
  {
    ...{ id: 'simulation', name: { ar: 'المحاكاة', en: 'Simulation' }, isReal: false },
    ...{ path: 'simulation', template: 'PREZATCA-Code-Signing' },
  },
  {
    ...{ id: 'production', name: { ar: 'الفعلية', en: 'Production' }, isReal: true },
    ...{ path: 'core', template: 'ZATCA-Code-Signing' },
  },
];

export function environmentOf(id: string): Environment {
  const found = environments.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no environment of the authority`);
  return found;
}
