-- Extensions the shop uses. All three are trusted: a database owner may create them without being superuser.

-- Similarity of words, for search that forgives a typo.
create extension if not exists pg_trgm;

-- Scalars beside arrays and trigrams in one GIN index (a category and its attributes).
create extension if not exists btree_gin;

-- Scalars in exclusion constraints (two promotions of one product at the same time).
create extension if not exists btree_gist;
