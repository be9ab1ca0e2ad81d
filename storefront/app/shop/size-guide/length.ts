interface Range {
  min: number;
  max: number;
}

/** `88–94`, or one number where both ends are the same. */
export function formatRange({ min, max }: Range): string {
  return min === max ? String(min) : `${min}–${max}`;
}
