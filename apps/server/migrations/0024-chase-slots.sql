-- A plan's steps keep the names and times of their draws as it was made, whatever the calendar
-- becomes.
alter table lottery.chase_step
  add column issue text,
  add column draw_at timestamptz;
