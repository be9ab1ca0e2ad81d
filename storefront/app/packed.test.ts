import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

const picture = (url: string, srcset: string) => ({ url, srcset, srcset_avif: '', alt: 'شاي' });
const tea = picture('/media/tea-960.webp', '/media/tea-240.webp 240w, /media/tea-960.webp 960w');

test('what is packed comes back as it was, whatever its pictures are', () => {
  const pictures = [
    tea,
    picture('https://files.example/a-b-960.webp', 'https://files.example/a-b-960.webp 960w'),
    // Sizes that cannot be derived from the address.
    picture('/media/tea-960.webp', '/media/other-240.webp 240w'),
    picture('/media/tea-960.webp', '/media/tea-240.avif 240w'),
    picture('/media/tea-960.webp', '/media/tea-240.webp 2x'),
    picture('/media/tea-960.webp', '/media/tea-240.webp 240w,/media/tea-960.webp 960w'),
    picture('/media/tea.webp', '/media/tea-240.webp 240w'),
    picture('', ''),
  ];
  const value = {
    pictures,
    none: null,
    words: 'srcset',
    nested: { srcset: ['/a-1.webp 1w'] },
    alone: { srcset: ' 1w' },
  };
  expect(unpack(pack(value))).toEqual(value);
});

test('an address is written once a picture', () => {
  const packed = pack([tea]);
  expect(packed.split('/media/tea-')).toHaveLength(2);
  expect(packed).toContain('"srcset":"240 960"');
});
