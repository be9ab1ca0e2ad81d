-- Money that staff pay back without anything being sent back: rows of `returns`, so that one arithmetic knows all of it.
alter table returns add column kind text not null default 'return' check (kind in ('return', 'refund'));
-- What of it is delivery and fees, which a return never brings; and how much of those had been paid back before it.
alter table returns add column services_halalas bigint not null default 0 check (services_halalas >= 0);
alter table returns add column services_before_halalas bigint not null default 0 check (services_before_halalas >= 0);
alter table returns add constraint returns_bring_goods_alone check (kind = 'refund' or services_halalas = 0);
-- Pieces that were never sent: they stay here.
alter table return_lines add column unsent integer not null default 0 check (unsent between 0 and quantity);
