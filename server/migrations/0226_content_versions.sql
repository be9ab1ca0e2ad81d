-- Pages and groups of questions are edited by staff: see 0162.
alter table pages add column version integer not null default 1;
alter table faq_groups add column version integer not null default 1;
