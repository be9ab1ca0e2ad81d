import type { Backdrop } from '../../shop-types.ts';
import type { SettingName } from '../studio/settings/index.ts';
import type { Standing } from './standing.ts';

export type Mood = 'morning' | 'day' | 'evening' | 'night';

export type HomeScene = {
  readonly place: SettingName;
  readonly backdrop: Backdrop;
  readonly mood: Mood;
  /** Degrees by which the telephone was held askew. */
  readonly tilt: number;
  /** How near it came, and the point it looked at. */
  readonly zoom: number;
  readonly look: readonly [x: number, y: number];
  readonly horizon: number;
  readonly things: readonly Standing[];
};

/** Pictures as members take them at home: off the middle, askew, in the light of the hour. */
export const homeScenes = {
  'coffee-bag-at-sunrise': {
    place: 'table',
    backdrop: 'sage',
    mood: 'morning',
    tilt: -3.2,
    zoom: 1.16,
    look: [520, 690],
    horizon: 800,
    things: [
      { what: 'khawlani-coffee-beans', x: 600, ground: 1000, size: 480 },
      { what: 'waha:finjan', x: 300, ground: 1075, size: 230 },
      { what: 'waha:finjan', x: 890, ground: 1190, size: 330, softness: 12 },
    ],
  },
  'first-cup': {
    place: 'table',
    backdrop: 'sage',
    mood: 'morning',
    tilt: 2.4,
    zoom: 1.12,
    look: [470, 640],
    horizon: 860,
    things: [{ what: 'waha:finjan', x: 470, ground: 800, size: 300, isHeld: true }],
  },
  'shoes-after-the-run': {
    place: 'street',
    backdrop: 'stone',
    mood: 'evening',
    tilt: 4,
    zoom: 1.2,
    look: [500, 800],
    horizon: 800,
    things: [
      { what: 'khatwa-running-shoes', x: 640, ground: 930, size: 480, turn: 4 },
      { what: 'khatwa-running-shoes', x: 400, ground: 1030, size: 540 },
      { what: 'stopwatch', x: 800, ground: 1060, size: 150 },
    ],
  },
  'plant-by-the-books': {
    place: 'shelf',
    backdrop: 'sage',
    mood: 'morning',
    tilt: -2.5,
    zoom: 1.2,
    look: [560, 700],
    horizon: 860,
    things: [
      { what: 'indoor-potted-plant', x: 560, ground: 980, size: 520 },
      { what: 'candle', x: 330, ground: 1000, size: 170 },
    ],
  },
  'friday-kitchen': {
    place: 'desk',
    backdrop: 'sage',
    mood: 'day',
    tilt: 3,
    zoom: 1.16,
    look: [470, 760],
    horizon: 790,
    things: [
      { what: 'book-saudi-kitchen', x: 720, ground: 930, size: 360, turn: 3 },
      { what: 'granite-frying-pan', x: 420, ground: 1040, size: 560 },
    ],
  },
  'camera-at-the-dunes': {
    place: 'dunes',
    backdrop: 'sand',
    mood: 'evening',
    tilt: -4,
    zoom: 1.14,
    look: [500, 700],
    horizon: 760,
    things: [{ what: 'travel-digital-camera', x: 470, ground: 800, size: 440, isHeld: true }],
  },
  'two-perfumes-at-night': {
    place: 'desk',
    backdrop: 'rose',
    mood: 'night',
    tilt: 2.6,
    zoom: 1.18,
    look: [500, 760],
    horizon: 800,
    things: [
      { what: 'waha:mabkhara', x: 770, ground: 940, size: 330 },
      { what: 'layl-diriyah-eau-de-parfum', x: 520, ground: 1010, size: 400 },
      { what: 'desert-musk-eau-de-parfum', x: 280, ground: 1060, size: 350, turn: 0 },
    ],
  },
  'rose-in-the-garden': {
    place: 'garden',
    backdrop: 'rose',
    mood: 'morning',
    tilt: -3,
    zoom: 1.2,
    look: [470, 760],
    horizon: 820,
    things: [
      { what: 'rose', x: 690, ground: 1010, size: 300 },
      { what: 'taif-rose-eau-de-parfum', x: 430, ground: 1040, size: 400 },
    ],
  },
  'watch-beside-the-cup': {
    place: 'desk',
    backdrop: 'stone',
    mood: 'night',
    tilt: -2,
    zoom: 1.24,
    look: [500, 820],
    horizon: 780,
    things: [
      { what: 'books', x: 770, ground: 930, size: 330 },
      { what: 'miqat-classic-watch', x: 470, ground: 1050, size: 470 },
      { what: 'waha:finjan', x: 220, ground: 1120, size: 210 },
    ],
  },
  'first-night-of-the-season': {
    place: 'camp',
    backdrop: 'sand',
    mood: 'night',
    tilt: 2.4,
    zoom: 1.12,
    look: [500, 760],
    horizon: 800,
    things: [
      { what: 'family-camping-tent', x: 640, ground: 930, size: 560 },
      { what: 'fire', x: 250, ground: 1020, size: 240 },
      { what: 'rasalan-dallah', x: 420, ground: 1060, size: 220 },
      { what: 'waha:finjan', x: 560, ground: 1085, size: 100 },
    ],
  },
  'dates-for-the-guests': {
    place: 'majlis',
    backdrop: 'sand',
    mood: 'evening',
    tilt: -3,
    zoom: 1.16,
    look: [480, 780],
    horizon: 800,
    things: [
      { what: 'rasalan-dallah', x: 740, ground: 960, size: 380 },
      { what: 'sukkari-dates', x: 420, ground: 1040, size: 430 },
      { what: 'waha:finjan', x: 720, ground: 1090, size: 170 },
    ],
  },
  'colours-on-the-floor': {
    place: 'boards',
    backdrop: 'sand',
    mood: 'day',
    tilt: 8,
    zoom: 1.24,
    look: [480, 600],
    horizon: 1200,
    things: [
      { what: 'watercolour-palette-kit', x: 430, ground: 900, size: 600, turn: -18, isLain: true },
      { what: 'paintbrush', x: 760, ground: 820, size: 360, turn: 24, isLain: true },
    ],
  },
  'thermos-before-the-sea': {
    place: 'car',
    backdrop: 'dusk',
    mood: 'morning',
    tilt: -2.4,
    zoom: 1.12,
    look: [500, 740],
    horizon: 860,
    things: [{ what: 'steel-thermos-flask', x: 520, ground: 1020, size: 560 }],
  },
  'gift-on-the-sofa': {
    place: 'sofa',
    backdrop: 'lavender',
    mood: 'evening',
    tilt: 3,
    zoom: 1.14,
    look: [470, 780],
    horizon: 850,
    things: [
      { what: 'wrapped-gift', x: 430, ground: 1000, size: 430 },
      { what: 'teddy-bear', x: 700, ground: 1060, size: 260 },
      { what: 'baby-bottle', x: 230, ground: 1070, size: 170 },
    ],
  },
  'linen-for-tomorrow': {
    place: 'linen',
    backdrop: 'stone',
    mood: 'evening',
    tilt: -9,
    zoom: 1.24,
    look: [500, 620],
    horizon: 1200,
    things: [
      { what: 'linen-midi-dress', x: 430, ground: 1010, size: 780, turn: 6, isLain: true },
      { what: 'sunglasses', x: 760, ground: 520, size: 250, turn: -20, isLain: true },
      { what: 'womans-sandal', x: 760, ground: 1010, size: 280, turn: 16, isLain: true },
    ],
  },
  'three-headphones': {
    place: 'desk',
    backdrop: 'dusk',
    mood: 'night',
    tilt: 2,
    zoom: 1.14,
    look: [500, 760],
    horizon: 790,
    things: [
      { what: 'sada-studio-headphones', x: 730, ground: 950, size: 400 },
      { what: 'sada-pro-headphones', x: 360, ground: 990, size: 440 },
      { what: 'sada-mini-earbuds', x: 620, ground: 1080, size: 230 },
    ],
  },
  'boots-on-the-rock': {
    place: 'dunes',
    backdrop: 'stone',
    mood: 'evening',
    tilt: 5,
    zoom: 1.22,
    look: [500, 800],
    horizon: 800,
    things: [
      { what: 'barr-hiking-boots', x: 600, ground: 950, size: 460 },
      { what: 'barr-hiking-boots', x: 400, ground: 1030, size: 500 },
    ],
  },
  'game-after-dinner': {
    place: 'sofa',
    backdrop: 'dusk',
    mood: 'night',
    tilt: -3,
    zoom: 1.16,
    look: [480, 780],
    horizon: 850,
    things: [
      { what: 'wireless-game-controller', x: 420, ground: 1020, size: 460, turn: -5 },
      { what: 'sada-studio-headphones', x: 730, ground: 990, size: 300 },
    ],
  },
  'ink-and-silence': {
    place: 'desk',
    backdrop: 'sand',
    mood: 'night',
    tilt: 3.4,
    zoom: 1.24,
    look: [500, 830],
    horizon: 780,
    things: [
      { what: 'candle', x: 780, ground: 930, size: 230 },
      { what: 'ruled-daily-notebook', x: 500, ground: 1020, size: 420 },
      { what: 'classic-fountain-pen', x: 400, ground: 1110, size: 380 },
    ],
  },
  'tea-in-the-garden': {
    place: 'garden',
    backdrop: 'sage',
    mood: 'evening',
    tilt: -2.6,
    zoom: 1.18,
    look: [480, 780],
    horizon: 810,
    things: [
      { what: 'ceramic-teapot', x: 560, ground: 1010, size: 470 },
      { what: 'teacup-without-handle', x: 260, ground: 1060, size: 200 },
    ],
  },
  'coffee-corner': {
    place: 'majlis',
    backdrop: 'sage',
    mood: 'morning',
    tilt: 2.8,
    zoom: 1.2,
    look: [500, 800],
    horizon: 810,
    things: [
      { what: 'rasalan-dallah', x: 500, ground: 1000, size: 480 },
      { what: 'waha:finjan', x: 760, ground: 1050, size: 180 },
      { what: 'waha:finjan', x: 250, ground: 1080, size: 190 },
    ],
  },
} as const satisfies Readonly<Record<string, HomeScene>>;

export type HomeSceneName = keyof typeof homeScenes;
