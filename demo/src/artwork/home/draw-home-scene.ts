import { boxOf, placeAll } from '../place-object.ts';
import { type Drawing, drawing } from '../render.ts';
import { holding, skins, sleeves } from '../studio/hand.ts';
import { setting } from '../studio/settings/index.ts';
import { outOfFocus } from '../studio/settings/out-of-focus.ts';
import { number } from '../studio/svg.ts';
import type { HomeScene } from './home-scenes.ts';
import { moodOver } from './moods.ts';
import { placementOf } from './standing.ts';

/** The picture is composed in px of a product's picture, and drawn as small as a column of posts shows it. */
const width = 960;
const height = 1200;
const share = 2 / 3;
/** Ground beyond the frame, which a turned camera shows; px. */
const around = 160;

/** A picture that a member took at home. */
export async function drawHomeScene(scene: HomeScene): Promise<Drawing> {
  const { place, backdrop, mood, tilt, zoom, look, horizon, things } = scene;
  const frame = { width: width + 2 * around, height: height + 2 * around, horizon: horizon + around };
  const placements = things.map((thing) => placementOf(thing, backdrop, around));
  const set = setting(place, backdrop, { ...frame, gobo: 'panes' });
  const held = placements.find(({ support }) => support === 'hand');
  const hand = held
    ? holding(await boxOf(held), frame.height, {
        skin: skins[held.icon.length % 3] ?? skins[0],
        sleeve: sleeves[held.icon.length % 2] ?? sleeves[0],
        backdrop,
      })
    : { behind: '', before: '' };
  const behind = held ? outOfFocus('behind', { x: 0, y: 0, width: frame.width, height: frame.height }, 14, set) : set;
  const [x, y] = look;
  const camera = `translate(${width / 2} ${height / 2}) rotate(${tilt}) scale(${zoom}) translate(${number(-(x + around))} ${number(-(y + around))})`;
  const body = `<g transform="scale(${number(share)})"><g transform="${camera}">${behind}${hand.behind}${await placeAll(placements)}${hand.before}</g>${moodOver(mood, width, height)}</g>`;
  return drawing(width * share, height * share, { set: '', objects: body }, 60);
}
