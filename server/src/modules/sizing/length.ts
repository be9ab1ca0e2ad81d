const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;

/** Whole millimetres → both units to one decimal, so that both sides of a table always say the same length. */
export function inBothUnits([from, to]: readonly [number, number]) {
  return {
    cm: { min: oneDecimal(from / MM_PER_CM), max: oneDecimal(to / MM_PER_CM) },
    inch: { min: oneDecimal(from / MM_PER_INCH), max: oneDecimal(to / MM_PER_INCH) },
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
