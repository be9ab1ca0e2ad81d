-- Authors are a first name of up to 60 characters with the initial of the last one ("… ن."): 64 with its space and dot.
alter table questions drop constraint questions_author_check;
alter table questions add constraint questions_author_check check (char_length(author) between 1 and 80);
