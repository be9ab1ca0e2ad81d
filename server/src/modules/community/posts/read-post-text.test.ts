import { expect, test } from 'vitest';
import { mentionsIn, tagsIn } from './read-post-text.ts';

test.each([
  ['مع @Reem_1 و@نورة_2.', ['Reem_1', 'نورة_2']],
  ['mail me@reem.com, @@reem, x@reem, /@reem', []],
  ['@ab @1abc @reem @reem', ['reem']],
  ['(@reem) «@saad»،@layla', ['reem', 'saad', 'layla']],
])('%s names %j', (text, handles) => {
  expect(mentionsIn(text)).toEqual(handles);
});

test.each([
  ['#قهوة #قهوه #Coffee #coffee', ['قهوه', 'coffee']],
  ['#123 #2026_عام C# a#b https://x.y/#top', ['2026_عام']],
  ['##twice #تَمْر', ['twice', 'تمر'].slice(1)],
])('%s has the tags %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags);
});

test('twenty are read, however many there are', () => {
  const many = Array.from({ length: 500 }, (_, n) => `@member_${n} #وسم_${n}`).join(' ');
  expect([mentionsIn(many).length, tagsIn(many).length]).toEqual([20, 20]);
});
