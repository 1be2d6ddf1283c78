// The right that each list and page of the console requires; react-admin checks it before display.

/** The required right, by resource. */
export const READ_RIGHTS: Readonly<Record<string, string | undefined>> = {
  members: 'members.read',
  deposits: 'deposits.read',
  withdrawals: 'withdrawals.read',
  adjustments: 'ledger.read',
  channels: 'deposits.read',
  ledger: 'ledger.read',
  ledgerAccounts: 'ledger.read',
  ledgerMovements: 'ledger.read',
  lotteries: 'lotteries.read',
  draws: 'draws.read',
  agents: 'agents.read',
  contracts: 'contracts.read',
  contractList: 'contracts.read',
  contractBills: 'contracts.read',
  contractDebts: 'contracts.read',
  contractAdvances: 'contracts.read',
  contractRuns: 'contracts.read',
  offers: 'draws.read',
  waitingDraws: 'draws.read',
  content: 'settings.read',
  feedback: 'settings.read',
  settings: 'settings.read',
  vendors: 'settings.read',
  vendorGames: 'settings.read',
  merchantGames: 'settings.read',
  vendorChanges: 'settings.read',
  vendorStuckRounds: 'ledger.read',
  vendorFreeRounds: 'ledger.read',
  vendorStatements: 'ledger.read',
  vendorReport: 'reports.read',
  vendorCases: 'ledger.read',
  status: 'settings.read',
  merchants: 'merchants.edit',
  operators: 'operators.read',
  doctor: 'operators.read',
  audit: 'audit.read',
  outbox: 'outbox.read',
  senders: 'settings.read',
  protection: 'protection.read',
  identity: 'kyc.read',
  shared: 'members.contact',
  dashboard: 'reports.read',
};

/** Whether these rights open a resource; a resource without an entry is open to every operator. */
export function mayRead(resource: string, rights: readonly string[]): boolean {
  const needed = READ_RIGHTS[resource];
  return needed === undefined || rights.includes(needed);
}
