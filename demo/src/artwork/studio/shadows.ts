import { type Box, blur, filter, linear, number } from './svg.ts';

type Silhouette = {
  readonly id: string;
  /** The object in its place, without its own filters. */
  readonly shape: string;
  /** px of the picture. */
  readonly box: Box;
  readonly color: string;
  /** 1 for near objects; lower for distant or light ones. */
  readonly strength: number;
  /** The shape of the face under the object; absent: the floor. */
  readonly face?: string | undefined;
};

/** px along the floor, to the right and away, that each px of height throws its shadow. */
const throwRight = 0.72;
const throwAway = 0.17;

const flat = (id: string, box: Box, color: string, opacity: number, across: number, down: number): string =>
  filter(
    id,
    box,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${number(across)} ${number(down)}" result="soft"/><feFlood flood-color="${color}" flood-opacity="${number(opacity)}"/><feComposite in2="soft" operator="in"/>`,
  );

/**
 * Effects of the object on the ground: its shadow away from the window, the dark line where it touches, its faint
 * mirror image.
 */
export function shadows({ id, shape, box, color, strength, face }: Silhouette): string {
  const { x, y, width, height } = box;
  const ground = y + height;
  const side = Math.min(width, height);
  const cast = {
    x: x - side * 0.2,
    y: ground - height * throwAway - side * 0.15,
    width: width + height * throwRight + side * 0.4,
    height: height * throwAway + side * 0.3,
  };
  const touch = { x: x - side * 0.2, y: ground - side * 0.25, width: width + side * 0.4, height: side * 0.5 };
  const mirror = { x: x - 8, y: ground - 2, width: width + 16, height: Math.min(height * 0.26, 130) };
  const clip = face === undefined ? '' : ` clip-path="url(#${id}face)"`;
  const use = (transform: string): string => `<use href="#${id}shape" transform="${transform}"/>`;
  // x' = x + r·(ground − y), y' = ground − a·(ground − y)
  const lying = `matrix(1 0 ${-throwRight} ${throwAway} ${number(throwRight * ground)} ${number(ground * (1 - throwAway))})`;
  const footHigh = Math.max(height * 0.1, 10);
  const footOf = (flatness: number): string => `matrix(1 0 0 ${flatness} 0 ${number(ground * (1 - flatness))})`;
  return `<defs><g id="${id}shape">${shape}</g>${face === undefined ? '' : `<clipPath id="${id}face">${face}</clipPath>`}
${flat(`${id}near`, cast, color, 0.62 * strength, side * 0.014, side * 0.01)}
${flat(`${id}away`, cast, color, 0.62 * strength, side * 0.045, side * 0.02)}
${flat(`${id}dark`, touch, color, 0.85 * strength, side * 0.012, side * 0.008)}
${flat(`${id}wide`, touch, color, 0.55 * strength, side * 0.05, side * 0.03)}
${blur(`${id}smooth`, mirror, 3.5)}
<linearGradient id="${id}toTip" gradientUnits="userSpaceOnUse" x1="0" y1="${number(ground)}" x2="0" y2="${number(ground - height * throwAway)}"><stop stop-color="#fff"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="${id}fromFoot" gradientUnits="userSpaceOnUse" x1="0" y1="${number(ground)}" x2="0" y2="${number(ground - height * throwAway)}"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>
${linear(
  `${id}sink`,
  [0, 0, 0, 1],
  [
    [0, '#fff', 0.15],
    [1, '#fff', 0],
  ],
)}
<mask id="${id}nearMask" maskUnits="userSpaceOnUse" ${boxText(cast)}><rect ${boxText(cast)} fill="url(#${id}toTip)"/></mask>
<mask id="${id}awayMask" maskUnits="userSpaceOnUse" ${boxText(cast)}><rect ${boxText(cast)} fill="url(#${id}fromFoot)"/></mask>
<mask id="${id}mirrorMask" maskUnits="userSpaceOnUse" ${boxText(mirror)}><rect ${boxText(mirror)} fill="url(#${id}sink)"/></mask>
<clipPath id="${id}foot"><rect x="${number(x - 4)}" y="${number(ground - footHigh)}" width="${number(width + 8)}" height="${number(footHigh + 4)}"/></clipPath>
</defs><g${clip}><g mask="url(#${id}mirrorMask)"><g filter="url(#${id}smooth)">${use(`matrix(1 0 0 -1 0 ${number(2 * ground)})`)}</g></g>
<g mask="url(#${id}awayMask)"><g filter="url(#${id}away)">${use(lying)}</g></g>
<g mask="url(#${id}nearMask)"><g filter="url(#${id}near)">${use(lying)}</g></g>
<g filter="url(#${id}wide)"><g transform="${footOf(0.6)}"><g clip-path="url(#${id}foot)"><use href="#${id}shape"/></g></g></g>
<g filter="url(#${id}dark)"><g transform="${footOf(0.35)}"><g clip-path="url(#${id}foot)"><use href="#${id}shape"/></g></g></g></g>`;
}

const boxText = ({ x, y, width, height }: Box): string =>
  `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;

/** The offset of a shadow to the right and down, and its blur, as shares of the object's smaller side. */
type Fall = { readonly right: number; readonly down: number; readonly blur: number; readonly darkness: number };

const onWall: readonly Fall[] = [
  { right: 0.15, down: 0.1, blur: 0.09, darkness: 0.3 },
  { right: 0.08, down: 0.055, blur: 0.03, darkness: 0.34 },
];
const underLying: readonly Fall[] = [
  { right: 0.16, down: 0.05, blur: 0.07, darkness: 0.5 },
  { right: 0.05, down: 0.04, blur: 0.02, darkness: 0.6 },
];

type Flat = Omit<Silhouette, 'face'>;

/** A hanging object throws its shadow on the wall behind it, and none on the floor. */
export const wallShadow = (silhouette: Flat): string => fallen(silhouette, onWall);

/** Shadow of a lying object, which touches the ground with its whole length. */
export const lyingShadow = (silhouette: Flat): string => fallen(silhouette, underLying);

function fallen({ id, shape, box, color, strength }: Flat, falls: readonly Fall[]): string {
  const side = Math.min(box.width, box.height);
  const margin = side * 0.4;
  const { x, y, width, height } = box;
  const around = { x: x - margin, y: y - margin, width: width + margin * 2, height: height + margin * 2 };
  return falls
    .map(({ right, down, blur: soft, darkness }, index) => {
      const fall = `translate(${number(side * right)} ${number(side * down)})`;
      return `<defs>${flat(`${id}fall${index}`, around, color, darkness * strength, side * soft, side * soft)}</defs><g filter="url(#${id}fall${index})"><g transform="${fall}">${shape}</g></g>`;
    })
    .join('');
}
