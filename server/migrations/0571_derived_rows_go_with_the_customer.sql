-- Rows that triggers derive from an account go where an unused one is deleted. What people did refers to it, and keeps it.
alter table customer_marks drop constraint customer_marks_customer_id_fkey,
  add constraint customer_marks_customer_id_fkey foreign key (customer_id) references customers (id) on delete cascade not valid;
alter table customer_totals drop constraint customer_totals_customer_id_fkey,
  add constraint customer_totals_customer_id_fkey foreign key (customer_id) references customers (id) on delete cascade not valid;
