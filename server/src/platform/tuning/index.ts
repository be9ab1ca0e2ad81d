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

const switchedOff = parseTuning(process.env.WAHA_TUNING);

/** True where an optimisation is on: all are, except those that `WAHA_TUNING` names (`-pipelining,-group-commit`, or `off` for all). */
export function isTuned(name: TuningName): boolean {
  return !switchedOff.has(name);
}

/** The names that a value of `WAHA_TUNING` disables. Throws an Error that lists unknown names. */
export function parseTuning(value = ''): ReadonlySet<TuningName> {
  if (value === 'off') return new Set(tuningNames);
  const words = value.split(',').filter(Boolean);
  const off = tuningNames.filter((name) => words.includes(`-${name}`));
  const unknown = words.filter((word) => !tuningNames.some((name) => word === `-${name}`));
  if (unknown.length > 0) {
    throw new Error(
      `WAHA_TUNING does not know ${unknown.join(', ')}. It is "off", or some of -${tuningNames.join(', -')}`,
    );
  }
  return new Set(off);
}
