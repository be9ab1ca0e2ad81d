import { linear, radial } from './svg.ts';

/** Colour grading over the whole picture: warm near the window, cool and a little darker away from it. */
export function grade(width: number, height: number): string {
  const all = `width="${width}" height="${height}"`;
  return `<defs>
${radial(
  'warmth',
  [0.12, 0.02, 0.75],
  [
    [0, '#fff3dc', 0.3],
    [0.4, '#fff3dc', 0.06],
    [1, '#fff3dc', 0],
  ],
)}
${linear(
  'coolness',
  [0.35, 0.3, 1, 1],
  [
    [0, '#27304a', 0],
    [1, '#27304a', 0.09],
  ],
)}
${radial(
  'vignette',
  [0.48, 0.46, 0.78],
  [
    [0, '#2a2430', 0],
    [0.68, '#2a2430', 0],
    [1, '#2a2430', 0.1],
  ],
)}
</defs>
<rect ${all} fill="url(#coolness)"/><rect ${all} fill="url(#vignette)"/><rect ${all} fill="url(#warmth)"/>`;
}
