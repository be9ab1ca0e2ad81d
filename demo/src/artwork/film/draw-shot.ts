import { moodVeils } from '../home/moods.ts';
import { placementOf, type Standing } from '../home/standing.ts';
import { boxOf, placeAll } from '../place-object.ts';
import { holding, skins, sleeves } from '../studio/hand.ts';
import { setting } from '../studio/settings/index.ts';
import { outOfFocus } from '../studio/settings/out-of-focus.ts';
import type { Shot } from './shot.ts';

/** The set of a shot; the film shows its middle. */
export const shotSet = { width: 900, height: 1600 } as const;
/** px of a drawn layer for each px of the set. */
const share = 0.66;

/** A whole document of SVG for each layer, the most distant first. */
export type ShotLayers = {
  readonly back: string;
  readonly things: string;
  readonly near: string | undefined;
  /** Laid over all: one to multiply with, one to screen with. */
  readonly veil: string;
  readonly lamp: string;
};

const { width, height } = shotSet;

const layer = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${Math.round(width * share)}" height="${Math.round(height * share)}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

async function thingsOf({ things, backdrop }: Shot): Promise<string> {
  const placements = things.map((thing) => placementOf(thing, backdrop));
  const held = placements.find(({ support }) => support === 'hand');
  const placed = await placeAll(placements);
  if (!held) return placed;
  const who = held.icon.length;
  const hand = holding(await boxOf(held), height + 700, {
    skin: skins[who % skins.length] ?? skins[0],
    sleeve: sleeves[who % sleeves.length] ?? sleeves[0],
    backdrop,
  });
  return hand.behind + placed + hand.before;
}

async function nearOf(near: Standing | undefined, { backdrop }: Shot): Promise<string | undefined> {
  // Its shadow would fall beside what the camera sees.
  return near && layer(await placeAll([{ ...placementOf(near, backdrop), support: 'hand' }], 'near'));
}

export async function drawShot(shot: Shot): Promise<ShotLayers> {
  const { place, backdrop, mood, horizon, softness, near } = shot;
  const set = setting(place, backdrop, { width, height, horizon, gobo: 'panes' });
  const back = softness ? outOfFocus('behind', { x: 0, y: 0, width, height }, softness, set) : set;
  const { veil, lamp } = moodVeils(mood, width, height);
  return {
    back: layer(back),
    things: layer(await thingsOf(shot)),
    near: await nearOf(near, shot),
    veil: layer(veil),
    lamp: layer(lamp),
  };
}
