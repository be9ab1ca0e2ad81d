interface Range {
  min: number;
  max: number;
}

/** `88–94`, or one number if both ends are equal. */
export function formatRange({ min, max }: Range): string {
  return min === max ? String(min) : `${min}–${max}`;
}
