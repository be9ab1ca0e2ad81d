-- When shoppers last wanted more prices than a carrier may be asked for in a minute (docs/decisions/0175); null: never.
alter table carrier_rate_calls add column ran_out_at timestamptz;
