-- without transaction
alter table reviews validate constraint reviews_fit_check;
alter table return_lines validate constraint return_lines_fit_check;
