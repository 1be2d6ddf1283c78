-- Pages of long lists, and the first 10,000 rows that their totals count, are read by an index with
-- each of their filters.
create index deposit_of_state on cashier.deposit (merchant_id, state, created_at desc);
create index withdrawal_of_state on cashier.withdrawal (merchant_id, state, created_at desc);
create index withdrawal_claimed on cashier.withdrawal (merchant_id, claimed_by)
  where claimed_by is not null;
create index adjustment_of_member on cashier.adjustment (merchant_id, member_id, at desc);
create index draw_by_time on lottery.draw (merchant_id, draw_at desc);
create index feedback_newest on messages.feedback (merchant_id, at desc);
create index outbox_of_state on messages.outbox (merchant_id, state, at desc);
create index audit_of_operator on operators.audit (merchant_id, operator_name, number desc);
create index audit_of_call on operators.audit (merchant_id, call, number desc);
create index audit_by_time on operators.audit (merchant_id, at);
create index approval_of_target on operators.approval (merchant_id, kind, target);
create index member_last_login on members.member
  (merchant_id, (coalesce(last_login_at, timestamptz 'epoch')) desc, member_id desc);
