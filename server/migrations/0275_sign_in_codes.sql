-- A code also signs in (docs/decisions/0058), by phone or mail: of each kind a customer has one at a time.
alter table customer_codes rename column phone to sent_to;
alter table customer_codes add column purpose text not null default 'prove_phone'
  check (purpose in ('prove_phone', 'sign_in'));
alter table customer_codes alter column purpose drop default;
alter table customer_codes drop constraint customer_codes_pkey;
alter table customer_codes add primary key (customer_id, purpose);
