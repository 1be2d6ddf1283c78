-- The books. Money moves only by inserted rows, and the application cannot update them.
create schema ledger;
grant usage on schema ledger to fairhouse_app;

-- Accounts. `kind` 1 is a player's account (never below zero), 2 an account of the house or of the
-- outside world.
create table ledger.account (
  merchant_id integer not null,
  account_id bigint generated always as identity,
  address text collate "C" not null check (length(address) between 1 and 200),
  currency text collate "C" not null check (length(currency) between 1 and 16),
  kind smallint not null check (kind in (1, 2)),
  opened_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (merchant_id, account_id),
  unique (merchant_id, address, currency)
);

-- The current balance of a player's account. `version` is the number of its last line. The
-- fillfactor leaves half of each page free, so that updates are HOT and change no index.
create table ledger.balance (
  merchant_id integer not null,
  account_id bigint not null,
  balance bigint not null default 0 check (balance between 0 and 9000000000000000),
  version bigint not null default 0 check (version >= 0),
  primary key (merchant_id, account_id)
) with (fillfactor = 50);

-- One leg of an entry: money leaves `debit_id` and arrives in `credit_id`. A player's side has the
-- gapless number of the line in its account and the balance after it. A refused entry is stored
-- with its legs and reason (without numbers), so that the primary key covers both and a refused id
-- stays refused. `batch` is the number of the writing transaction.
create table ledger.movement (
  merchant_id integer not null,
  batch bigint not null,
  debit_id bigint not null,
  credit_id bigint not null,
  amount bigint not null check (amount between 1 and 9000000000000000),
  debit_sequence bigint check (debit_sequence > 0),
  debit_balance bigint check (debit_balance >= 0),
  credit_sequence bigint check (credit_sequence > 0),
  credit_balance bigint check (credit_balance >= 0),
  booked_at timestamptz not null,
  entry_id uuid not null,
  leg smallint not null check (leg >= 0),
  code smallint not null,
  reference text collate "C" not null check (length(reference) <= 64),
  reverses uuid,
  refused text check (length(refused) between 1 and 200),
  primary key (merchant_id, entry_id, leg),
  check (debit_id <> credit_id),
  check ((debit_sequence is null) = (debit_balance is null)),
  check ((credit_sequence is null) = (credit_balance is null)),
  check (refused is null or (debit_sequence is null and credit_sequence is null))
);

-- For statements, which read from either side; a line number is used once.
create unique index movement_debit on ledger.movement (merchant_id, debit_id, debit_sequence)
  where debit_sequence is not null;
create unique index movement_credit on ledger.movement (merchant_id, credit_id, credit_sequence)
  where credit_sequence is not null;
-- Seals, lists by time and the audit read in batch order. New rows are appended: it costs
-- as little as a block range index (both 1.5 of 17 microseconds of the server per movement).
create index movement_batch on ledger.movement (merchant_id, batch);

-- The change of a house account by a batch: one row per batch and account, so that movements never
-- wait for a row lock of a busy house account.
create table ledger.house_delta (
  merchant_id integer not null,
  account_id bigint not null,
  batch bigint not null,
  change bigint not null
);
create index house_delta_account on ledger.house_delta (merchant_id, account_id, batch);

-- The sum of a house account's deltas of all batches before `upto`.
create table ledger.house_balance (
  merchant_id integer not null,
  account_id bigint not null,
  balance bigint not null default 0,
  upto bigint not null default 0,
  primary key (merchant_id, account_id)
);

-- Holds. The entry `hold_id` creates the hold; `end_entry` settles or releases it.
create table ledger.hold (
  merchant_id integer not null,
  hold_id uuid not null,
  from_id bigint not null,
  held_id bigint not null,
  amount bigint not null check (amount > 0),
  ended text check (ended in ('settled', 'released')),
  end_entry uuid,
  primary key (merchant_id, hold_id),
  check ((ended is null) = (end_entry is null))
);

-- A sealed run of batches: the hashes of its entries, chained to the previous seal and signed.
create table ledger.seal (
  merchant_id integer not null,
  number bigint not null check (number > 0),
  from_batch bigint not null,
  to_batch bigint not null check (to_batch > from_batch),
  entries integer not null check (entries > 0),
  leaves bytea not null,
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  signature bytea not null,
  sealed_at timestamptz not null,
  primary key (merchant_id, number),
  unique (merchant_id, from_batch)
);
-- Hashes do not compress.
alter table ledger.seal alter column leaves set storage external;

