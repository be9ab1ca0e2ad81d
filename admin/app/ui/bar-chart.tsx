import { type ReactNode, useId } from 'react';

const WIDTH = 620;
const HEIGHT = 150;

interface Bar {
  key: string;
  /** The time or day that it stands for. */
  label: string;
  value: number;
  /** The value as it is told. */
  text: string;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  tableTitle: string;
  /** The same figures as a table. */
  children: ReactNode;
}

/** Bars over time, from left to right in either language, with the same figures as a table. */
export function BarChart({ title, bars, tableTitle, children }: BarChartProps) {
  const titleId = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / bars.length;
  const width = Math.min(36, step * 0.7);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`}
        role="img"
        aria-labelledby={titleId}
        className="w-full"
        direction="ltr"
      >
        <title id={titleId}>{title}</title>
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
        {bars.map(({ key, label, value, text }, index) => {
          const height = (value / most) * (HEIGHT - 8);
          return (
            <rect
              key={key}
              x={(index + 0.5) * step - width / 2}
              y={HEIGHT - height}
              width={width}
              height={height}
              rx={Math.min(4, width / 4)}
              className="fill-accent"
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <div dir="ltr" className="flex justify-between text-xs text-soft" aria-hidden="true">
        <bdi>{bars[0]?.label}</bdi>
        <bdi>{bars.at(-1)?.label}</bdi>
      </div>
      <details className="mt-2">
        <summary className="min-h-9 cursor-pointer content-center font-semibold text-link">{tableTitle}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={tableTitle}>
          <table className="table">{children}</table>
        </section>
      </details>
    </figure>
  );
}
