import { type Drawing, drawing } from '../render.ts';
import { grade } from '../studio/grade.ts';
import { linear, radial } from '../studio/svg.ts';
import { tones } from '../studio/tones.ts';
import { face } from './face.ts';
import { hairOf } from './hair.ts';
import { headwear } from './headwear.ts';
import { type Person, skins } from './person.ts';

const side = 240;

const shoulders =
  'M10 250C14 210 40 192 76 182C92 176 98 170 100 162H140C142 170 148 176 164 182C200 192 226 210 230 250Z';

const collars: Readonly<Record<Person['wears'], (dress: string) => string>> = {
  thobe: (dress) =>
    `<path d="M94 168Q120 190 146 168L150 182Q120 206 90 182Z" fill="${dress}"/><path d="M94 168Q120 190 146 168" stroke="#5a5560" stroke-width="2" opacity=".35" fill="none"/><path d="M120 196V250" stroke="#5a5560" stroke-width="2" opacity=".3"/><circle cx="124" cy="210" r="2.200" fill="#5a5560" opacity=".45"/><circle cx="124" cy="228" r="2.200" fill="#5a5560" opacity=".45"/>`,
  abaya: () =>
    '<path d="M92 176Q120 226 120 250M148 176Q122 226 121 250" stroke="#fff" stroke-width="2" opacity=".16" fill="none"/>',
  crew: () => '<path d="M92 172Q120 204 148 172" stroke="#120d18" stroke-width="5" opacity=".22" fill="none"/>',
  collar: () =>
    '<path d="M98 166L82 184L106 212L120 190Z" fill="#fff" opacity=".3"/><path d="M142 166L158 184L134 212L120 190Z" fill="#120d18" opacity=".14"/><path d="M120 190V250" stroke="#120d18" stroke-width="2" opacity=".25"/>',
  hood: () =>
    '<path d="M76 182Q84 156 100 162Q120 196 140 162Q156 156 164 182Q146 216 120 214Q94 216 76 182Z" fill="#120d18" opacity=".18"/><path d="M106 206V240M134 206V240" stroke="#fff" stroke-width="3" opacity=".5" stroke-linecap="round"/>',
};

/** A member's profile picture: head and shoulders in the light of the studio. */
export function drawPortrait(person: Person): Drawing {
  const { skin, backdrop, lean = 0, mirrored = false, wears, dress } = person;
  const { lit, base, dim, deep } = tones[backdrop];
  const worn = headwear(person) ?? hairOf(person);
  const { base: neck, shade } = skins[skin];
  const set = `<defs>${linear(
    'behind',
    [0, 0, 1, 1],
    [
      [0, lit],
      [0.5, base],
      [1, deep],
    ],
  )}${radial(
    'halo',
    [0.3, 0.25, 0.6],
    [
      [0, '#fffaf0', 0.7],
      [1, '#fffaf0', 0],
    ],
  )}</defs><rect width="${side}" height="${side}" fill="url(#behind)"/><rect width="${side}" height="${side}" fill="url(#halo)"/><circle cx="150" cy="120" r="108" fill="${dim}" opacity=".35"/>`;
  const body = `<defs>${linear(
    'dressFall',
    [0, 0, 1, 0.2],
    [
      [0, '#fff', 0.22],
      [0.45, '#fff', 0],
      [0.6, '#120d18', 0],
      [1, '#120d18', 0.3],
    ],
  )}</defs><path d="M100 140h40v32q-20 24-40 0Z" fill="${neck}"/><path d="M100 146q20 22 40-4v16q-18 20-40 2Z" fill="${shade}" opacity=".8"/><path d="${shoulders}M100 162Q120 196 140 162Z" fill="${dress}" fill-rule="evenodd"/><path d="${shoulders}M100 162Q120 196 140 162Z" fill="url(#dressFall)" fill-rule="evenodd"/>${collars[wears](dress)}`;
  const head = `<g transform="rotate(${lean} 120 160)">${face(person)}</g>`;
  const turned = (inner: string): string => `<g transform="rotate(${lean} 120 160)">${inner}</g>`;
  const figure = `${turned(worn.behind)}${body}${head}${turned(worn.before)}`;
  const placed = `<g transform="translate(120 156) scale(1.17) translate(-120 -150)"><g transform="${mirrored ? 'translate(240 0) scale(-1 1)' : ''}">${figure}</g></g>`;
  return drawing(side, side, { set, objects: placed + grade(side, side) });
}
