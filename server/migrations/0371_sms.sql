-- Text messages that were sent: what the shop's budgets are counted over. Numbers are kept as hashes, for three months.
create table sms_log (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null,
  -- ISO 3166 code of the number's country.
  country text not null,
  -- The number without its last four digits: toll fraud calls many numbers of one block.
  number_block text not null,
  number_hash bytea not null
);
create index sms_log_by_time on sms_log (sent_at);
create index sms_log_by_block on sms_log (number_block, sent_at);
create index sms_log_by_number on sms_log (number_hash, sent_at);
