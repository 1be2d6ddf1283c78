-- What two accounts may have in common, one row for each member and mark. Trials are nobody yet.
create view reports.mark as
  select d.merchant_id, 'device' as kind, encode(d.device_hash, 'hex') as mark, d.device as shown,
    d.member_id, d.last_seen_at as at
  from identity.device d
  union all
  select a.merchant_id, 'address', a.network, a.network, a.member_id, max(a.at)
  from identity.attempt a where a.outcome = 'ok' and a.member_id is not null
  group by a.merchant_id, a.network, a.member_id
  union all
  select m.merchant_id, 'mobile', m.mobile,
    repeat('*', greatest(0, length(m.mobile) - 4)) || right(m.mobile, 4), m.member_id,
    m.registered_at
  from members.member m where m.mobile <> ''
  union all
  select m.merchant_id, 'person',
    lower(m.real_name) || ' ' || to_char(m.birthday, 'YYYY-MM-DD'),
    m.real_name || ' · ' || to_char(m.birthday, 'YYYY-MM-DD'), m.member_id, m.registered_at
  from members.member m where m.real_name <> '' and m.birthday is not null
  union all
  select c.merchant_id, 'card', encode(c.number_tag, 'hex'), c.bank || ' *' || c.number_tail,
    c.member_id, c.added_at
  from cashier.bank_card c
  union all
  select k.merchant_id, 'paper', encode(k.number_mark, 'hex'), k.document || ' ' || k.country,
    k.member_id, k.submitted_at
  from kyc.identity_check k;

create view reports.known_member as
  select merchant_id, member_id, username, state, standing_group from members.member;

grant select on reports.mark, reports.known_member to fairhouse_app;
