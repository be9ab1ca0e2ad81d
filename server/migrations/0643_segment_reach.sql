-- Of a segment, how many agreed to mail; counted with it. Campaigns show it without counting in their calls.
alter table segments add column reachable integer;
-- A code in an advertising message is deleted then, if no order named it.
alter table coupons add column forget_at timestamptz;
