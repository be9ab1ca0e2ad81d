import type { CallKey } from '@waha/contract/client';
import type { PlainKey } from '@waha/kit/texts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Areas } from './text/areas.ts';

/** Roots of the menu, in its order; the last one, the settings, stands apart at its end. */
export const groups = [
  'today',
  'orders',
  'returns',
  'goods',
  'offers',
  'people',
  'messages',
  'community',
  'content',
  'shop',
] as const;
export type Group = (typeof groups)[number];

export interface Screen {
  /** Path below /admin. */
  path: string;
  /** The call the screen depends on: roles that may not make it do not see the screen. */
  needs: CallKey;
  load: () => Promise<{ default: ComponentType }>;
  /**
   * Its place in the menu and the palette: the first screen of a group is the root, the others are its pages. Absent for
   * screens of a single record.
   */
  menu?: { group: Group; title: PlainKey<Areas['shell']>; icon: LucideIcon; isInBar?: true };
}
