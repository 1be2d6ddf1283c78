-- Draws that bind the house as well: what a witness signed of the house's logs, and which draws
-- others have committed to.
alter table lottery.draw
  add column scheme text not null default 'LD1' check (scheme in ('LD1', 'LD2')),
  -- When the witness had seen the commitment and every party had signed it; null before. A draw is
  -- not on sale without.
  add column bound_at timestamptz;
update lottery.draw set bound_at = opens_at where state in ('SCHEDULED', 'OPEN');
create index draw_unbound on lottery.draw (merchant_id, opens_at)
  where bound_at is null and state = 'SCHEDULED';

-- Heads of a log as a witness signed them, by its own clock: those of commitments and roots, and
-- the newest, from which on the witness has not seen the log.
create table lottery.witness_head (
  merchant_id integer not null,
  log text not null,
  public_key bytea not null,
  seq bigint not null,
  party text not null,
  hash bytea not null,
  -- Milliseconds since 1970.
  at bigint not null,
  signature bytea not null,
  primary key (merchant_id, log, public_key, seq)
);
grant select, insert on lottery.witness_head to fairhouse_app;
