import type { Person } from './person.ts';

/** Behind the face, and over it. */
export type Layers = { readonly behind: string; readonly before: string };

const cloth = (id: string, lit: string, dim: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".5"><stop stop-color="${lit}"/><stop offset="1" stop-color="${dim}"/></linearGradient>`;

/** The same colour brighter or darker by a veil of white or ink. */
const shadeOf = (path: string, color: string, opacity: number): string =>
  `<path d="${path}" fill="${color}" opacity="${opacity}"/>`;

const ghutraBack = 'M70 92C66 48 92 28 120 28S174 48 170 92C174 140 188 176 208 252L32 252C52 176 66 140 70 92Z';

/** A square of cloth held by the black cord, over the shoulders to both sides. */
function ghutra(isRed: boolean): Layers {
  const fill = isRed ? 'url(#check)' : 'url(#white)';
  const over = 'M72 100C66 50 92 26 120 26S174 50 168 100C166 88 160 74 150 66Q120 54 90 66C80 74 74 88 72 100Z';
  const left = 'M74 84C76 120 74 150 58 182Q46 206 34 252H86C87 204 84 176 82 156Q84 130 79 104Z';
  const right = 'M166 84C164 120 166 150 182 182Q194 206 206 252H154C153 204 156 176 158 156Q156 130 161 104Z';
  const cord = `<g fill="none" stroke="#17151a" stroke-width="7" stroke-linecap="round"><path d="M75 62Q120 42 165 62"/><path d="M73 71Q120 51 167 71"/></g><path d="M78 59Q100 48 120 48" stroke="#6b6670" stroke-width="1.500" fill="none"/>`;
  return {
    behind: `<defs>${cloth('white', '#ffffff', '#d9d8dc')}<pattern id="check" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><rect width="9" height="9" fill="#f6f0ec"/><path d="M0 0h4.500v4.500H0zM4.500 4.500H9V9H4.500z" fill="#b23b3b"/></pattern></defs><path d="${ghutraBack}" fill="${fill}"/>${shadeOf(ghutraBack, '#231a2a', 0.24)}`,
    before: `<path d="${left}" fill="${fill}"/><path d="${right}" fill="${fill}"/>${shadeOf(right, '#231a2a', 0.16)}<path d="M70 120q2 40-12 66M76 150q2 36-4 70M170 120q-2 40 12 66M164 150q-2 36 4 70" stroke="#4a3f55" stroke-width="2" opacity=".22" fill="none"/><path d="${over}" fill="${fill}"/>${shadeOf('M120 26S174 50 168 100C166 88 160 74 150 66Q136 58 120 58Z', '#231a2a', 0.12)}<path d="M90 66Q120 54 150 66" stroke="#3a2d3a" stroke-width="2.500" opacity=".3" fill="none"/>${cord}`,
  };
}

/** Wound close around the face, its end over the shoulder. */
function hijab(color: string): Layers {
  const around =
    'M120 22C84 22 62 50 62 98C62 132 54 158 38 190C66 214 174 214 202 190C186 158 178 132 178 98C178 50 156 22 120 22ZM120 54C142 54 156 72 156 100C156 130 140 154 120 154S84 130 84 100C84 72 98 54 120 54Z';
  const drape =
    'M84 138C96 162 144 164 160 130C166 156 184 172 204 190C214 204 216 226 216 244H24C24 222 28 204 36 190C58 176 74 160 84 138Z';
  return {
    behind: `<path d="M62 98C62 50 84 22 120 22S178 50 178 98L190 190H50Z" fill="${color}"/>`,
    before: `<path d="${drape}" fill="${color}"/>${shadeOf('M160 130C166 156 184 172 204 190C214 204 216 226 216 244H150C176 210 160 170 160 130Z', '#1a1320', 0.2)}<path d="${around}" fill="${color}" fill-rule="evenodd"/><path d="M120 22C156 22 178 50 178 98C178 132 186 158 202 190C186 196 170 168 164 136C162 118 160 84 146 66Q138 40 120 22Z" fill="#1a1320" opacity=".2"/><path d="M120 24C90 26 68 50 66 96C78 66 92 46 120 24Z" fill="#fff" opacity=".2"/><g stroke="#1a1320" fill="none" stroke-width="2.200" opacity=".22"><path d="M84 100C84 72 98 54 120 54S156 72 156 100"/><path d="M74 150Q100 190 168 176M64 172Q100 214 190 196M86 140Q102 164 140 162"/></g><path d="M70 152Q98 190 160 178" stroke="#fff" stroke-width="2" opacity=".2" fill="none"/>`,
  };
}

/** A loose scarf that leaves the front of the hair free. */
function scarf(color: string, hair: string): Layers {
  const back = 'M58 110C54 50 84 20 120 20S186 50 182 110C184 150 196 178 208 206H32C44 178 56 150 58 110Z';
  const hairline =
    'M78 102C74 60 96 40 122 40S166 62 162 102C160 84 154 72 140 66C118 72 92 74 84 82C80 88 79 94 78 102Z';
  const veil =
    'M78 112C66 60 92 34 120 34S174 60 162 112C176 140 190 172 204 200C210 214 212 230 212 244H28C28 226 32 210 40 196C60 172 72 144 78 112ZM120 44C98 44 82 66 82 104C84 140 96 166 120 172C144 166 156 140 158 104C158 66 142 44 120 44Z';
  return {
    behind: `<path d="${back}" fill="${color}"/><path d="${back}" fill="#1a1320" opacity=".22"/>`,
    before: `<path d="${hairline}" fill="${hair}"/><path d="M92 72q14-14 34-15" stroke="#fff" stroke-width="3" opacity=".16" fill="none"/><path d="${veil}" fill="${color}" fill-rule="evenodd"/><path d="M120 34C154 34 174 60 162 112C176 140 190 172 204 200C210 214 212 230 212 244H160C178 190 158 150 158 104C158 66 142 44 120 44Z" fill="#1a1320" opacity=".18"/><path d="M60 178q20 34 58 46M52 200q22 26 44 34" stroke="#1a1320" stroke-width="2.500" opacity=".2" fill="none"/>`,
  };
}

function cap(color: string, hair: string): Layers {
  return {
    behind: `<path d="M76 84Q76 122 82 124L158 124Q164 122 164 84Z" fill="${hair}"/>`,
    before: `<path d="M75 84C72 44 96 26 120 26S168 44 165 84Q120 66 75 84Z" fill="${color}"/><path d="M120 26C144 26 168 44 165 84Q150 77 132 75Q142 50 120 26Z" fill="#1a1320" opacity=".22"/><path d="M74 86Q120 58 166 86Q170 92 160 90Q120 76 80 92Q68 94 74 86Z" fill="${color}"/><path d="M74 86Q120 58 166 86Q170 92 160 90Q120 76 80 92Q68 94 74 86Z" fill="#1a1320" opacity=".3"/><path d="M86 60Q94 40 112 34" stroke="#fff" stroke-width="3" opacity=".25" fill="none"/>`,
  };
}

function taqiyah(hair: string): Layers {
  return {
    behind: '',
    before: `<path d="M79 88C79 74 82 66 90 62H150C158 66 161 74 161 88L158 106Q156 84 150 76Q120 70 90 76Q84 84 82 106Z" fill="${hair}"/><path d="M80 72C78 42 98 30 120 30S162 42 160 72Q120 58 80 72Z" fill="#fbfaf6"/><path d="M120 30C142 30 162 42 160 72Q146 66 132 64Q140 44 120 30Z" fill="#3a3448" opacity=".14"/><path d="M81 66Q120 52 159 66" stroke="#c9c2b4" stroke-width="2" stroke-dasharray="3 3" fill="none"/>`,
  };
}

/** The cloth or cap on the head; undefined for a bare one. */
export function headwear({ head, cloth: color = '#dcd3c6', hair }: Person): Layers | undefined {
  switch (head) {
    case 'ghutra':
      return ghutra(false);
    case 'shemagh':
      return ghutra(true);
    case 'hijab':
      return hijab(color);
    case 'scarf':
      return scarf(color, hair);
    case 'cap':
      return cap(color, hair);
    case 'taqiyah':
      return taqiyah(hair);
    case 'bare':
      return undefined;
  }
}
