import { color } from '../catalog/colors.ts';
import { placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';

const width = 1600;
const height = 1000;
const shadowColor = '#0a1a36';

const setting = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f6f1e7"/><stop offset="1" stop-color="#ead9bb"/></linearGradient>
<linearGradient id="blue" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1d4785"/><stop offset="1" stop-color="#12305c"/></linearGradient>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8fabd3"/><stop offset="1" stop-color="#b9cce8"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d7bd91"/><stop offset="1" stop-color="#ecdcc0"/></linearGradient>
<linearGradient id="dune" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#e4cda6"/><stop offset="1" stop-color="#d3b582"/></linearGradient>
<linearGradient id="stepSide"><stop stop-color="#fffaf0"/><stop offset=".5" stop-color="#efe0c6"/><stop offset="1" stop-color="#cfb48a"/></linearGradient>
<linearGradient id="stepTop" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffdf8"/><stop offset="1" stop-color="#f3e6cf"/></linearGradient>
<radialGradient id="light" cx=".2" cy=".08" r=".8"><stop stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>
<path d="M590 780V430a330 330 0 0 1 660 0v350Z" fill="url(#blue)"/>
<path d="M1130 780V560a215 215 0 0 1 430 0v220Z" fill="url(#dusk)" opacity=".92"/>
<circle cx="330" cy="330" r="190" fill="#f3c98b" opacity=".55"/>
<path d="M0 700c260-110 470-70 700 20s560 70 900-40v320H0Z" fill="url(#dune)"/>
<path d="M0 800c420-60 980-70 1600-10v210H0Z" fill="url(#ground)"/>
<rect width="1600" height="1000" fill="url(#light)"/>`;

const step = (centre: number, top: number, wide: number, high: number): string =>
  `<ellipse cx="${centre + wide * 0.05}" cy="${top + high + wide * 0.03}" rx="${wide * 0.6}" ry="${wide * 0.13}" fill="#6b4d22" opacity=".16"/><path d="M${centre - wide / 2} ${top}v${high}a${wide / 2} ${wide * 0.1} 0 0 0 ${wide} 0v-${high}Z" fill="url(#stepSide)"/><ellipse cx="${centre}" cy="${top}" rx="${wide / 2}" ry="${wide * 0.1}" fill="url(#stepTop)"/>`;

/** An oasis of goods: colour fields behind, far things small and pale, near things large and low. */
export async function drawHero(): Promise<Drawing> {
  const far = await placeAll([
    {
      icon: 'palm-tree',
      x: 205,
      ground: 742,
      maxWidth: 230,
      maxHeight: 330,
      shadowColor,
      shadowStrength: 0.2,
      opacity: 0.9,
    },
    {
      icon: 'palm-tree',
      x: 355,
      ground: 725,
      maxWidth: 140,
      maxHeight: 200,
      shadowColor,
      shadowStrength: 0.15,
      opacity: 0.65,
      mirrored: true,
    },
  ]);
  const near = await placeAll([
    { icon: 'handbag', x: 1345, ground: 742, maxWidth: 280, maxHeight: 270, shadowColor, color: color.camel.hex },
    { icon: 'headphone', x: 655, ground: 790, maxWidth: 250, maxHeight: 260, shadowColor, color: color.blue.hex },
    { icon: 'waha:perfume-square', x: 925, ground: 705, maxWidth: 340, maxHeight: 440, shadowColor },
    { icon: 'watch', x: 1130, ground: 868, maxWidth: 190, maxHeight: 230, shadowColor, color: color.navy.hex },
    { icon: 'waha:dallah', x: 465, ground: 905, maxWidth: 330, maxHeight: 350, shadowColor },
    { icon: 'waha:finjan', x: 660, ground: 938, maxWidth: 105, maxHeight: 110, shadowColor },
    { icon: 'waha:dates-bowl', x: 860, ground: 945, maxWidth: 260, maxHeight: 190, shadowColor },
    { icon: 'running-shoe', x: 1385, ground: 930, maxWidth: 320, maxHeight: 190, shadowColor, color: color.red.hex },
  ]);
  // Both groups number their objects from zero, so the second takes another letter.
  const content =
    setting + far + step(925, 692, 440, 120) + step(1345, 735, 340, 80) + near.replace(/([#"])o(\d+-)/g, '$1n$2');
  return drawing(width, height, content);
}
