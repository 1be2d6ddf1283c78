-- How many members had registered in the last minutes when teams were counted: while it is the same
-- number, nobody has registered since, however late a registration was committed. Before, teams
-- were counted again and again for ten minutes after each registration.
alter table agents.team_counted add column newest integer not null default -1;
alter table agents.team_counted alter column newest drop default;
