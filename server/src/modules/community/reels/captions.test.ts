import { expect, test } from 'vitest';
import { captionsAsCues, readCaptions } from './captions.ts';

const VTT = `WEBVTT - a title nobody needs

STYLE
::cue { background: url(https://evil.test/x) }

NOTE secret

intro
00:01.000 --> 00:02.500 position:10% line:0
<v نورة><b>صباح</b> الخير</v> &amp; <img src=x onerror=alert(1)>أهلًا

00:00:03.000 --> 00:00:04.000
first --> second
line two
`;

test('of WebVTT words and times are kept, and nothing else', () => {
  expect(readCaptions(VTT)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nصباح الخير &amp; أهلًا\n\n00:00:03.000 --> 00:00:04.000\nfirst → second\nline two\n\n',
  );
  expect(readCaptions(readCaptions(VTT)), 'keeping it twice is keeping it once').toBe(readCaptions(VTT));
});

test('SubRip is read as well, and what begins later stands later', () => {
  const srt = '2\r\n00:00:05,000 --> 00:00:06,000\r\nثانيًا\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nأولًا\r\n';
  expect(readCaptions(srt)).toMatch(/أولًا[\s\S]*ثانيًا/);
});

test('plain lines share the film by their length', () => {
  const kept = readCaptions('  نطحن القهوة  \n\n<script>x</script>\nثم نصب');
  expect(kept).toBe('نطحن القهوة\nx\nثم نصب');
  const cues = captionsAsCues('aaa\na', 4_000);
  expect(cues).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:03.000\naaa\n\n00:00:03.000 --> 00:00:04.000\na\n\n');
});

test('cues that end before they begin are left out; with none left it is refused', () => {
  expect(() => readCaptions('WEBVTT\n\n00:03.000 --> 00:02.000\nback\n')).toThrow(
    expect.objectContaining({ code: 'reels.captions_wrong' }),
  );
});

test('however many there are, three hundred are read', () => {
  const many = Array.from({ length: 1_000 }, (_, n) => `line ${n}`).join('\n');
  expect(readCaptions(many).split('\n')).toHaveLength(300);
});
