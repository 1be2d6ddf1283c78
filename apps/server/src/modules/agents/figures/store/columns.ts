// The columns of sums, as parts of statements.

/** What is counted of settled bets, by category. */
export const PLAY = `bet, valid_bet, win_stake, loss_stake, payout, bet_rebate, bets`;

export const PLAY_SUMS = `ground.total(bet) as bet, ground.total(valid_bet) as valid_bet,
    ground.total(win_stake) as win_stake, ground.total(loss_stake) as loss_stake,
    ground.total(payout) as payout, ground.total(bet_rebate) as bet_rebate,
    ground.total(bets) as bets`;

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

export const FLOW_SUMS = `ground.total(deposit) as deposit,
    ground.total(deposit_count) as deposit_count, ground.total(withdrawal) as withdrawal,
    ground.total(withdrawal_count) as withdrawal_count, ground.total(agent_rebate) as agent_rebate,
    ground.total(vendor_rebate) as vendor_rebate, ground.total(activity) as activity,
    ground.total(salary) as salary, ground.total(dividend) as dividend, ground.total(fees) as fees,
    ground.total(transfers_in) as transfers_in, ground.total(transfers_out) as transfers_out,
    ground.total(daily_salary) as daily_salary, ground.total(hour_salary) as hour_salary,
    ground.total(realtime_salary) as realtime_salary, ground.total(dividend_in) as dividend_in,
    ground.total(paid_down) as paid_down`;

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
