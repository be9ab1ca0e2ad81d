import type { Layers } from './headwear.ts';
import type { Person } from './person.ts';

const shine =
  '<path d="M88 66Q98 46 120 42" stroke="#fff" stroke-width="4" opacity=".16" fill="none" stroke-linecap="round"/>';

const crown = 'M76 106C70 58 92 34 120 34S170 58 164 106C162 92 158 84 152 76C132 76 112 72 100 66C92 76 82 86 76 106Z';

/** Locks about the head, each a round one. */
function curls(from: number, to: number, radius: number, hair: string): string {
  return Array.from({ length: 15 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / 14) * Math.PI) / 180;
    const x = 120 + Math.cos(angle) * 44;
    const y = 84 - Math.sin(angle) * 44;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius + (at % 3) * 1.6}" fill="${hair}"/>`;
  }).join('');
}

const styles: Readonly<Record<NonNullable<Person['cut']>, (hair: string) => Layers>> = {
  short: (hair) => ({ behind: '', before: `<path d="${crown}" fill="${hair}"/>${shine}` }),
  receding: (hair) => ({
    behind: '',
    before: `<path d="M78 108C72 76 80 52 96 44C92 58 88 70 84 84ZM162 108C168 76 160 52 144 44C148 58 152 70 156 84Z" fill="${hair}"/><path d="M86 76C80 50 98 38 120 38S160 50 154 76C153 66 146 57 136 54Q120 49 104 54C94 57 87 66 86 76Z" fill="${hair}"/>`,
  }),
  curly: (hair) => ({
    behind: `<ellipse cx="120" cy="78" rx="54" ry="50" fill="${hair}"/>`,
    before: `${curls(-14, 194, 13, hair)}<path d="M78 94C74 50 96 36 120 36S166 50 162 94C160 82 150 70 138 73Q120 62 104 73C92 70 82 82 78 94Z" fill="${hair}"/>${shine}`,
  }),
  wavy: (hair) => ({
    behind: `<path d="M70 100C64 50 90 30 120 30S176 50 170 100C170 112 168 118 164 122H76C72 118 70 112 70 100Z" fill="${hair}"/>`,
    before: `<path d="M76 104C70 56 94 32 122 32C154 32 172 58 165 104C162 90 158 78 148 68C136 76 112 76 104 62C98 78 84 84 76 104Z" fill="${hair}"/>${shine}`,
  }),
  long: (hair) => ({
    behind: `<path d="M64 104C58 48 88 26 120 26S182 48 176 104C176 142 186 172 182 204Q150 214 120 212T58 204C54 172 64 142 64 104Z" fill="${hair}"/><path d="M150 60C182 100 174 160 182 204Q164 210 150 211Z" fill="#0e0810" opacity=".2"/>`,
    before: `<path d="M76 112C70 58 92 34 120 34S170 58 164 112C160 92 154 78 142 66C122 80 96 80 88 86C82 92 78 100 76 112Z" fill="${hair}"/>${shine}`,
  }),
  bun: (hair) => ({
    behind: `<circle cx="120" cy="36" r="21" fill="${hair}"/><path d="M72 104C66 52 90 32 120 32S174 52 168 104Z" fill="${hair}"/><path d="M106 30q10-10 24-4" stroke="#fff" stroke-width="3" opacity=".15" fill="none"/>`,
    before: `<path d="M76 106C70 58 92 34 120 34S170 58 164 106C160 84 148 68 120 66C92 68 80 84 76 106Z" fill="${hair}"/>${shine}`,
  }),
};

/** The hair of a bare head. */
export const hairOf = ({ cut = 'short', hair }: Person): Layers => styles[cut](hair);
