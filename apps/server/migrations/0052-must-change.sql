-- A session that was opened with a password which has to be replaced: it changes nothing else
-- before.
alter table identity.session add column must_change boolean not null default false;
