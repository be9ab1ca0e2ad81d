import type { CameraName } from './studio/cameras.ts';
import { isFromAbove, type SettingName } from './studio/settings/index.ts';

/** Where a product is shown: alone, and in use; `inHand` is what a hand holds there. */
export type Stage = {
  readonly front: SettingName;
  readonly use: SettingName;
  readonly inHand?: boolean;
  readonly camera?: 'low';
};

const byCategory: Readonly<Record<string, Stage>> = {
  'eau-de-parfum': { front: 'niche', use: 'dusk', inHand: true },
  'oils-musk': { front: 'niche', use: 'majlis', inHand: true },
  'oud-incense': { front: 'niche', use: 'majlis' },
  'perfume-gifts': { front: 'niche', use: 'table' },
  dates: { front: 'table', use: 'majlis' },
  coffee: { front: 'table', use: 'desk' },
  'honey-sweets': { front: 'table', use: 'garden' },
  serveware: { front: 'table', use: 'majlis' },
  kitchen: { front: 'table', use: 'desk' },
  decor: { front: 'shelf', use: 'table' },
  'living-bedroom': { front: 'room', use: 'room', camera: 'low' },
  novels: { front: 'shelf', use: 'sofa', inHand: true },
  'life-kids-books': { front: 'shelf', use: 'table' },
  stationery: { front: 'boards', use: 'desk' },
  audio: { front: 'desk', use: 'car' },
  'phone-accessories': { front: 'boards', use: 'car', inHand: true },
  computers: { front: 'desk', use: 'table' },
  'cameras-gaming': { front: 'desk', use: 'sofa' },
  'womens-fashion': { front: 'rail', use: 'linen' },
  'mens-fashion': { front: 'rail', use: 'boards' },
  'winter-wear': { front: 'rail', use: 'boards' },
  'outdoor-shoes': { front: 'street', use: 'dunes', camera: 'low' },
  'mens-shoes': { front: 'street', use: 'dusk', camera: 'low' },
  'womens-shoes': { front: 'street', use: 'dusk', camera: 'low' },
  handbags: { front: 'street', use: 'car' },
  'backpacks-work': { front: 'street', use: 'dusk' },
  travel: { front: 'street', use: 'dusk' },
  skincare: { front: 'vanity', use: 'sofa', inHand: true },
  'body-care': { front: 'vanity', use: 'marble' },
  makeup: { front: 'vanity', use: 'dusk', inHand: true },
  'classic-watches': { front: 'linen', use: 'desk' },
  'smart-watches': { front: 'linen', use: 'desk' },
  jewellery: { front: 'linen', use: 'vanity' },
  eyewear: { front: 'linen', use: 'car' },
  toys: { front: 'niche', use: 'garden' },
  baby: { front: 'niche', use: 'sofa' },
  learning: { front: 'niche', use: 'table' },
  'ball-racket': { front: 'garden', use: 'street', camera: 'low' },
  fitness: { front: 'niche', use: 'street' },
  camping: { front: 'dunes', use: 'camp' },
};

/** The place of a department as a whole is that of one of its shelves. */
const shelfOf: Readonly<Record<string, string>> = {
  'dates-coffee': 'dates',
  fashion: 'womens-fashion',
  shoes: 'mens-shoes',
  bags: 'handbags',
  watches: 'classic-watches',
  electronics: 'audio',
  home: 'living-bedroom',
  beauty: 'skincare',
  sports: 'ball-racket',
  books: 'novels',
};

/** Objects that their category's place does not suit. */
const byObject: Readonly<Record<string, Partial<Stage>>> = {
  'mantelpiece-clock': { front: 'shelf', use: 'table' },
  'prayer-beads': { use: 'majlis' },
  'boxing-glove': { front: 'niche', use: 'street' },
  camera: { use: 'dusk' },
  glasses: { use: 'desk' },
  lipstick: { use: 'vanity', inHand: false },
  mirror: { front: 'niche', use: 'room' },
  scarf: { front: 'linen' },
  telescope: { use: 'camp' },
  'running-shoe': { use: 'dusk' },
  soap: { use: 'table' },
  'waha:finjan': { use: 'majlis', inHand: true },
  'waha:thermos': { use: 'camp', inHand: true },
};

export function stageOf(category: string, icon: string): Stage {
  const common = byCategory[shelfOf[category] ?? category] ?? { front: 'niche', use: 'table' };
  return { ...common, ...byObject[icon] };
}

/** The camera of a first picture. */
export const frontCamera = ({ front }: Stage): CameraName => (isFromAbove(front) ? 'high' : 'eye');

/** The camera of a picture in use. */
export const useCamera = ({ use, camera }: Stage): CameraName => camera ?? (isFromAbove(use) ? 'high' : 'eye');
