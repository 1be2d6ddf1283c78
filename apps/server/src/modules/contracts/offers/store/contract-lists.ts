// The lists of contracts: those of an upline's directs, and all of a merchant.
import type { ContractKind, ContractState } from '@fairhouse/rules/agency';
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';
import { CONTRACT_COLUMNS, WITH_PARTIES, type ContractRow } from './contracts.ts';

// Filters are within the index of an upline's contracts; only a page's contracts are read whole.
const OF_UPLINE = defineList({
  name: 'downlineContracts',
  columns: CONTRACT_COLUMNS,
  from: `(select merchant_id, upline_id, offered_at, contract_id, kind, state, agent_id
    from contracts.contract) l`,
  joins: `
    join contracts.contract c on c.merchant_id = l.merchant_id and c.contract_id = l.contract_id
    ${WITH_PARTIES}`,
  where: 'l.merchant_id = $merchant and l.upline_id = $upline',
  conditions: {
    kind: 'l.kind = $kind',
    states: 'l.state = any($states::text[])',
    usernameKey: `l.agent_id = (select n.member_id from contracts.party n
      where n.merchant_id = $merchant and n.username_key = $usernameKey)`,
  },
  order: [
    { column: 'l.offered_at', key: 'time' },
    { column: 'l.contract_id', key: 'id' },
  ],
});

const ALL = defineList({
  name: 'contracts',
  columns: CONTRACT_COLUMNS,
  from: 'contracts.contract c',
  joins: WITH_PARTIES,
  where: 'c.merchant_id = $merchant',
  conditions: {
    kind: 'c.kind = $kind',
    state: 'c.state = $state',
    usernameKey: `c.agent_id = (select n.member_id from contracts.party n
      where n.merchant_id = $merchant and n.username_key = $usernameKey)`,
    agent: 'c.agent_id = $agent',
    standing: `c.state in ('pending', 'pending_approval', 'active', 'terminating')`,
    uplineKey: `c.upline_id = (select n.member_id from contracts.party n
      where n.merchant_id = $merchant and n.username_key = $uplineKey)`,
    from: 'c.offered_at >= $from',
    to: 'c.offered_at < $to',
  },
  order: [
    { column: 'c.offered_at', key: 'time' },
    { column: 'c.contract_id', key: 'id' },
  ],
});

interface ContractFilter {
  readonly kind?: ContractKind | undefined;
  readonly usernameKey?: string | undefined;
}

interface UplineFilter extends ContractFilter {
  readonly states?: readonly ContractState[] | undefined;
}

interface WholeFilter extends ContractFilter {
  readonly state?: ContractState | undefined;
  readonly agent?: Id<'member'> | undefined;
  readonly standing?: boolean | undefined;
  readonly uplineKey?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export function listOfUpline(
  sql: Sql,
  merchant: MerchantId,
  upline: Id<'member'>,
  { filter, page }: { readonly filter: UplineFilter; readonly page: PageRequest },
): Promise<Page<ContractRow>> {
  const query = { values: { merchant, upline }, conditions: { ...filter }, page };
  return OF_UPLINE.readPage<ContractRow>(sql, query);
}

export function listAllContracts(
  sql: Sql,
  merchant: MerchantId,
  { filter, page }: { readonly filter: WholeFilter; readonly page: PageRequest },
): Promise<Page<ContractRow>> {
  return ALL.readPage<ContractRow>(sql, { values: { merchant }, conditions: { ...filter }, page });
}
