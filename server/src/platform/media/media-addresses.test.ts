import { expect, test } from 'vitest';
import { addressMedia } from './media-addresses.ts';

const answer = () => ({
  name: '/media/is a word here',
  images: [{ url: '/media/a-960.webp', srcset: '/media/a-240.webp 240w, /media/a-960.webp 960w', srcset_avif: '' }],
  photo: { url: '/api/store/uploads/1' },
  nothing: null,
  bytes: new Uint8Array([1]),
});

test('pictures are fetched where they are said to be, and nothing else of an answer changes', () => {
  const base = 'https://cdn.example/files';
  expect(addressMedia(answer(), base)).toEqual({
    ...answer(),
    images: [
      { url: `${base}/a-960.webp`, srcset: `${base}/a-240.webp 240w, ${base}/a-960.webp 960w`, srcset_avif: '' },
    ],
  });
});

test('where the shop serves them itself, the answer is left as it is', () => {
  const given = answer();
  expect(addressMedia(given, '/media')).toBe(given);
});
