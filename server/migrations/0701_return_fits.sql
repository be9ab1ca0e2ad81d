-- On which side a size does not fit that comes back (docs/decisions/0198). The rule is checked in the next file.
alter table return_lines add column fit text;
alter table return_lines add constraint return_lines_fit_check
  check (fit is null or (fit in ('small', 'large') and reason = 'wrong_size')) not valid;
