import { code128 } from './code-128.ts';

/** White modules that a scanner needs on either side. */
const QUIET = 10;
const HEIGHT = 30;

/** A number as a barcode for a scanner, always black on white. */
export function Barcode({ text }: { text: string }) {
  const widths = code128(text);
  let x = QUIET;
  const bars = widths.flatMap((width, at) => {
    const from = x;
    x += width;
    return at % 2 === 0 ? [{ from, width }] : [];
  });
  return (
    <svg
      viewBox={`0 0 ${x + QUIET} ${HEIGHT}`}
      className="h-10 w-full max-w-64 bg-white"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {bars.map(({ from, width }) => (
        <rect key={from} x={from} y={0} width={width} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  );
}
