-- Values of a variant in its product's options, in their order: [{ kind, name_ar, name_en, value_ar, value_en, hex }].
-- Null where an older release wrote the variant: its size and colour are then its options (choices.ts).
alter table product_variants add column choices jsonb;
