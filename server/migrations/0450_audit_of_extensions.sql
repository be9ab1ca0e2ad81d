-- An extension acts like a program with a machine token, without a token: its id follows from its name.
alter table staff_audit add column is_extension boolean not null default false check (token_id is not null or not is_extension);
