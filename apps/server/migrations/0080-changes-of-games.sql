-- What a sync found is decided by operators: a lower return and the retirement of many games wait,
-- and a row that is not valid stays listed until the vendor corrects it.
alter table vendors.game_change
  -- DONE: applied by the sync. WAITING: of a kind that needs a person, or a row that is not valid.
  -- WITHDRAWN: a later list no longer says so.
  add column state text not null default 'DONE'
    check (state in ('DONE', 'WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  -- What a person is asked: whether the lower return holds, or whether the games are retired.
  add column question text check (question in ('RETURN', 'RETIREMENT')),
  -- Of what was found: the same finding is not listed again by the next sync.
  add column fingerprint bytea,
  -- The row of the vendor's list that is applied when it is approved.
  add column listed jsonb,
  add column decided_at timestamptz,
  add column decided_by text,
  add column decided_reason text,
  add constraint game_change_decided
    check ((state in ('APPROVED', 'REJECTED')) = (decided_by is not null));
-- Findings of before have no row that could be applied: the next sync finds them again.
update vendors.game_change set state = 'WITHDRAWN' where kind in ('HELD', 'BAD');
grant update (state, decided_at, decided_by, decided_reason) on vendors.game_change
  to fairhouse_app;
create index game_change_waiting on vendors.game_change (merchant_id, vendor, number desc)
  where state = 'WAITING';
create index game_change_by_kind on vendors.game_change (merchant_id, vendor, kind, number desc);
