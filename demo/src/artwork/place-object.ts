import { iconBody, measureIcon, withPrivateIds } from './icon-bodies.ts';
import { dye, turnHue } from './recolor.ts';

export type Placement = {
  readonly icon: string;
  /** Where the object's middle stands, and the height of the ground under it. */
  readonly x: number;
  readonly ground: number;
  /** The object is as large as this allows, whatever empty room its icon has around it. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Degrees clockwise, round its middle. */
  readonly tilt?: number;
  readonly mirrored?: boolean;
  readonly color?: string;
  readonly hueShift?: number;
  readonly shadowColor: string;
  /** Lower for what floats or stands further away. */
  readonly shadowStrength?: number;
  readonly opacity?: number;
};

/** One object and its soft shadow; `id` is unique within the picture. */
export async function placeObject(placement: Placement, id: string): Promise<string> {
  const { icon, x, ground, maxWidth, maxHeight, tilt = 0, shadowColor, shadowStrength = 0.42 } = placement;
  const measure = await measureIcon(icon);
  const scale = Math.min(maxWidth / measure.width, maxHeight / measure.height);
  const width = measure.width * scale;
  const height = measure.height * scale;
  let body = iconBody(icon);
  if (placement.hueShift) body = turnHue(body, placement.hueShift);
  if (placement.color) body = dye(body, measure, placement.color);
  const middleX = measure.left + measure.width / 2;
  const middleY = measure.top + measure.height / 2;
  const flip = placement.mirrored ? ' scale(-1 1)' : '';
  const turned = `translate(${fixed(x)} ${fixed(ground - height / 2)}) rotate(${tilt})${flip} scale(${scale.toFixed(4)}) translate(${fixed(-middleX)} ${fixed(-middleY)})`;
  const opacity = placement.opacity === undefined ? '' : ` opacity="${placement.opacity}"`;
  return `<defs><radialGradient id="${id}s"><stop stop-color="${shadowColor}" stop-opacity="${shadowStrength}"/><stop offset=".45" stop-color="${shadowColor}" stop-opacity="${(shadowStrength * 0.5).toFixed(3)}"/><stop offset="1" stop-color="${shadowColor}" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="${fixed(x + width * 0.07)}" cy="${fixed(ground + width * 0.012)}" rx="${fixed(width * 0.62)}" ry="${fixed(Math.max(width * 0.085, 14))}" fill="url(#${id}s)"/>
<ellipse cx="${fixed(x + width * 0.02)}" cy="${fixed(ground - width * 0.004)}" rx="${fixed(width * 0.4)}" ry="${fixed(Math.max(width * 0.036, 7))}" fill="url(#${id}s)"/>
<g transform="${turned}"${opacity}>${withPrivateIds(body, id)}</g>`;
}

const fixed = (value: number): string => value.toFixed(2);

/** Drawn in the order given: what stands further away comes first. */
export async function placeAll(placements: readonly Placement[]): Promise<string> {
  const drawn = await Promise.all(placements.map((placement, index) => placeObject(placement, `o${index}-`)));
  return drawn.join('\n');
}
