const WIDTH = 96;
const HEIGHT = 20;

/** Course of a figure over its days, time from left to right in either language; the chart below tells the numbers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(1, ...values);
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 1 - (value / most) * (HEIGHT - 2);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-5 w-full max-w-24"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} fill="none" className="stroke-accent" strokeWidth="1.5" />
    </svg>
  );
}
