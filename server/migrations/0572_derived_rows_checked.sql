-- without transaction
alter table customer_marks validate constraint customer_marks_customer_id_fkey;
alter table customer_totals validate constraint customer_totals_customer_id_fkey;
