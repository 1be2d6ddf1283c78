-- An announcement may be meant for visitors, for members or for agents alone.
alter table messages.announcement
  add column audience text not null default 'all'
    check (audience in ('all', 'visitors', 'members', 'agents'));
