-- Logins are counted for the networks around an IPv6 address too: whoever has 48 bits of them
-- chooses among 65,536 networks at will.
alter table identity.attempt add column wide_network text;
create index attempt_by_wide_network on identity.attempt (merchant_id, wide_network, at)
  where wide_network is not null;
