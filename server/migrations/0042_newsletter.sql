-- Who gets the newsletter. An address is subscribed only after a link mailed to it was followed (double opt-in).

create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- Lower case.
  email text not null unique,
  status text not null default 'pending' check (status in ('pending', 'subscribed', 'unsubscribed')),
  -- In which language the newsletter is wanted: that of the form that was confirmed.
  language text not null check (language in ('ar', 'en')),
  -- Where the form stood that was confirmed.
  source text not null,
  -- The consent itself: when it was asked for, and when the owner of the address gave it.
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Mails about subscribing since then: anybody can type anybody's address into the form.
  mails_since timestamptz not null default now(),
  mails_sent integer not null default 0,
  check (status <> 'subscribed' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null)
);

-- What a link of a mail carries. Only the hash is kept.
create table newsletter_tokens (
  token_hash bytea primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  -- Of the request a `confirm` answers.
  language text not null check (language in ('ar', 'en')),
  source text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index newsletter_tokens_subscriber on newsletter_tokens (subscriber_id);
create index newsletter_tokens_expiry on newsletter_tokens (expires_at);
