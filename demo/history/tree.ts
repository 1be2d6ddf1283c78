// The tree of the demo's agents: two top agents, some forty agents at a depth of at most five, and
// the members of their teams. The same in every installation.

export interface HistoryAgent {
  readonly username: string;
  readonly fullName: string;
  /** Undefined for a top agent, whose upline is the house. */
  readonly upline: string | undefined;
  /** 1 for a top agent. */
  readonly depth: number;
}

export interface HistoryMember {
  readonly username: string;
  readonly fullName: string;
  readonly upline: string;
}

const FIRST_NAMES = [
  'Amado',
  'Bayani',
  'Celia',
  'Danilo',
  'Estela',
  'Fidel',
  'Gloria',
  'Hilario',
  'Ines',
  'Jacinto',
  'Karina',
  'Lourdes',
  'Mateo',
  'Norma',
  'Orlando',
  'Perla',
  'Quirino',
  'Rosario',
  'Simeon',
  'Teodora',
  'Ulises',
  'Vilma',
  'Wilfredo',
  'Ximena',
  'Yolanda',
  'Zenaida',
] as const;
const FAMILY_NAMES = [
  'Abad',
  'Basa',
  'Catacutan',
  'Dizon',
  'Evangelista',
  'Fajardo',
  'Galang',
  'Hizon',
  'Ignacio',
  'Jocson',
  'Katigbak',
  'Lacson',
  'Manalo',
  'Navarrete',
  'Ortega',
  'Panlilio',
  'Quizon',
  'Rivera',
  'Soriano',
  'Tolentino',
] as const;

/** How many directs the agents of each depth have that are agents themselves, in turns. */
const AGENT_DIRECTS: readonly (readonly number[])[] = [
  [4, 2],
  [3, 2, 2],
  [2, 1, 0],
  [1, 0, 1, 0],
];
/** How many members an agent of each depth has, in turns. */
const MEMBER_DIRECTS: readonly (readonly number[])[] = [[1], [2, 1], [3, 2], [4, 3, 2], [5, 3]];

function nameOf(index: number): { readonly first: string; readonly full: string } {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const family = FAMILY_NAMES[Math.floor(index / 3 + index) % FAMILY_NAMES.length] ?? '';
  return { first, full: `${first} ${family}` };
}

/** The agents from the top down, an upline before its downlines. */
export function listAgents(): HistoryAgent[] {
  const agents: HistoryAgent[] = [agentOf(0, undefined, 1), agentOf(1, undefined, 1)];
  for (let at = 0; at < agents.length; at += 1) {
    const upline = agents[at];
    const counts = upline && AGENT_DIRECTS[upline.depth - 1];
    if (upline === undefined || counts === undefined) continue;
    const count = counts[at % counts.length] ?? 0;
    for (let direct = 0; direct < count; direct += 1) {
      agents.push(agentOf(agents.length, upline.username, upline.depth + 1));
    }
  }
  return agents;
}

function agentOf(index: number, upline: string | undefined, depth: number): HistoryAgent {
  const { first, full } = nameOf(index);
  return { username: `${first.toLowerCase()}line${index + 1}`, fullName: full, upline, depth };
}

/** The members of the agents' teams, those who play. */
export function listMembers(agents: readonly HistoryAgent[]): HistoryMember[] {
  const members: HistoryMember[] = [];
  for (const [at, { username, depth }] of agents.entries()) {
    const counts = MEMBER_DIRECTS[depth - 1] ?? [];
    const count = counts[at % counts.length] ?? 0;
    for (let direct = 0; direct < count; direct += 1) {
      const { first, full } = nameOf(members.length + 7);
      const number = 100 + members.length;
      members.push({
        username: `${first.toLowerCase()}${number}`,
        fullName: full,
        upline: username,
      });
    }
  }
  return members;
}
