import { encode } from 'uqr';

/** Black on white in every theme, as scanners require. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="w-40 bg-white"
      shapeRendering="crispEdges"
    >
      {/* Black on white in every theme: a camera reads nothing else. */}
      <path d={path} fill="#000" />
    </svg>
  );
}
