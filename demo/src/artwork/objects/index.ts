import { eyeglasses, gift, ring, sunglasses, watch } from './accessories.ts';
import { clutch, handbag } from './bags.ts';
import { cookBook, decoratedNotebook, gardenBook, historyBook, notebook, novel, pileOfBooks } from './books.ts';
import { creamJar, dumbbell, lipstick, nailPolish, serum } from './care-and-sport.ts';
import { abaya, thobe } from './clothing.ts';
import { earbuds, phone, phoneCase, powerBank, smartWatch, speaker } from './devices.ts';
import { attar, mabkhara, oudChips, perfumeRound, perfumeSquare } from './fragrance.ts';
import { coat, dress, garments, jeans, scarf, tShirt } from './garments.ts';
import { ajwaBowl, coffeeBag, dallah, datesBowl, finjan, maamoul, thermos } from './hospitality.ts';
import { archMirror, fountainPen, fryingPan, honeyJar, jarCandle, prayerBeads, soapBars } from './of-the-house.ts';
import { ballerina, oxford, sandal } from './shoes.ts';

/** Objects the icon set lacks or draws as toys: bodies of SVG in a 32 × 32 box. The set's own name replaces its icon. */
export const wahaObjects: Readonly<Record<string, string>> = {
  'blue-book': historyBook,
  books: pileOfBooks,
  candle: jarCandle,
  'closed-book': novel,
  'clutch-bag': clutch,
  cooking: fryingPan,
  'flat-shoe': ballerina,
  'fountain-pen': fountainPen,
  glasses: eyeglasses,
  'green-book': gardenBook,
  handbag,
  'honey-pot': honeyJar,
  'hot-beverage': finjan,
  lipstick,
  'mans-shoe': oxford,
  mirror: archMirror,
  notebook,
  'notebook-with-decorative-cover': decoratedNotebook,
  'orange-book': cookBook,
  pen: fountainPen,
  'prayer-beads': prayerBeads,
  ring,
  scarf,
  soap: soapBars,
  sunglasses,
  watch,
  'womans-sandal': sandal,
  'wrapped-gift': gift,
  ...garments({ coat, dress, jeans, 't-shirt': tShirt, 'waha:abaya': abaya, 'waha:thobe': thobe }),
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
};

/** Part that a variant's colour dyes, where it is not the largest of the object. */
export const dyedParts: Readonly<Record<string, string>> = { watch: '#8d5a36' };
