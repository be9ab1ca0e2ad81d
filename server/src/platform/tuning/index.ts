/** Optimisations that may be switched off without a change of behaviour; `server/src/tuning.ts` says what each is worth. */
export const tuningNames = [
  'pipelining',
  'prepared-statements',
  'group-commit',
  'versioned-cache',
  'recompression',
  'listen-sockets',
  'idle-collection',
] as const;
export type TuningName = (typeof tuningNames)[number];

const switchedOff = tuningSwitchedOff(process.env.WAHA_TUNING);

/** True where an optimisation is on: all are, except those that `WAHA_TUNING` names (`-pipelining,-group-commit`, or `off` for all). */
export function isTuned(name: TuningName): boolean {
  return !switchedOff.has(name);
}

/** The optimisations that a value of `WAHA_TUNING` switches off. Unknown names are ignored; the settings refuse them. */
export function tuningSwitchedOff(value = ''): ReadonlySet<TuningName> {
  const words = wordsOf(value);
  return new Set(tuningNames.filter((name) => value === 'off' || words.includes(`-${name}`)));
}

/** True for a value of `WAHA_TUNING` that names optimisations only. */
export function isTuningValue(value: string): boolean {
  return value === 'off' || wordsOf(value).every((word) => tuningNames.some((name) => word === `-${name}`));
}

function wordsOf(value: string): string[] {
  return value.split(',').filter(Boolean);
}
