-- Steps of chase plans whose draw has not come to its end yet, for the job that follows the plans.
create index chase_step_running on lottery.chase_step (merchant_id, lottery, ordinal)
  where state = 'PLACED' and status is null;
create index chase_active on lottery.chase (merchant_id, chase_id) where state = 'ACTIVE';
