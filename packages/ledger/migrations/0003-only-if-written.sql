-- The commit is pipelined behind the batch, before its result is known, and must not commit a batch
-- that was not written: this aborts the transaction, with the state as the message. Takes no lock.
create function ledger.only_if_written(state text) returns text
language plpgsql immutable
as $$
begin
  if state <> 'written' then
    raise sqlstate 'FH002' using message = state;
  end if;
  return state;
end $$;
