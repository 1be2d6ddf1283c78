-- Messages are forgotten in time, and what is written in place of a code to nobody has a state of
-- its own: it goes nowhere and is shown nowhere.
alter table messages.outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check
    check (state in ('kept', 'waiting', 'sending', 'sent', 'failed', 'ended', 'blank'));
create index outbox_age on messages.outbox (at);
grant delete on messages.outbox to fairhouse_app;
