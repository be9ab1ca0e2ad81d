-- How sizes of a product fit its buyer, where a review says so (docs/decisions/0198). The rule is checked in a later file.
alter table reviews add column fit text;
alter table reviews add constraint reviews_fit_check check (fit in ('small', 'as_expected', 'large')) not valid;
