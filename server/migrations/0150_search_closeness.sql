-- Words that one slip of a finger tells apart: a letter too many, too few, wrong, or two in each other's place. Trigrams see
-- hardly any of this in a word of three or four letters, and Arabic has many; two words a slip apart share a form with one
-- letter left out, and that an index finds. Numbers are not misspelled into other numbers.
create function waha_deletions(word text) returns text[]
language sql immutable strict parallel safe
as $$
  select case
    when length(word) not between 2 and 24 or word ~ '[0-9]' then '{}'::text[]
    else array[word] || array(
      select distinct overlay(word placing '' from place for 1) from generate_series(1, length(word)) as place
    )
  end
$$;

alter table search_words add column deletions text[] not null generated always as (waha_deletions(word)) stored;
create index search_words_deletions on search_words using gin (deletions);

-- What is found by names and labels is told apart from what a text merely mentions (see modules/search/documents.ts).
-- Documents written before are written anew by a job.
alter table product_search add column is_stale boolean not null default true;
alter table product_search alter column is_stale set default false;
create index product_search_stale on product_search (product_id) where is_stale;
