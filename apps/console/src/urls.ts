// Every path of the console, behind the hash.

export const urls = {
  dashboard: '/',
  members: '/members',
  member: (id: string, tab?: string) => `/members/${id}/show${tab ? `?tab=${tab}` : ''}`,
  deposit: (number: string) => `/deposits/${number}/show`,
  withdrawals: '/withdrawals',
  withdrawal: (number: string) => `/withdrawals/${number}/show`,
  deposits: '/deposits',
  adjustments: '/adjustments',
  cashier: '/cashier',
  ledger: '/ledger',
  ledgerStatement: (address: string, currency: string) =>
    `/ledger?tab=statement&address=${encodeURIComponent(address)}&currency=${currency}`,
  ledgerMovements: (address: string) =>
    `/ledger?tab=movements&address=${encodeURIComponent(address)}`,
  ledgerEntry: (id: string) => `/ledger?tab=entry&id=${id}`,
  lotteries: '/lotteries',
  lottery: (code: string) => `/lotteries/${code}/show`,
  draws: '/draws',
  draw: (id: string) => `/draws/${id}/show`,
  content: '/content',
  siteSettings: '/settings',
  status: '/status',
  operators: '/operators',
  approvals: '/approvals',
  audit: '/audit',
  auditOf: (target: string) => `/audit?filter=${encodeURIComponent(JSON.stringify({ target }))}`,
  outbox: '/outbox',
  senders: '/senders',
  vendors: '/vendors',
  profile: '/profile',
} as const;
