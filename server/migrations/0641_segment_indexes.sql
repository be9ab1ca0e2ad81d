-- without transaction
create index concurrently if not exists customer_addresses_default_city on customer_addresses (city_id, customer_id) where is_default;
create index concurrently if not exists customers_agreed_email on customers (id)
  where consent_email_at is not null and email_verified_at is not null and deleted_at is null;
create index concurrently if not exists customers_agreed_sms on customers (id)
  where consent_sms_at is not null and phone_verified_at is not null and deleted_at is null;
create index concurrently if not exists customers_agreed_whatsapp on customers (id)
  where consent_whatsapp_at is not null and phone_verified_at is not null and deleted_at is null;
