-- A request to change terms keeps each changed field with the value that stood and the new one, as
-- the wire shows them: the second operator sees what changes. The value that stood cannot be read
-- later, when the request may be decided. Of requests from before only the new values are known,
-- which their sentences showed.
alter table operators.approval add column changes jsonb;
update operators.approval set changes = jsonb_build_object('before', '{}'::jsonb, 'after',
  case kind
    when 'act.oddsEdit' then coalesce(
      (select jsonb_object_agg(each ->> 'play', each - 'play')
        from jsonb_array_elements(payload -> 'changes') each), '{}')
    when 'act.contractRulesChange' then payload -> 'rules'
    when 'cashier.settings' then payload -> 'value'
    when 'settings.change' then case jsonb_typeof(payload -> 'value')
      when 'object' then payload -> 'value'
      else jsonb_build_object('value', payload -> 'value') end
    else payload - '{id,code,version,reason}'::text[]
  end)
where kind in ('act.lotteryEdit', 'act.oddsEdit', 'act.channelEdit', 'act.contractRulesChange',
  'cashier.settings', 'settings.change');

-- Whom a request is about: descriptions name the member by the username, and requests are found by
-- it.
alter table operators.approval add column subject text;
update operators.approval a set subject = m.username from members.member m
where m.merchant_id = a.merchant_id and a.target = 'member:' || m.member_id;
update operators.approval set subject = payload ->> 'username'
where subject is null and kind in ('cashier.deposit_credit', 'cashier.withdrawal_approve');

-- The filters of the inbox: who asked, which operation, and about what.
create index approval_of_maker on operators.approval (merchant_id, maker_name, made_at desc);
create index approval_of_kind on operators.approval (merchant_id, kind, made_at desc);
create index approval_about on operators.approval (merchant_id, target, made_at desc);
create index approval_of_subject on operators.approval (merchant_id, lower(subject))
  where subject is not null;
