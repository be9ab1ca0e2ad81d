-- Records of extensions that end by themselves, such as the carts of a protocol. One without an end stays.
alter table extension_records add column ends_at timestamptz;
