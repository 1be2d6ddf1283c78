-- Customer service finds who came from an address, and sees and closes the cases of vendors, whose
-- queue is on the dashboard: among them are what players report.
create index vendor_case_waiting on vendors.vendor_case (merchant_id, kind, first_at)
  where closed_at is null;

create or replace view reports.queue as
  select merchant_id, 'withdrawals' as queue, state, amount, created_at as since
    from cashier.withdrawal
    where state in ('MANUAL_RISK', 'HELD', 'APPROVED', 'PAY_FAILED', 'MANUAL_PAY')
  union all
  select merchant_id, 'deposits', state, amount, changed_at from cashier.deposit
    where state in ('AMOUNT_REVIEW', 'LATE_REVIEW')
  union all
  select merchant_id, 'deposits', state, amount, changed_at from cashier.deposit
    where state = 'CALLBACK_OK' and changed_at < house_now() - interval '5 minutes'
  union all
  select merchant_id, 'identity', null, null, submitted_at from kyc.identity_check
    where state = 'waiting'
  union all
  select merchant_id, 'approvals', null, null, made_at from operators.approval
    where state = 'pending'
  union all
  select merchant_id, 'draws_waiting', null, null, draw_at from lottery.draw
    where mode = 'entered' and state = 'CLOSED' and draw_at <= house_now()
  union all
  select merchant_id, 'draws_late', state, null, draw_at from lottery.draw
    where state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLING')
      and draw_at < house_now() - interval '90 seconds'
      and not (mode = 'entered' and state = 'CLOSED')
  union all
  select merchant_id, 'risk_flags', null, null, at from cashier.risk_flag
    where closed_at is null
  union all
  select merchant_id, 'feedback', null, null, at from messages.feedback where state = 'new'
  union all
  select merchant_id, 'reset_requests', null, null, at from identity.reset_request
    where at < house_now() - interval '5 minutes'
  union all
  select merchant_id, 'outbox_failed', null, null, at from messages.outbox
    where state = 'failed' and at > house_now() - interval '1 day'
  union all
  select merchant_id, 'operators_locked', null, null, at from operators.audit
    where at > house_now() - interval '15 minutes' and after @> '{"locked": true}'
  union all
  select merchant_id, 'channels_down', null, null, null from cashier.channel
    where enabled and maintenance
  union all
  select merchant_id, 'cases', kind, null, first_at from vendors.vendor_case
    where closed_at is null;

-- Who could read or close cases before keeps that.
update operators.role set rights = rights || '{cases.read}'
  where not 'cases.read' = any(rights)
    and ('ledger.read' = any(rights) or (built_in and code in ('service', 'ops')));
update operators.role set rights = rights || '{cases.close}'
  where not 'cases.close' = any(rights)
    and ('settings.edit' = any(rights) or (built_in and code = 'service'));

-- The members who registered from an address, by the index that lists them.
create or replace view reports.found_member as
  select merchant_id, member_id, number, username, username_key, nickname, state, registered_at,
    lower(email) as email, mobile,
    email_verified_at is not null as has_email, mobile_verified_at is not null as has_mobile,
    register_address
  from members.member;