-- The root over all balances after a seal, for publishing.
create table ledger.daily_root (
  merchant_id integer not null,
  day date not null,
  seal_number bigint not null,
  to_batch bigint not null,
  accounts integer not null check (accounts >= 0),
  root bytea not null check (length(root) = 32),
  signature bytea not null,
  published_at timestamptz not null,
  primary key (merchant_id, day)
);

-- Batches are numbered by transaction id. A database restored from a logical copy restarts its
-- transaction ids: then a row here adds an offset above the numbers used before (docs/operate.md).
create table ledger.lifetime (
  start bigint not null primary key check (start >= 0),
  began_at timestamptz not null default clock_timestamp()
);
insert into ledger.lifetime (start) values (0);

-- The batch number of this transaction. Takes no lock.
create function ledger.batch_number() returns bigint
language sql volatile
begin atomic
  select pg_current_xact_id()::text::bigint + (select max(start) from ledger.lifetime);
end;

-- Every batch below this number is finished and visible to the calling statement (the function is
-- stable, so it uses the snapshot of that statement). Takes no lock.
create function ledger.finished_batches() returns bigint
language sql stable
begin atomic
  select pg_snapshot_xmin(pg_current_snapshot())::text::bigint
    + (select max(start) from ledger.lifetime);
end;

-- Creates accounts that do not exist. Waits for another transaction that creates the same one. Rows
-- are inserted in key order, so that two transactions cannot deadlock.
create function ledger.open_accounts(
  merchants integer[], addresses text[], currencies text[], kinds smallint[]
) returns void
language plpgsql volatile
as $$
begin
  with opened as (
    insert into ledger.account (merchant_id, address, currency, kind)
    select wanted.merchant_id, wanted.address, wanted.currency, wanted.kind
      from unnest(merchants, addresses, currencies, kinds)
        as wanted (merchant_id, address, currency, kind)
     order by wanted.merchant_id, wanted.address collate "C", wanted.currency collate "C"
        on conflict do nothing
    returning merchant_id, account_id, kind
  ), player as (
    insert into ledger.balance (merchant_id, account_id)
    select merchant_id, account_id from opened where kind = 1
  )
  insert into ledger.house_balance (merchant_id, account_id)
  select merchant_id, account_id from opened where kind = 2;
end $$;

-- Writes one batch atomically and returns its state: 'written'; 'moved' when a balance is not at
-- the version from which the batch was computed; 'taken' when an entry id is already used.
-- Balances are locked in the order of the given accounts (callers give them sorted): nested loops
-- over the index keep that order. Accounts that are only checked are read without a lock.
create function ledger.write_batch(
  account_merchants integer[], account_ids bigint[], expected bigint[], versions bigint[],
  balances bigint[],
  witness_merchants integer[], witness_ids bigint[], witness_versions bigint[],
  merchants integer[], entries uuid[], legs smallint[], codes smallint[],
  debits bigint[], credits bigint[], amounts bigint[],
  debit_sequences bigint[], debit_balances bigint[],
  credit_sequences bigint[], credit_balances bigint[],
  reference_texts text[], reversed uuid[], reasons text[],
  house_merchants integer[], house_ids bigint[], changes bigint[]
) returns table (state text, at_ms bigint)
language plpgsql volatile
set plan_cache_mode = force_generic_plan
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
declare
  now_at timestamptz;
  batch_no bigint;
  moved integer;
  violated text;
