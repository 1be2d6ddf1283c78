-- What accounts share is counted by a job, at most a fiftieth of the time, and listed from its
-- count. What one member shares is looked up as it is.
create table reports.shared_mark (
  merchant_id integer not null references settings.merchant,
  kind text not null,
  mark text not null,
  shown text not null,
  members integer not null check (members > 1),
  last_at timestamptz not null,
  -- The newest ten.
  newest uuid[] not null,
  primary key (merchant_id, kind, mark)
);
create index shared_mark_most on reports.shared_mark
  (merchant_id, members desc, last_at desc, kind desc, mark desc);
create index shared_mark_of_kind on reports.shared_mark
  (merchant_id, kind, members desc, last_at desc, mark desc);
grant select, insert, update, delete on reports.shared_mark to fairhouse_app;

create table reports.shared_count (
  merchant_id integer primary key references settings.merchant,
  at timestamptz not null,
  took_ms integer not null
);
grant select, insert, update on reports.shared_count to fairhouse_app;

create index member_of_mobile on members.member (merchant_id, mobile) where mobile <> '';
create index member_of_person on members.member (merchant_id, lower(real_name), birthday)
  where real_name <> '' and birthday is not null;

-- Members with a mark of `reports.mark`, the newest `most`, among the 500 rows that an index finds
-- first: a name or a network may be that of thousands.
create function reports.members_of_mark(
  merchant integer, wanted text, value text, most integer
)
returns table (member_id uuid, at timestamptz) language sql stable
as $$
  select found.member_id, max(found.at) as at from (
    (select d.member_id, d.last_seen_at as at from identity.device d
      where wanted = 'device' and d.merchant_id = merchant
        and d.device_hash = decode(case wanted when 'device' then value end, 'hex')
      limit 500)
    union all
    select a.member_id, a.at from (
      select l.member_id, l.at from identity.attempt l
      where wanted = 'address' and l.merchant_id = merchant and l.network = value
        and l.outcome = 'ok' and l.member_id is not null
      order by l.at desc limit 500) a
    union all
    (select m.member_id, m.registered_at from members.member m
      where wanted = 'mobile' and m.merchant_id = merchant and m.mobile <> '' and m.mobile = value
      limit 500)
    union all
    (select m.member_id, m.registered_at from members.member m
      where wanted = 'person' and m.merchant_id = merchant and m.real_name <> ''
        and m.birthday is not null
        and lower(m.real_name) = left(case wanted when 'person' then value end, -11)
        and m.birthday = right(case wanted when 'person' then value end, 10)::date
      limit 500)
    union all
    (select c.member_id, c.added_at from cashier.bank_card c
      where wanted = 'card' and c.merchant_id = merchant
        and c.number_tag = decode(case wanted when 'card' then value end, 'hex')
      limit 500)
    union all
    (select k.member_id, k.submitted_at from kyc.identity_check k
      where wanted = 'paper' and k.merchant_id = merchant
        and k.number_mark = decode(case wanted when 'paper' then value end, 'hex')
      limit 500)
  ) found
  group by found.member_id order by at desc limit most
$$;
