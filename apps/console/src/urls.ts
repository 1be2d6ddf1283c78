// Every path of the console, after the hash.

/** A page whose list is filtered; filters that are undefined are left out. */
const filtered = (page: string, filter: object) =>
  `${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const urls = {
  filtered,
  dashboard: '/',
  queues: '/queues',
  queue: (name: string) => `/queues/${name}`,
  members: '/members',
  /** Who registered in a span of time, without trial accounts. */
  registered: ({ from, to }: { readonly from: number; readonly to: number }) =>
    filtered('/members', { registeredFrom: from, registeredTo: to, trial: 'false' }),
  member: (id: string, tab?: string) => `/members/${id}/show${tab ? `?tab=${tab}` : ''}`,
  /** A round of a member at a vendor, opened. */
  memberRound: (id: string, round: { readonly vendor: string; readonly round: string }) =>
    `/members/${id}/show?${new URLSearchParams({ tab: 'rounds', ...round }).toString()}`,
  deposit: (number: string) => `/deposits/${number}/show`,
  withdrawals: '/withdrawals',
  withdrawal: (number: string) => `/withdrawals/${number}/show`,
  deposits: '/deposits',
  adjustments: '/adjustments',
  cashier: '/cashier',
  /** The payment channels in maintenance. */
  channelsDown: '/cashier?state=maintenance',
  ledger: '/ledger',
  ledgerStatement: (address: string, currency: string) =>
    `/ledger/statement?address=${encodeURIComponent(address)}&currency=${currency}`,
  ledgerMovements: (address?: string) => filtered('/ledger/movements', { address }),
  /** The movements that a figure of the dashboard is the sum of. */
  figureRows: (of: {
    readonly figure: string;
    readonly from: number;
    readonly to: number;
    readonly gameCode?: string;
    readonly vendor?: string;
  }) => filtered('/ledger/movements', of),
  ledgerEntry: (id: string) => `/ledger/entry?id=${id}`,
  lotteries: '/lotteries',
  lottery: (code: string) => `/lotteries/${code}/show`,
  agents: '/agents',
  contracts: '/contracts',
  contractsOf: (filter: object) => filtered('/contracts', filter),
  contractBills: (filter: object) => filtered('/contracts/bills', filter),
  contractDebts: (filter: object) => filtered('/contracts/debts', filter),
  contractAdvances: (filter: object) => filtered('/contracts/advances', filter),
  contractRuns: (filter: object) => filtered('/contracts/runs', filter),
  contract: (id: string) => `/contracts/${id}/show`,
  contractRun: (kind: string, period: string) =>
    `/contracts/runs?kind=${kind}&period=${encodeURIComponent(period)}`,
  agent: (id: string) => `/agents/${id}/show`,
  offers: '/offers',
  offer: (id: string) => `/offers/${id}/show`,
  draws: '/draws',
  draw: (id: string) => `/draws/${id}/show`,
  content: '/content',
  feedback: '/feedback',
  siteSettings: '/settings',
  status: '/status',
  merchants: '/merchants',
  operators: '/operators',
  approvals: '/approvals',
  audit: '/audit',
  auditOf: (target: string) => filtered('/audit', { target }),
  outbox: '/outbox',
  senders: '/senders',
  vendors: '/vendors',
  vendor: (code: string) => `/vendors/${code}`,
  vendorChanges: (code: string, filter: object) => filtered(`/vendors/${code}/changes`, filter),
  vendorGames: (code: string, filter: object) => filtered(`/vendors/${code}/games`, filter),
  vendorReport: (code: string, filter: object) => filtered(`/vendors/${code}/report`, filter),
  vendorRounds: (code: string, of?: { readonly day: string; readonly nodeId: number }) =>
    `/vendors/${code}/rounds${of ? `?day=${of.day}&game=${of.nodeId}` : ''}`,
  games: '/games',
  game: (nodeId: number) => `/games/${nodeId}`,
  vendorCasesPage: '/vendor-cases',
  vendorCases: (filter: object) => filtered('/vendor-cases', filter),
  protection: '/protection',
  identity: '/identity',
  shared: '/shared',
  doctor: '/doctor',
  profile: '/profile',
} as const;
