-- Merchants are made and closed while the house runs, by operators who stand over the whole of it.
alter table settings.merchant add column closed_at timestamptz;
-- Money, days and prices were counted by these from the first movement on: nobody changes them.
revoke update on settings.merchant from fairhouse_app;
grant update (closed_at) on settings.merchant to fairhouse_app;

-- A post over the whole house. The roles of a merchant are its owners' to give; this is not one.
create table operators.steward (
  operator_id uuid primary key references operators.operator,
  given_at timestamptz not null,
  given_by text not null
);
grant select, insert, delete on operators.steward to fairhouse_app;

-- Who owned every merchant there was stood over the whole house before it had a name.
insert into operators.steward (operator_id, given_at, given_by)
select o.operator_id, house_now(), 'migration' from operators.operator o
where exists (select from settings.merchant)
  and not exists (
    select from settings.merchant m where not exists (
      select from operators.post p
      where p.merchant_id = m.merchant_id and p.operator_id = o.operator_id
        and p.role = 'owner'));
