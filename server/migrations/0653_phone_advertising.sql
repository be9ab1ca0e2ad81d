-- The channel of an advertising message; of those to phones the price, in ten-thousandths of a riyal.
alter table marketing_sends add column channel text not null default 'email';
alter table marketing_sends add column cost integer not null default 0;
alter table marketing_sends add constraint marketing_sends_channel check (channel in ('email', 'sms', 'whatsapp')) not valid;
alter table marketing_sends add constraint marketing_sends_cost check (cost >= 0) not valid;
-- Why a campaign stopped by itself: the ceiling of the month.
alter table marketing_campaigns add column stop_reason text;

-- The sum of a month (its first day in Riyadh), in ten-thousandths of a riyal, and the ceiling that it reached.
create table marketing_spending (
  month date primary key,
  spent bigint not null check (spent >= 0),
  reached bigint
);

-- Of a segment, how many may be reached by each channel to phones; counted with it.
alter table segments add column reachable_sms integer;
alter table segments add column reachable_whatsapp integer;
-- What a link ends: the consent to mail, or those to messages to phones.
alter table advertising_opt_outs add column channel text not null default 'email';
alter table advertising_opt_outs add constraint advertising_opt_outs_channel check (channel in ('email', 'phone')) not valid;
-- The campaign or the step of a flow that a message belongs to, by which receipts are counted.
alter table phone_messages add column batch text;
