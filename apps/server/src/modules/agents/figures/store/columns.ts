// The columns of sums, as parts of statements.

/** What is counted of settled bets, by category. */
export const PLAY = `bet, valid_bet, win_stake, loss_stake, payout, bet_rebate, bets`;

export const PLAY_SUMS = `sum(bet)::bigint as bet, sum(valid_bet)::bigint as valid_bet,
    sum(win_stake)::bigint as win_stake, sum(loss_stake)::bigint as loss_stake,
    sum(payout)::bigint as payout, sum(bet_rebate)::bigint as bet_rebate,
    sum(bets)::bigint as bets`;

/** Adds an inserted row to the one that is there. */
export const addPlay = <Table extends string>(table: Table) =>
  `bet = ${table}.bet + excluded.bet, valid_bet = ${table}.valid_bet + excluded.valid_bet,
      win_stake = ${table}.win_stake + excluded.win_stake,
      loss_stake = ${table}.loss_stake + excluded.loss_stake,
      payout = ${table}.payout + excluded.payout,
      bet_rebate = ${table}.bet_rebate + excluded.bet_rebate,
      bets = ${table}.bets + excluded.bets` as const;

/** What is counted of the ledger. */
export const FLOW = `deposit, deposit_count, withdrawal, withdrawal_count, agent_rebate,
    vendor_rebate, activity, salary, dividend, fees, transfers_in, transfers_out, daily_salary,
    hour_salary, realtime_salary, dividend_in, paid_down`;

export const FLOW_SUMS = `sum(deposit)::bigint as deposit,
    sum(deposit_count)::bigint as deposit_count, sum(withdrawal)::bigint as withdrawal,
    sum(withdrawal_count)::bigint as withdrawal_count, sum(agent_rebate)::bigint as agent_rebate,
    sum(vendor_rebate)::bigint as vendor_rebate, sum(activity)::bigint as activity,
    sum(salary)::bigint as salary, sum(dividend)::bigint as dividend, sum(fees)::bigint as fees,
    sum(transfers_in)::bigint as transfers_in, sum(transfers_out)::bigint as transfers_out,
    sum(daily_salary)::bigint as daily_salary, sum(hour_salary)::bigint as hour_salary,
    sum(realtime_salary)::bigint as realtime_salary, sum(dividend_in)::bigint as dividend_in,
    sum(paid_down)::bigint as paid_down`;

export const addFlow = <Table extends string>(table: Table) =>
  `deposit = ${table}.deposit + excluded.deposit,
      deposit_count = ${table}.deposit_count + excluded.deposit_count,
      withdrawal = ${table}.withdrawal + excluded.withdrawal,
      withdrawal_count = ${table}.withdrawal_count + excluded.withdrawal_count,
      agent_rebate = ${table}.agent_rebate + excluded.agent_rebate,
      vendor_rebate = ${table}.vendor_rebate + excluded.vendor_rebate,
      activity = ${table}.activity + excluded.activity,
      salary = ${table}.salary + excluded.salary,
      dividend = ${table}.dividend + excluded.dividend, fees = ${table}.fees + excluded.fees,
      transfers_in = ${table}.transfers_in + excluded.transfers_in,
      transfers_out = ${table}.transfers_out + excluded.transfers_out,
      daily_salary = ${table}.daily_salary + excluded.daily_salary,
      hour_salary = ${table}.hour_salary + excluded.hour_salary,
      realtime_salary = ${table}.realtime_salary + excluded.realtime_salary,
      dividend_in = ${table}.dividend_in + excluded.dividend_in,
      paid_down = ${table}.paid_down + excluded.paid_down` as const;
