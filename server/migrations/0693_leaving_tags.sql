-- Tags that were merged or removed, until the last product has left them (docs/decisions/0194).
create table leaving_tags (
  tag_id integer primary key references product_tags (id) on delete cascade,
  -- The tag that its products get; null: none.
  into_id integer references product_tags (id)
);
create index leaving_tags_into on leaving_tags (into_id);
