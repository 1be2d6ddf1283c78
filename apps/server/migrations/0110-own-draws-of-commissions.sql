-- An agent's commission is named after the draws that it has shares of, and not after all that were
-- paid with them. Entries from before keep their names, since an entry is found again as it is.
alter table agents.shared_draw add column own_reference boolean not null default false;
