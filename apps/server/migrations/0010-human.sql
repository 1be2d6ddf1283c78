-- Proofs of the human check that have been used: each is good once. The challenges themselves are
-- signed and not stored, so that asking for one writes nothing.
create table identity.human_used (
  merchant_id integer not null,
  proof_hash bytea not null check (length(proof_hash) = 32),
  ends_at timestamptz not null,
  primary key (merchant_id, proof_hash)
);
create index human_used_age on identity.human_used (ends_at);
grant select, insert, delete on identity.human_used to fairhouse_app;
