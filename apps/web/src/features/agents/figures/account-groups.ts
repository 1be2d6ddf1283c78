/** The types of movements that can be chosen. */
export const ACCOUNT_GROUPS = [
  'deposit',
  'withdrawal',
  'transfer',
  'bet',
  'prize',
  'rebate',
  'salary',
  'dividend',
  'activity',
  'adjustment',
  'vendor',
] as const;
