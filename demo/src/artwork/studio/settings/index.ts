import type { Backdrop } from '../../../shop-types.ts';
import { arch } from '../niche.ts';
import { type Room, room } from '../room.ts';
import { walnut } from '../surfaces.ts';
import { car } from './car.ts';
import { flatLay } from './flat-lay.ts';
import { hangingWall } from './hanging-wall.ts';
import { majlis, sofa } from './lounge.ts';
import { camp, dunes, garden } from './outdoors.ts';
import { shelf } from './shelf.ts';
import { street } from './street.ts';
import { table } from './table.ts';
import { vanity } from './vanity.ts';

const niche = (backdrop: Backdrop, frame: Room): string => {
  const { width, height, horizon } = frame;
  return room(
    backdrop,
    frame,
    arch(backdrop, { centre: width * 0.5, top: height * 0.108, width: width * 0.688, foot: horizon }),
  );
};

const settings = {
  niche,
  room: (backdrop, frame) => room(backdrop, frame),
  table: (backdrop, frame) => table(backdrop, frame),
  desk: (backdrop, frame) => table(backdrop, frame, { wood: walnut, cloth: false }),
  shelf,
  vanity,
  linen: (backdrop, frame) => flatLay(backdrop, frame, 'linen'),
  boards: (backdrop, frame) => flatLay(backdrop, frame, 'boards'),
  marble: (backdrop, frame) => flatLay(backdrop, frame, 'marble'),
  street: (backdrop, frame) => street(backdrop, frame, 'day'),
  dusk: (backdrop, frame) => street(backdrop, frame, 'dusk'),
  dunes,
  camp,
  garden,
  car: (_backdrop, frame) => car(frame),
  majlis,
  sofa,
  rail: (backdrop, frame) => hangingWall(backdrop, frame, frame.height * 0.075),
} as const satisfies Readonly<Record<string, (backdrop: Backdrop, frame: Room) => string>>;

export type SettingName = keyof typeof settings;

/** The places where pictures are taken. */
export const setting = (name: SettingName, backdrop: Backdrop, frame: Room): string => settings[name](backdrop, frame);

const fromAbove: ReadonlySet<SettingName> = new Set(['linen', 'boards', 'marble']);

/** True for the grounds seen from straight above. */
export const isFromAbove = (name: SettingName): boolean => fromAbove.has(name);
