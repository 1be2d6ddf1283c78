// What each cell of the matrix must be: read off the row, and off the small tables below for what a
// freeze or an exclusion stops, and for rows that name somebody's own thing.
import type { CallRow, RefusalCode } from '@fairhouse/calls';
import { HOUSE_RIGHTS } from '@fairhouse/calls/operator';
import { BUILT_IN_ROLES } from '../../modules/operators/index.ts';
import type { Person, Standing } from './people.ts';

/** `in`: past every door; else the refusal that the caller is told. */
export type Cell = 'in' | RefusalCode;

export interface Row {
  readonly table: 'player' | 'operator';
  readonly name: string;
  readonly row: CallRow;
}

/**
 * Rows that name somebody's own thing, and what anybody else is told: that there is none. `in`
 * stands for an answer like any other's, and the walk then sees that nothing changed.
 */
export const OWN: Readonly<Record<string, Cell>> = {
  depositOne: 'not.found',
  depositCancel: 'not.found',
  withdrawOne: 'not.found',
  withdrawCreate: 'withdraw.card_unknown',
  bankCardUnbind: 'card.unknown',
  cancelBets: 'order.unknown',
  myOrder: 'order.unknown',
  stopChase: 'chase.unknown',
  memberInfoUpdate: 'picture.unknown',
  identitySubmit: 'picture.unknown',
  sessionRevoke: 'not.found',
  deviceForget: 'not.found',
  inboxRead: 'in',
};

/** Fields that look like the name of a thing, of rows whose things are everybody's or nobody's. */
export const NOBODYS: readonly string[] = [
  'drawProof',
  'drawTickets',
  // A number that anybody may enter, not the number of an order.
  'enterNumber',
  'pictureUpload',
  'socialUnlink',
];

/** What a freeze and an exclusion stop, though the door lets them in (agency.md 1.9). */
export const STOPPED: Readonly<Record<string, Partial<Record<Standing, Cell>>>> = {
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
  depositCreate: { 'frozen 2': 'member.frozen', excluded: 'protection.excluded' },
  withdrawCreate: { 'frozen 2': 'member.frozen' },
  freePlay: { excluded: 'protection.excluded' },
};

/** Whether a row's cells are only right when its request is a real one. */
export function isDeep(name: string): boolean {
  return name in OWN || name in STOPPED;
}

/** The door, read off the row's audience; then the tables. */
export function expected({ table, name, row }: Row, person: Person): Cell {
  const atDoor = table === 'player' ? playersDoor(row, person) : operatorsDoor(row, person);
  if (atDoor !== 'in' || table === 'operator') return atDoor;
  const stopped = STOPPED[name]?.[person.standing];
  if (stopped !== undefined) return stopped;
  const isVisitor = person.standing === 'nobody' || person.role !== undefined;
  return person.owner === true || isVisitor ? 'in' : (OWN[name] ?? 'in');
}

const ENDED: readonly Standing[] = ['made up', 'frozen 1', 'other merchant', 'operator'];
const AGENTS: readonly Standing[] = ['agent'];

function playersDoor({ audience }: CallRow, { standing }: Person): Cell {
  if (audience === 'visitor') return 'in';
  if (standing === 'nobody') return 'session.required';
  if (ENDED.includes(standing)) return 'session.ended';
  if (audience === 'trial') return 'in';
  if (standing === 'trial') return 'in_need_true_account';
  return audience === 'agent' && !AGENTS.includes(standing) ? 'agent.required' : 'in';
}

function operatorsDoor({ audience }: CallRow, { standing, role, steward }: Person): Cell {
  if (audience === 'visitor') return 'in';
  if (standing === 'nobody') return 'session.required';
  if (role === undefined) return 'session.ended';
  if (audience === 'operator') return 'in';
  const rights: readonly string[] = [...BUILT_IN_ROLES[role], ...(steward ? HOUSE_RIGHTS : [])];
  return rights.includes(audience.slice('right:'.length)) ? 'in' : 'right.required';
}

const NAMES_A_THING = /^(id|number|order|card|avatarPicture|papers)$/;

/** Rows that name things or may be stopped, and that no table here speaks of. */
export function undeclared(rows: readonly Row[]): string[] {
  return rows.flatMap(({ table, name, row }) => {
    if (table === 'operator') return [];
    const { shape } = row.request as { shape?: object };
    const fields = Object.keys(shape ?? {});
    const named = fields.some((field) => NAMES_A_THING.test(field)) || row.path.includes('/:');
    const isOwn = named && row.audience !== 'visitor' && name !== 'bankCardAdd';
    const codes: readonly string[] = row.refusals;
    const stops = codes.includes('member.frozen') || codes.includes('protection.excluded');
    return [
      ...(isOwn && !(name in OWN) && !NOBODYS.includes(name) ? [`${name} names a thing`] : []),
      ...(stops && !(name in STOPPED) ? [`${name} may be stopped`] : []),
    ];
  });
}
