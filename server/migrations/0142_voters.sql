-- Votes and likes hold over the person, and an address adds a few of them at most, however many visitors it invents.

-- The address a guest's vote came from, as a mark of address and thing together: it can be compared, and not read.
alter table review_votes add column network text;
create index review_votes_network on review_votes (review_id, network) where network is not null;
alter table article_likes add column network text;
create index article_likes_network on article_likes (article_id, network) where network is not null;

-- A customer's are kept under their mark from now on.
update review_votes v set voter = encode(person_mark(c.id::text), 'hex') from customers c
where v.voter = left(translate(encode(sha256(convert_to('customer ' || c.id, 'UTF8')), 'base64'), '+/', '-_'), 22);
update article_likes l set visitor_key = encode(person_mark(c.id::text), 'hex') from customers c
where l.visitor_key = left(translate(encode(sha256(convert_to('customer ' || c.id, 'UTF8')), 'base64'), '+/', '-_'), 22);
