-- without transaction
alter table marketing_sends validate constraint marketing_sends_channel;
alter table marketing_sends validate constraint marketing_sends_cost;
alter table advertising_opt_outs validate constraint advertising_opt_outs_channel;
create index concurrently if not exists phone_messages_batch on phone_messages (batch, state) where batch is not null;
