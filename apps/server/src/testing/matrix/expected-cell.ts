// The expected value of each cell of the matrix: from the row, and from the tables below for
// freezes, exclusions, and rows that name an object of one owner.
import type { CallRow, RefusalCode } from '@fairhouse/calls';
import { STEWARD_RIGHTS } from '@fairhouse/calls/operator';
import { BUILT_IN_ROLES } from '../../modules/operators/index.ts';
import type { Person, PersonKind } from './people.ts';

/** `in`: allowed; otherwise the refusal that the caller gets. */
export type Cell = 'in' | RefusalCode;

export interface Row {
  readonly table: 'player' | 'operator';
  readonly name: string;
  readonly row: CallRow;
}

/**
 * Rows that name an object of one owner, and the answer to other callers: that it does not exist.
 * `in` means an answer like any other's, and the test then checks that nothing changed.
 */
export const OWNED_ROWS: Readonly<Record<string, Cell>> = {
  depositOne: 'not.found',
  depositCancel: 'not.found',
  withdrawOne: 'not.found',
  withdrawCreate: 'withdraw.card_unknown',
  bankCardUnbind: 'card.unknown',
  cancelBets: 'order.unknown',
  myOrder: 'order.unknown',
  stopChase: 'chase.unknown',
  cancelOffer: 'offer.unknown',
  agentContractEffect: 'contract.unknown',
  agentContractAccept: 'contract.unknown',
  agentContractReject: 'contract.unknown',
  agentContractWithdraw: 'contract.unknown',
  agentContractTerminate: 'contract.unknown',
  agentContractConsent: 'contract.unknown',
  agentContractSimulate: 'contract.unknown',
  agentBill: 'contract.bill_unknown',
  agentBillMembers: 'contract.bill_unknown',
  agentBillBets: 'contract.bill_unknown',
  agentBillCsv: 'contract.bill_unknown',
  contractDividendAct: 'contract.unknown',
  contractDailySalaryAct: 'contract.unknown',
  contractHourSalaryAct: 'contract.unknown',
  contractRealtimeSalaryAct: 'contract.unknown',
  memberInfoUpdate: 'picture.unknown',
  identitySubmit: 'picture.unknown',
  sessionRevoke: 'not.found',
  deviceForget: 'not.found',
  inboxRead: 'in',
  agentDownline: 'agent.unknown',
  agentRaise: 'agent.unknown',
  agentPromote: 'agent.unknown',
  agentRemark: 'agent.unknown',
  agentMessage: 'agent.unknown',
  agentSuspend: 'agent.unknown',
  agentQuotaGive: 'agent.unknown',
  agentLinkEnd: 'agent.link_unknown',
  agentFreezeRequest: 'agent.unknown',
  agentFreezeWithdraw: 'agent.freeze_unknown',
};

/** Rows with fields that look like an owned object's, whose objects have no owner. */
export const UNOWNED_ROWS: readonly string[] = [
  'drawProof',
  'drawTickets',
  // Anybody may read an offer and buy its shares.
  'readOffer',
  'buyShares',
  // A number for the draw, not the number of an order.
  'enterNumber',
  'pictureUpload',
  'socialUnlink',
];

/** What a freeze and an exclusion prevent although the session is accepted (agency.md 1.9). */
export const STOPPED_CELLS: Readonly<Record<string, Partial<Record<PersonKind, Cell>>>> = {
  placeBets: {
    'frozen 2': 'member.frozen',
    'frozen 3': 'member.frozen',
    excluded: 'protection.excluded',
  },
  createChase: {
    'frozen 2': 'member.frozen',
    'frozen 3': 'member.frozen',
    excluded: 'protection.excluded',
  },
  buyShares: {
    'frozen 2': 'member.frozen',
    'frozen 3': 'member.frozen',
    excluded: 'protection.excluded',
  },
  createOffer: {
    'frozen 2': 'member.frozen',
    'frozen 3': 'member.frozen',
    excluded: 'protection.excluded',
  },
  depositCreate: { 'frozen 2': 'member.frozen', excluded: 'protection.excluded' },
  withdrawCreate: { 'frozen 2': 'member.frozen' },
  transferCreate: { 'frozen 2': 'member.frozen', 'frozen 3': 'member.frozen' },
  freePlay: { excluded: 'protection.excluded' },
  // Only of a game that is offered, which no merchant here has: `launch-game.test.ts` asks.
  launchGame: {},
  trialGame: {},
  // Only of agents, of whom none here is frozen.
  agentBillsPay: {},
  agentBillsPayAll: {},
};

/** Whether a row's cells are only correct with a valid request. */
export function isDeep(name: string): boolean {
  return name in OWNED_ROWS || name in STOPPED_CELLS;
}

/** The result of the row's audience; then of the tables. */
export function expectedCell({ table, name, row }: Row, person: Person): Cell {
  const access = table === 'player' ? playerAccess(row, person) : operatorAccess(row, person);
  if (access !== 'in' || table === 'operator') return access;
  const stopped = STOPPED_CELLS[name]?.[person.standing];
  if (stopped !== undefined) return stopped;
  const isVisitor = person.standing === 'nobody' || person.role !== undefined;
  return person.owner === true || isVisitor ? 'in' : (OWNED_ROWS[name] ?? 'in');
}

const ENDED: readonly PersonKind[] = ['made up', 'frozen 1', 'other merchant', 'operator'];
const AGENTS: readonly PersonKind[] = ['agent'];

function playerAccess({ audience }: CallRow, { standing }: Person): Cell {
  if (audience === 'visitor') return 'in';
  if (standing === 'nobody') return 'session.required';
  if (ENDED.includes(standing)) return 'session.ended';
  if (audience === 'trial') return 'in';
  if (standing === 'trial') return 'in_need_true_account';
  return audience === 'agent' && !AGENTS.includes(standing) ? 'agent.required' : 'in';
}

function operatorAccess({ audience }: CallRow, { standing, role, steward }: Person): Cell {
  if (audience === 'visitor') return 'in';
  if (standing === 'nobody') return 'session.required';
  if (role === undefined) return 'session.ended';
  if (audience === 'operator') return 'in';
  const rights: readonly string[] = [...BUILT_IN_ROLES[role], ...(steward ? STEWARD_RIGHTS : [])];
  return rights.includes(audience.slice('right:'.length)) ? 'in' : 'right.required';
}

const NAMES_A_THING = /^(id|number|order|card|avatarPicture|papers)$/;

/** Rows that name objects or may be refused by a freeze, and that no table here lists. */
export function undeclaredRows(rows: readonly Row[]): string[] {
  return rows.flatMap(({ table, name, row }) => {
    if (table === 'operator') return [];
    const { shape } = row.request as { shape?: object };
    const fields = Object.keys(shape ?? {});
    const named = fields.some((field) => NAMES_A_THING.test(field)) || row.path.includes('/:');
    const isOwn = named && row.audience !== 'visitor' && name !== 'bankCardAdd';
    const codes: readonly string[] = row.refusals;
    const stops = codes.includes('member.frozen') || codes.includes('protection.excluded');
    return [
      ...(isOwn && !(name in OWNED_ROWS) && !UNOWNED_ROWS.includes(name)
        ? [`${name} names a thing`]
        : []),
      ...(stops && !(name in STOPPED_CELLS) ? [`${name} may be stopped`] : []),
    ];
  });
}
