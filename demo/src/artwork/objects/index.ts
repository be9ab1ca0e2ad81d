import { creamJar, dumbbell, nailPolish, serum } from './care-and-sport.ts';
import { abaya, thobe } from './clothing.ts';
import { earbuds, phone, phoneCase, powerBank, smartWatch, speaker } from './devices.ts';
import { attar, mabkhara, oudChips, perfumeRound, perfumeSquare } from './fragrance.ts';
import { ajwaBowl, coffeeBag, dallah, datesBowl, finjan, maamoul, thermos } from './hospitality.ts';

/** Objects the icon set lacks: bodies of SVG in a 32 × 32 box. */
export const wahaObjects: Readonly<Record<string, string>> = {
  'waha:abaya': abaya,
  'waha:ajwa-bowl': ajwaBowl,
  'waha:attar': attar,
  'waha:coffee-bag': coffeeBag,
  'waha:cream-jar': creamJar,
  'waha:dallah': dallah,
  'waha:dates-bowl': datesBowl,
  'waha:maamoul': maamoul,
  'waha:nail-polish': nailPolish,
  'waha:dumbbell': dumbbell,
  'waha:earbuds': earbuds,
  'waha:finjan': finjan,
  'waha:mabkhara': mabkhara,
  'waha:oud-chips': oudChips,
  'waha:perfume-round': perfumeRound,
  'waha:perfume-square': perfumeSquare,
  'waha:phone': phone,
  'waha:phone-case': phoneCase,
  'waha:power-bank': powerBank,
  'waha:serum': serum,
  'waha:smart-watch': smartWatch,
  'waha:speaker': speaker,
  'waha:thermos': thermos,
  'waha:thobe': thobe,
};
