import { z } from 'zod';
import { bilingual, onceRight, orNothing, text, typedText, written } from '../platform/shapes.ts';
import { shopPlaces } from '../vocabulary/index.ts';

/** An address as it was copied from an English page: the storefront adds the language by itself. */
function withoutLanguage(typed: string): string {
  const path = typed.trim();
  return path === '/en' ? '/' : path.replace(/^\/en(?=\/)/, '');
}

/** A page of the shop without its language, or an address elsewhere over https. */
const target = z
  .string()
  .overwrite(withoutLanguage)
  .max(300)
  .regex(/^(?:\/(?:[^\s/\\<>"'][^\s\\<>"']*)?|https:\/\/[^\s/\\<>"']+\.[^\s\\<>"']+)$/, 'validation.menu_link');

interface Item {
  to: string;
  label: { ar: string; en: string };
}
const isPlace = (to: string) => shopPlaces.some((place) => place === to);

const menuItem = z
  .object({ to: target, label: bilingual(orNothing(40)) })
  .refine(({ to, label }: Item) => label.ar !== '' || isPlace(to), {
    ...onceRight('to', 'label'),
    path: ['label', 'ar'],
    error: 'validation.required',
  });

const menu = (most: number) => z.array(menuItem).max(most);

/** The frame around every page. An empty list is the usual one, which follows what the shop has. */
export const frameSettings = z.object({
  top_line: bilingual(orNothing(120)).describe('Above the header; empty: a welcome with the name of the shop'),
  header: menu(10).describe('Empty: the usual links'),
  mobile: menu(20).describe('On a phone; empty: as in the header'),
  footer: z
    .array(z.object({ title: written(typedText(40)), links: menu(12) }))
    .max(3)
    .describe('Columns; empty: the usual ones'),
  trust: z
    .array(z.object({ title: written(typedText(40)), text: written(orNothing(80)) }))
    .max(4)
    .describe('Points that home promises; empty: those that the settings hold'),
});
export type FrameSettings = z.infer<typeof frameSettings>;

const shownLink = z.object({
  to: text(300),
  label: text(40).describe('Empty: the own words of the shop for this page'),
});
const shownLinks = (most: number) => z.array(shownLink).max(most);

/** The frame as pages show it, in one language. */
export const shownFrame = z.object({
  top_line: text(120),
  header: shownLinks(10),
  mobile: shownLinks(20),
  footer: z.array(z.object({ title: text(40), links: shownLinks(12) })).max(3),
  trust: z.array(z.object({ title: text(40), text: text(80) })).max(4),
});
export type ShownFrame = z.infer<typeof shownFrame>;
