-- Hash of the device a sign-in was begun on, where it is known, or of the proof it was begun with: codes tried for it are
-- counted apart from strangers'. Null for strangers.
alter table staff_challenges add column guesser_hash bytea;
