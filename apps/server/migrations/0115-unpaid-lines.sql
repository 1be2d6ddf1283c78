-- What is to be paid is found by the lines of runs instead of an index over the state of bills:
-- with it, paying a bill wrote all of its indexes anew. Now a paid bill stays on its page, of which
-- half is kept free for that.
drop index contracts.bill_due;
alter table contracts.bill set (fillfactor = 50);

-- A bill is of the agent of its contract, which names a member: one key instead of two.
alter table contracts.contract add constraint contract_of_agent_key
  unique (merchant_id, contract_id, agent_id);
alter table contracts.bill
  add foreign key (merchant_id, contract_id, agent_id)
    references contracts.contract (merchant_id, contract_id, agent_id),
  drop constraint bill_merchant_id_contract_id_fkey,
  drop constraint bill_merchant_id_agent_id_fkey;

-- The lines of runs that have, or had a moment ago, bills that are ready or wait for their payer.
create table contracts.unpaid_line (
  merchant_id integer not null references settings.merchant,
  kind text not null,
  period_key text not null,
  line_id uuid not null,
  -- Whether one of them is ready. The others are paid some hours after they were settled.
  ready boolean not null,
  settled_at timestamptz not null,
  -- Rises with each bill that comes to wait: the row is deleted as it was before its bills were
  -- read, or not at all.
  version bigint not null default 1,
  primary key (merchant_id, kind, period_key, line_id)
);
grant select, insert, update, delete on contracts.unpaid_line to fairhouse_app;

insert into contracts.unpaid_line (merchant_id, kind, period_key, line_id, ready, settled_at)
select merchant_id, kind, period_key, line_id, bool_or(status = 'ready'), min(settled_at)
from contracts.bill where status in ('ready', 'wait_payer')
group by merchant_id, kind, period_key, line_id;

-- Whatever writes bills: copies of an earlier version that still answer calls as well.
create function contracts.note_unpaid_bills() returns trigger language plpgsql as $$
begin
  insert into contracts.unpaid_line as l
    (merchant_id, kind, period_key, line_id, ready, settled_at)
  select merchant_id, kind, period_key, line_id, bool_or(status = 'ready'), min(settled_at)
  from added where status in ('ready', 'wait_payer')
  group by merchant_id, kind, period_key, line_id
  order by merchant_id, kind, period_key, line_id
  on conflict (merchant_id, kind, period_key, line_id) do update
    set ready = l.ready or excluded.ready, version = l.version + 1;
  return null;
end $$;
create trigger unpaid_bills after insert on contracts.bill
  referencing new table as added for each statement
  execute function contracts.note_unpaid_bills();

create function contracts.note_unpaid_bill() returns trigger language plpgsql as $$
begin
  insert into contracts.unpaid_line as l
    (merchant_id, kind, period_key, line_id, ready, settled_at)
  values (new.merchant_id, new.kind, new.period_key, new.line_id, new.status = 'ready',
    new.settled_at)
  on conflict (merchant_id, kind, period_key, line_id) do update
    set ready = l.ready or excluded.ready, version = l.version + 1;
  return null;
end $$;
create trigger unpaid_bill after update of status on contracts.bill for each row
  when (new.status in ('ready', 'wait_payer') and new.status <> old.status)
  execute function contracts.note_unpaid_bill();
