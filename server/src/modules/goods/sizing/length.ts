const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;

/** Below this a tenth of a centimetre is too coarse: rings. */
const FINE_BELOW_MM = 100;

/** Millimetres → both units, to one decimal, or two for small values: both sides of a table state the same length. */
export function inBothUnits([from, to]: readonly [number, number]) {
  return {
    cm: { min: inUnit(from, MM_PER_CM), max: inUnit(to, MM_PER_CM) },
    inch: { min: inUnit(from, MM_PER_INCH), max: inUnit(to, MM_PER_INCH) },
  };
}

function inUnit(mm: number, mmPerUnit: number): number {
  const steps = mm < FINE_BELOW_MM ? 100 : 10;
  return Math.round((mm / mmPerUnit) * steps) / steps;
}
