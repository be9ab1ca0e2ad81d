import type { ReadCell, RecordFault } from '../../../../manifest/index.ts';
import { comparablePath } from '../../../../platform/path/index.ts';
import { readMoment, readNumber } from '../../../../platform/sheet/index.ts';
import { htmlText, isHtml } from '../../../../platform/text/index.ts';

const LONGEST_TITLE = 100;
const LONGEST_BODY = 2_000;
const LONGEST_NAME = 60;

/** A review as a file says. The e-mail address of its author is not kept. */
export interface ReadReview {
  product: { path: string | undefined; slug: string; sku: string; title: string };
  rating: number;
  title: string | null;
  body: string;
  author: { first_name: string; last_name: string };
  createdAt: Date;
  /** Null for one that is not taken. */
  refused: RecordFault | null;
  faults: RecordFault[];
}

export function readReview(cell: ReadCell, at: Date): ReadReview {
  const faults: RecordFault[] = [];
  const rating = Math.round(readNumber(cell('rating').replace(/\s*(?:\/\s*5|stars?|★+|نجوم|نجمة)$/i, '')));
  const letters = plain(cell('body'));
  const body = cut(letters, LONGEST_BODY);
  if (body !== letters) faults.push({ kind: 'text_cut', values: { most: LONGEST_BODY } });
  return {
    product: productOf(cell),
    rating,
    title: cut(plain(cell('title')), LONGEST_TITLE) || null,
    body,
    author: nameOf(cell('author')),
    createdAt: timeOf(cell('date'), at, faults),
    refused: refusalOf(cell, rating, body),
    faults,
  };
}

function refusalOf(cell: ReadCell, rating: number, body: string): RecordFault | null {
  if (
    /^(?:spam|trash|unpublished|rejected|hidden|not-?published|pending|hold|0|false|no|مخفي|مرفوض)$/i.test(
      cell('status'),
    )
  )
    return { kind: 'not_shown' };
  if (!(rating >= 1 && rating <= 5)) return { kind: 'no_stars', values: { cell: cell('rating').slice(0, 40) } };
  return body === '' ? { kind: 'no_text' } : null;
}

function productOf(cell: ReadCell): ReadReview['product'] {
  const handle = cell('handle');
  const isAddress = /^(?:https?:)?\//i.test(handle);
  const path = isAddress ? pathOf(handle) : `/products/${handle.toLowerCase()}`;
  const slug = isAddress ? (path?.split('/').at(-1) ?? '') : handle.toLowerCase();
  return { path: handle === '' ? undefined : path, slug, sku: cell('sku'), title: cell('product') };
}

function pathOf(address: string): string | undefined {
  try {
    return comparablePath(new URL(address, 'https://shop.invalid').pathname);
  } catch {
    return undefined;
  }
}

const plain = (text: string) =>
  (isHtml(text) ? htmlText(text) : text)
    .replaceAll(/[\p{Cc}--\n]/gv, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim();

function nameOf(written: string): ReadReview['author'] {
  const name = written.includes('@') ? '' : plain(written).replaceAll(/\s+/g, ' ');
  const [first = '', ...rest] = cut(name, LONGEST_NAME).split(' ');
  return { first_name: first, last_name: rest.join(' ') };
}

function timeOf(written: string, at: Date, faults: RecordFault[]): Date {
  const moment = readMoment(written);
  if (moment && moment <= at) return moment;
  if (written !== '') faults.push({ kind: 'time_unreadable', values: { cell: written.slice(0, 40) } });
  return at;
}
