import type { ShownFrame } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import type { Frame } from './frame.store.ts';

/** The frame in one language; null where all of it is the usual one, so that no document carries it. */
export function presentFrame(frame: Frame, language: Language): ShownFrame | null {
  const { topLine, header, mobile, footer, trust } = frame;
  const isUsual = topLine.ar === '' && [header, mobile, footer, trust].every((list) => list.length === 0);
  if (isUsual) return null;
  // Arabic stands in for a text that was not translated (docs/decisions/0132).
  const say = (words: { ar: string; en: string }) => words[language] || words.ar;
  const links = (items: Frame['header']) => items.map(({ to, label }) => ({ to, label: say(label) }));
  return {
    top_line: say(topLine),
    header: links(header),
    mobile: links(mobile),
    footer: footer.map((column) => ({ title: say(column.title), links: links(column.links) })),
    trust: trust.map(({ title, text }) => ({ title: say(title), text: say(text) })),
  };
}
