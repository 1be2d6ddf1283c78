-- A member may ask not to be named among those who won.
alter table members.member add column hides_wins boolean not null default false;
