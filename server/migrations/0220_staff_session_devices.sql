-- What the browser of a session of staff calls itself: for people to tell their own apart.
alter table staff_sessions add column device text not null default '';
