import type { EndpointKey, HeldWord } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { deleteHeldWord, listHeldWords, putHeldWord } from '../../goods/reviews/index.ts';
import { words as wordsIn } from '../../goods/search/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import type { ModerationDeps } from './moderation-deps.ts';

type WordKey = Extract<EndpointKey, `${string} /admin/community/words${string}`>;

/** A listed word has no id other than itself. */
const listed = auditedResource<string, HeldWord, HeldWord>({
  read: async (_, word) => ({ word }),
  subject: ({ word }) => ({ kind: 'held_word', id: word }),
  audited: () => undefined,
  present: (_, word) => word,
});

export function wordRoutes({ db }: ModerationDeps): Handlers<WordKey> {
  return {
    'GET /admin/community/words': async ({ query }) => presentList(await listHeldWords(db, query), (rows) => rows),
    'POST /admin/community/words': ({ body }, context) => {
      const word = oneWord(body.word) ?? refuse('moderation.one_word');
      return listed.create(db, context, 'moderation.word_added', async (tx) => {
        await putHeldWord(tx, word);
        return word;
      });
    },
    'DELETE /admin/community/words/{word}': ({ params }, context) => {
      const word = oneWord(params.word) ?? refuse('moderation.not_found');
      return listed.change(db, context, { id: word, action: 'moderation.word_removed' }, async (tx) => {
        if (!(await deleteHeldWord(tx, word))) refuse('moderation.not_found');
      });
    },
  };
}

/** Normalises a word to the spelling used in comparisons; undefined for a text without words or with several. */
function oneWord(text: string): string | undefined {
  const [word, ...more] = wordsIn(text);
  return more.length === 0 ? word : undefined;
}
