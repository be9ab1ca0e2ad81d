-- Words as people write them → words as they are compared. The TypeScript twin is modules/search/normalise.ts; a test
-- holds the two against each other.

create extension if not exists fuzzystrmatch;

-- Folds spelling: NFKC first, then marks, tatweel and bidi controls away, letter variants to one, digits to Latin.
create function waha_normalise(input text) returns text
language sql immutable strict parallel safe
as $$
  select lower(translate(
    regexp_replace(
      normalize(input, NFKC),
      '[\u064B-\u065F\u0670\u06D6-\u06ED\u0610-\u061A\u0640\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]',
      '', 'g'
    ),
    'آأإٱىیکةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اااايي' || 'كهوي' || '01234567890123456789'
  ))
$$;

-- Words whose prefix or closeness to a typed word is looked up: the vocabulary of the catalogue, normalised.
create table search_words (
  word text primary key,
  uses integer not null
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- Groups of words that mean the same to a shopper; edited by staff. Words are stored normalised.
create table search_synonyms (
  group_id integer not null,
  word text not null,
  primary key (group_id, word)
);
