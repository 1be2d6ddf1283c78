-- What the dashboard counts is listed row by row: the queues without a list of their own get one.
create view reports.locked_login as
  select merchant_id, number, operator_name, address, at from operators.audit
  where at > house_now() - interval '15 minutes' and after @> '{"locked": true}';

create view reports.late_reset as
  select merchant_id, request_id, tries, at from identity.reset_request
  where at < house_now() - interval '5 minutes';
create index reset_request_age on identity.reset_request (merchant_id, at);

create or replace view reports.win as
  select merchant_id, member_id, username, prize, at, draw_id from lottery.win;
-- A big one is found among the small ones of its day by the index alone.
drop index lottery.win_recent;
create index win_recent on lottery.win (merchant_id, at desc, prize);

-- Who came from an address is found among very many failed logins from it by the index alone.
create index attempt_came on identity.attempt (merchant_id, network, at desc)
  where outcome = 'ok' and member_id is not null;

grant select on reports.locked_login, reports.late_reset to fairhouse_app;

-- Feedback is read and closed by customer service; who could do so before keeps that.
update operators.role set rights = rights || '{feedback.read}'
  where not 'feedback.read' = any(rights)
    and ('settings.read' = any(rights) or (built_in and code = 'service'));
update operators.role set rights = rights || '{feedback.close}'
  where not 'feedback.close' = any(rights)
    and ('content.edit' = any(rights) or (built_in and code = 'service'));
