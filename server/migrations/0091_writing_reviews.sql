-- Writing reviews: a title, photos people sent, when they changed it, and what held it back until somebody has looked.

alter table reviews
  add column title text check (char_length(title) between 1 and 120),
  add column edited_at timestamptz,
  -- Why it waits: any of links, words, photos, changed. Empty for one that was published at once.
  add column held_for text[] not null default '{}';

-- Which upload a photo came from; reviews brought along from elsewhere have none.
alter table review_photos add column upload_id uuid;
create unique index review_photos_upload on review_photos (upload_id) where upload_id is not null;

-- Words that hold a review until somebody has looked, as search normalises them. Data: staff may change them.
create table held_words (
  word text primary key check (word = waha_normalise(word) and word !~ '\s'),
  created_at timestamptz not null default now()
);
insert into held_words (word)
select distinct waha_normalise(word) from unnest(array[
  -- insults
  'حمار', 'غبي', 'أغبياء', 'حقير', 'وسخ', 'قذر', 'تافه', 'سافل', 'كذاب', 'نصاب', 'نصابين', 'حرامي', 'حرامية', 'محتال', 'لعنة', 'يلعن',
  -- ways around the shop
  'واتساب', 'واتس', 'تيليجرام', 'تلجرام', 'سناب', 'انستا', 'خاص',
  -- English
  'whatsapp', 'telegram', 'scam', 'scammer', 'fraud', 'stupid', 'idiot', 'fuck', 'shit', 'casino', 'viagra', 'crypto'
]) as word;
