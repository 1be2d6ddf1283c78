-- A batch whose commit is sent behind it, before it has answered, must not be committed when it was
-- not written: this ends its transaction, with the state as the error's message. Takes no lock.
create function ledger.only_if_written(state text) returns text
language plpgsql immutable
as $$
begin
  if state <> 'written' then
    raise sqlstate 'FH002' using message = state;
  end if;
  return state;
end $$;
