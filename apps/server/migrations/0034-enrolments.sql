-- An operator's first password and authenticator are chosen by the person alone, with a link that
-- works once: whoever made the operator never knows them.
create table operators.enrolment (
  operator_id uuid primary key references operators.operator,
  link_hash bytea not null unique check (length(link_hash) = 32),
  -- The authenticator's secret, given when the link is opened for the first time.
  totp_sealed bytea,
  made_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > made_at)
);
grant select, insert, update, delete on operators.enrolment to fairhouse_app;
