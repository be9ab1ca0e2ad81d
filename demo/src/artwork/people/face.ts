import { type Person, skins } from './person.ts';

/** Outline of the face in a box of 240 by 240, `half` the width. */
export function faceOutline(half: number): string {
  const [left, right] = [120 - half, 120 + half];
  return `M${left} 98C${left} 62 ${120 - half * 0.6} 48 120 48S${right} 62 ${right} 98C${right} 122 ${120 + half * 0.74} 158 120 158S${left} 122 ${left} 98Z`;
}

function eyes({ isWoman, isOlder }: Person, line: string): string {
  const eye = (x: number): string =>
    `<path d="M${x - 9} 103q9-8.500 18 0q-9 6.500-18 0Z" fill="#fbf7f0"/><circle cx="${x + 0.5}" cy="102" r="4" fill="#3a2416"/><circle cx="${x - 1}" cy="100.500" r="1.200" fill="#fff"/><path d="M${x - 10} 103q10-10 20-.5" stroke="${isWoman ? '#24150d' : line}" stroke-width="${isWoman ? 3 : 2.2}" stroke-linecap="round" fill="none"/>${isOlder ? `<path d="M${x - 8} 109.500q8 4 16 0" stroke="${line}" stroke-width="1.300" opacity=".4" fill="none"/>` : ''}`;
  return eye(102) + eye(138);
}

function brows(hair: string, isWoman: boolean): string {
  const width = isWoman ? 3.4 : 5;
  return `<g stroke="${hair}" stroke-width="${width}" stroke-linecap="round" fill="none" opacity=".92"><path d="M91 ${isWoman ? 92 : 91}q10-7 21-2.500"/><path d="M149 ${isWoman ? 92 : 91}q-10-7-21-2.500"/></g>`;
}

function beard({ beard: kind, hair }: Person, half: number): string {
  if (kind === undefined) return '';
  const [left, right] = [120 - half, 120 + half];
  const moustache = `<path d="M101 131q9-7 19-3.500q10-3.500 19 3.500q-9-1-19 1q-10-2-19-1Z"/>`;
  const chin = `<path d="M106 145q14-5 28 0q-1 16-14 18q-13-2-14-18Z"/>`;
  const jaw = `<path d="M${left} 104q3 12 9 19q6 6 14 7q8-4 ${120 - left - 23} -1.500q${right - 120 - 23}-2.500 ${right - 143} 1.500q8-1 14-7q6-7 9-19q4 40-${half * 0.55} 58q-${half * 0.45} 8-${half * 0.9} 0Q${left - 4} 144 ${left} 104Z"/>`;
  const jawFull = `<path d="M${left - 2} 100q4 14 11 22q8 6 18 6q6-3 13-2.500q7-.5 13 2.500q10 0 18-6q7-8 11-22q6 48-${half * 0.5} 68q-${half * 0.55} 12-${half * 1.1} 0Q${left - 10} 148 ${left - 2} 100Z"/>`;
  const lips = '<path d="M108.500 137q11.500-3 23 0q-11.500 10-23 0Z" fill="#a8604f"/>';
  if (kind === 'stubble') return `<g fill="${hair}" opacity=".3">${jaw}${moustache}</g>`;
  if (kind === 'goatee') return `<g fill="${hair}">${moustache}${chin}</g>${lips}`;
  if (kind === 'short') return `<g fill="${hair}" opacity=".86">${jaw}${moustache}</g>${lips}`;
  return `<g fill="${hair}">${jawFull}${moustache}</g>${lips}`;
}

function glassesOf(kind: Person['glasses']): string {
  if (kind === undefined) return '';
  const lens = (x: number): string =>
    kind === 'round'
      ? `<circle cx="${x}" cy="103" r="14.500"/>`
      : `<rect x="${x - 16}" y="91" width="32" height="24" rx="7"/>`;
  return `<g stroke="${kind === 'round' ? '#8a6a3c' : '#26222a'}" stroke-width="3" fill="#fff" fill-opacity=".14">${lens(102)}${lens(138)}<path d="M116.500 101q3.500-3 7 0M86 100l-8-3M154 100l8-3" fill="none"/></g>`;
}

/** The face with its light from the upper left; ears where nothing covers them. */
export function face(person: Person): string {
  const { skin, breadth: half = 40, isWoman = false, isOlder = false, head } = person;
  const { lit, base, shade, line, lip } = skins[skin];
  const outline = faceOutline(half);
  const areCovered = head !== 'bare' && head !== 'cap' && head !== 'taqiyah';
  const ears = areCovered
    ? ''
    : `<ellipse cx="${120 - half}" cy="105" rx="7" ry="11" fill="${base}"/><ellipse cx="${120 + half}" cy="105" rx="7" ry="11" fill="${shade}"/>`;
  const folds = isOlder
    ? `<g stroke="${line}" stroke-width="1.600" opacity=".35" fill="none"><path d="M103 124q-5 7-5 13M137 124q5 7 5 13M104 72q16-4 32 0M107 79q13-3 26 0"/></g>`
    : '';
  return `<defs><linearGradient id="skinLight" x1="0" y1="0" x2="1" y2=".6"><stop stop-color="${lit}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></linearGradient><clipPath id="faceCut"><path d="${outline}"/></clipPath></defs>
${ears}<path d="${outline}" fill="url(#skinLight)"/><g clip-path="url(#faceCut)"><path d="M${120 + half * 0.42} 40q${half * 0.36} 60-${half * 0.5} 124h60V40Z" fill="${shade}" opacity=".3"/><ellipse cx="98" cy="123" rx="13" ry="8" fill="${lip}" opacity="${isWoman ? 0.22 : 0.1}"/><ellipse cx="142" cy="123" rx="12" ry="8" fill="${lip}" opacity="${isWoman ? 0.22 : 0.1}"/></g>
${eyes(person, line)}${brows(person.hair, isWoman)}<path d="M122 102q1 12-5 20q0 4 7 4" stroke="${shade}" stroke-width="2.600" stroke-linecap="round" fill="none"/><path d="M117 123q3 4 9 2" stroke="${line}" stroke-width="1.600" opacity=".5" fill="none"/>
<path d="M106 136q7-2.500 14 0q7-2.500 14 0q-14 13-28 0Z" fill="${lip}"/><path d="M105.500 135.500q14.500 8 29 0" stroke="${line}" stroke-width="1.500" opacity=".6" fill="none"/>${folds}<g clip-path="url(#faceCut)">${person.beard === 'full' ? '' : beard(person, half)}</g>${person.beard === 'full' ? beard(person, half) : ''}${glassesOf(person.glasses)}`;
}
