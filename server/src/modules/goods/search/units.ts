import type { Taken } from './read-word.ts';
import type { Phrase, Synonyms } from './synonyms.ts';
import { formsOf, type Unit } from './text-query.ts';
import type { Known } from './vocabulary.store.ts';

/** Groups words that form a synonym phrase, or one word typed as two, into one part. */
export function unitsOf(
  typed: readonly string[],
  taken: readonly Taken[],
  known: readonly Known[],
  synonyms: Synonyms,
): Unit[] {
  const joined = new Map(
    known.flatMap((one) => (one.kind === 'joined' && one.uses > 0 ? [[one.position, one.word]] : [])),
  );
  const chosen = taken.map((one, position) => one.spoken[0]?.[0] ?? typed[position] ?? '');
  const units: Unit[] = [];
  for (let position = 0; position < taken.length; ) {
    const phrase = synonyms.phraseAt(chosen, position);
    const whole = joined.get(position);
    const length = phrase?.length ?? (whole === undefined ? 1 : 2);
    units.push(
      unitOf(taken.slice(position, position + length), {
        meanings: phrase?.meanings ?? [],
        joined: whole === undefined ? [] : [[whole]],
        last: position + length === taken.length ? typed.at(-1) : undefined,
        synonyms,
      }),
    );
    position += length;
  }
  return units;
}

interface Around {
  meanings: readonly Phrase[];
  joined: readonly Phrase[];
  last: string | undefined;
  synonyms: Synonyms;
}

function unitOf(taken: readonly Taken[], { meanings, joined, last, synonyms }: Around): Unit {
  const [only] = taken;
  const row = taken.length === 1 ? (only?.spoken ?? []) : [taken.flatMap((one) => one.spoken[0] ?? [])];
  const spoken = [...row, ...joined];
  const called = spoken.flatMap((phrase) => synonymsOf(phrase, synonyms));
  const isBegun = last !== undefined && taken.at(-1)?.isBegun === true && taken.length === 1;
  return { spoken, meanings: [...meanings, ...called], begun: isBegun ? last : null };
}

function synonymsOf(phrase: Phrase, synonyms: Synonyms): readonly Phrase[] {
  if (phrase.length === 1) return formsOf(phrase[0] ?? '').flatMap(synonyms.of);
  const whole = synonyms.phraseAt(phrase, 0);
  return whole?.length === phrase.length ? whole.meanings : [];
}
