import { refuse } from '../../../platform/errors/index.ts';

interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

const MOST_CUES = 300;
const LONGEST_CUE = 400;
const HEADER = 'WEBVTT';
/** `hh:` is optional; commas are accepted as in SubRip, another common format. */
const TIME = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})`;
const TIMES = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);

/**
 * Parses typed captions: cues as WebVTT where they have times, else plain lines. Only text and times are stored: no
 * tags, styles, positions or notes. Refuses 422 `reels.captions_wrong` for WebVTT without a cue.
 */
export function readCaptions(given: string): string {
  const lines = given.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isTimed = lines[0]?.startsWith(HEADER) === true || lines.some((line) => TIMES.test(line.trim()));
  if (!isTimed) return lines.map(plain).filter(Boolean).slice(0, MOST_CUES).join('\n');
  const cues = readCues(lines);
  return cues.length > 0 ? writeCues(cues) : refuse('reels.captions_wrong');
}

/** Captions as WebVTT for players: plain lines share the film's duration in proportion to their length. */
export function captionsAsCues(kept: string, durationMs: number): string {
  if (kept.startsWith(HEADER)) return kept;
  const lines = kept.split('\n');
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  let before = 0;
  return writeCues(
    lines.map((text) => {
      const startMs = Math.round((durationMs * before) / letters);
      before += text.length;
      return { startMs, endMs: Math.round((durationMs * before) / letters), text };
    }),
  );
}

function readCues(lines: readonly string[]): Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length && cues.length < MOST_CUES; at += 1) {
    const times = TIMES.exec(lines[at]?.trim() ?? '');
    if (!times) continue;
    const said: string[] = [];
    for (let next = lines[at + 1]; next?.trim(); next = lines[at + 1]) {
      said.push(plain(next));
      at += 1;
    }
    const [startMs, endMs] = [millisecondsOf(times.slice(1, 5)), millisecondsOf(times.slice(5, 9))];
    const text = said.filter(Boolean).join('\n').slice(0, LONGEST_CUE);
    if (text && endMs > startMs) cues.push({ startMs, endMs, text });
  }
  return cues.toSorted((one, other) => one.startMs - other.startMs);
}

function millisecondsOf([hours, minutes, seconds, thousandths]: (string | undefined)[]): number {
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(thousandths);
}

function writeCues(cues: readonly Cue[]): string {
  const parts = cues.map(({ startMs, endMs, text }) => `${timeOf(startMs)} --> ${timeOf(endMs)}\n${escapeMarks(text)}`);
  return [HEADER, ...parts, ''].join('\n\n');
}

function timeOf(milliseconds: number): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const seconds = Math.floor(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(seconds % 60, 2)}.${part(milliseconds % 1_000, 3)}`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** Plain text of a line: without markup, control characters, or characters that would end a cue or begin another. */
function plain(line: string): string {
  return (
    line
      .replace(/<[^<>]*>/g, '')
      .replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ')
      .replace(/-->/g, '→')
      .trim()
      .slice(0, LONGEST_CUE)
  );
}

function escapeMarks(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