begin
  begin
    update ledger.balance as held
       set balance = wanted.balance, version = wanted.version
      from unnest(account_merchants, account_ids, expected, versions, balances)
        as wanted (merchant_id, account_id, expected, version, balance)
     where held.merchant_id = wanted.merchant_id
       and held.account_id = wanted.account_id
       and held.version = wanted.expected;
    get diagnostics moved = row_count;
    if moved <> cardinality(account_ids) then
      raise sqlstate 'FH001';
    end if;
    if witness_ids is not null then
      select count(*) into moved
        from unnest(witness_merchants, witness_ids, witness_versions)
          as seen (merchant_id, account_id, version)
        join ledger.balance as held
          on held.merchant_id = seen.merchant_id
         and held.account_id = seen.account_id
         and held.version = seen.version;
      if moved <> cardinality(witness_ids) then
        raise sqlstate 'FH001';
      end if;
    end if;
    -- Read after the locks: an account's later line never has an earlier time.
    now_at := date_trunc('milliseconds', clock_timestamp());
    batch_no := ledger.batch_number();
    insert into ledger.movement (
      merchant_id, batch, debit_id, credit_id, amount, debit_sequence, debit_balance,
      credit_sequence, credit_balance, booked_at, entry_id, leg, code, reference, reverses, refused
    )
    select row.merchant_id, batch_no, row.debit_id, row.credit_id, row.amount,
           row.debit_sequence, row.debit_balance, row.credit_sequence, row.credit_balance,
           now_at, row.entry_id, row.leg, row.code, row.reference, row.reverses, row.refused
      from unnest(
        merchants, entries, legs, codes, debits, credits, amounts, debit_sequences,
        debit_balances, credit_sequences, credit_balances, reference_texts, reversed, reasons
      ) as row (
        merchant_id, entry_id, leg, code, debit_id, credit_id, amount, debit_sequence,
        debit_balance, credit_sequence, credit_balance, reference, reverses, refused
      );
    if house_ids is not null then
      insert into ledger.house_delta (merchant_id, account_id, batch, change)
      select delta.merchant_id, delta.account_id, batch_no, delta.change
        from unnest(house_merchants, house_ids, changes) as delta (merchant_id, account_id, change);
    end if;
    return query select 'written'::text, (extract(epoch from now_at) * 1000)::bigint;
  exception
    when sqlstate 'FH001' then
      return query select 'moved'::text, 0::bigint;
    when unique_violation then
      get stacked diagnostics violated = constraint_name;
      if violated <> 'movement_pkey' then
        raise;
      end if;
      return query select 'taken'::text, 0::bigint;
  end;
end $$;

-- The number of an account's first line at or after an instant. Binary search, because the lines of
-- an account are ordered by time. Takes no lock.
create function ledger.first_sequence(of_merchant integer, of_account bigint, since timestamptz)
returns bigint
language plpgsql stable
as $$
declare
  low bigint := 1;
  high bigint;
  middle bigint;
  line_at timestamptz;
begin
  select version + 1 into high
    from ledger.balance where merchant_id = of_merchant and account_id = of_account;
  while low < coalesce(high, low) loop
    middle := (low + high) / 2;
    select booked_at into line_at from ledger.movement
     where merchant_id = of_merchant and debit_id = of_account and debit_sequence = middle;
    if not found then
      select booked_at into line_at from ledger.movement
       where merchant_id = of_merchant and credit_id = of_account and credit_sequence = middle;
    end if;
    if line_at >= since then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  return low;
end $$;

-- The lowest batch number from which on all movements of a merchant are at or after an instant.
-- Batches are ordered by time except for concurrent transactions. Takes no lock.
create function ledger.first_batch(of_merchant integer, since timestamptz) returns bigint
language plpgsql stable
as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  found_batch bigint;
  found_at timestamptz;
begin
  select max(batch) + 1 into high from ledger.movement where merchant_id = of_merchant;
  while low < coalesce(high, low) loop
    middle := (low + high) / 2;
    select batch, booked_at into found_batch, found_at
      from ledger.movement where merchant_id = of_merchant and batch >= middle
     order by batch limit 1;
    if found_at >= since then
      high := middle;
    else
      low := found_batch + 1;
    end if;
  end loop;
  return low;
end $$;

-- The application only inserts into the books; it updates only derived columns.
grant select, insert on ledger.movement, ledger.house_delta, ledger.seal, ledger.daily_root
  to fairhouse_app;
grant select, insert (merchant_id, address, currency, kind) on ledger.account to fairhouse_app;
grant select, insert (merchant_id, account_id), update (balance, version) on ledger.balance
  to fairhouse_app;
grant select, insert (merchant_id, account_id), update (balance, upto) on ledger.house_balance
  to fairhouse_app;
grant select, insert (merchant_id, hold_id, from_id, held_id, amount), update (ended, end_entry)
  on ledger.hold to fairhouse_app;
grant select on ledger.lifetime to fairhouse_app;
