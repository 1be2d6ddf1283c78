-- Messages go out by senders of the merchant's own: when each was tried, what came of it, and no
-- code or link in clear text.
alter table messages.outbox
  add column purpose text not null default 'note',
  -- A text with a code or a link in it: `text` is empty then, and this is emptied at `ends_at`.
  add column sealed bytea,
  add column ends_at timestamptz,
  add column tries smallint not null default 0,
  -- When it is due again; for one that is being sent, when its sender counts as lost.
  add column next_try_at timestamptz,
  add column sent_at timestamptz,
  -- The last failure, kept when a later try succeeds.
  add column failed_at timestamptz,
  add column reason text,
  add column detail text,
  drop constraint outbox_state_check,
  add constraint outbox_state_check
    check (state in ('kept', 'waiting', 'sending', 'sent', 'failed', 'ended')),
  add constraint outbox_sealed_check check (sealed is null or (ends_at is not null and text = '')),
  add constraint outbox_due_check
    check ((state in ('waiting', 'sending')) = (next_try_at is not null)),
  add constraint outbox_sent_check check ((state = 'sent') = (sent_at is not null));
create index outbox_due on messages.outbox (merchant_id, kind, next_try_at)
  where next_try_at is not null;
create index outbox_sealed on messages.outbox (ends_at) where sealed is not null;
create index outbox_of_kind on messages.outbox (merchant_id, kind, at desc);
