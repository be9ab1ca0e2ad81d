-- What becomes of affiliate points (docs/decisions/0040): halalas at a rate that is written down, and their way to a bank.

create table point_conversions (
  id uuid primary key,
  number bigint not null unique default nextval('affiliate_numbers'),
  -- Nobody's once the account is deleted.
  customer_id uuid references customers (id),
  points integer not null check (points > 0),
  -- What a point was worth then.
  point_halalas integer not null check (point_halalas > 0),
  halalas bigint generated always as (points::bigint * point_halalas) stored,
  kind text not null check (kind in ('cash', 'store_credit')),
  points_transfer_id bigint not null unique references ledger_transfers (id),
  money_transfer_id bigint not null unique references ledger_transfers (id),
  converted_at timestamptz not null
);
create index point_conversions_customer on point_conversions (customer_id, number desc) where customer_id is not null;

create table withdrawals (
  id uuid primary key,
  number bigint not null unique default nextval('affiliate_numbers'),
  affiliate_id integer not null references affiliates (id),
  customer_id uuid references customers (id),
  amount_halalas bigint not null check (amount_halalas > 0),
  way text not null check (way in ('iban', 'stc_pay')),
  -- An IBAN, or a Saudi mobile number in E.164; forgotten with the account.
  destination text,
  holder text,
  -- 'pending' and 'approved' are a hold in the ledger; 'paid' took it, 'rejected' and 'cancelled' released it.
  status text not null check (status in ('pending', 'approved', 'paid', 'rejected', 'cancelled')),
  hold_id bigint not null unique references ledger_transfers (id),
  reason text,
  check (status <> 'rejected' or reason is not null),
  reference text,
  check ((status = 'paid') = (reference is not null)),
  asked_at timestamptz not null,
  approved_at timestamptz,
  approved_by uuid references staff (id),
  ended_at timestamptz,
  ended_by uuid references staff (id),
  check ((status in ('paid', 'rejected', 'cancelled')) = (ended_at is not null)),
  version integer not null default 1
);
create index withdrawals_customer on withdrawals (customer_id, number desc) where customer_id is not null;
create index withdrawals_status on withdrawals (status, asked_at);
