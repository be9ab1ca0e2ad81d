-- The audit grows with every parcel and its rows are final, so months past their time can only be dropped whole. What there
-- is stays where it is, as the partition of all rows without a month of their own (docs/decisions/0127). Servers of the
-- release before go on writing to it.
create sequence audit_ids;
-- A partition has no identity column.
alter table staff_audit alter column id drop identity;
select setval('audit_ids', (select coalesce(max(id), 0) + 1 from staff_audit), false);
alter table staff_audit alter column id set default nextval('audit_ids');

create table audit_log (like staff_audit including defaults including constraints) partition by range (at);
alter table audit_log add constraint staff_audit_staff_id_fkey foreign key (staff_id) references staff (id);
-- Without indexes of its own: each partition has those of the one before it.
alter table audit_log attach partition staff_audit default;
create trigger audit_log_immutable before update or delete on audit_log
  for each row execute function staff_audit_is_final();
