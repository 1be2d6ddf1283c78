import { exampleOf, withRow } from './example.ts';
import type { PageCase } from './page-cases.ts';

/** The pages of agents. */
export const AGENT_CASES: readonly PageCase[] = [
  {
    route: '/agents/:tab?',
    at: '/agents',
    right: 'agents.read',
    call: 'agentTree',
    answer: withRow('agentTree', { username: 'anna' }),
    sees: 'anna',
    empty: 'agent.nobody',
  },
  {
    route: '/agents/:id/show',
    right: 'agents.read',
    call: 'agentOne',
    answer: { ...exampleOf('agentOne'), username: 'anna' },
    sees: 'anna',
    act: { right: 'agents.edit', button: 'agent.act.move' },
  },
  {
    route: '/contracts/:tab?',
    at: '/contracts',
    right: 'contracts.read',
    call: 'contractList',
    answer: withRow('contractList', { username: 'anna' }),
    sees: 'anna',
    empty: 'contract.none',
    act: { right: 'contracts.edit', button: 'contract.houseOffer' },
  },
  {
    route: '/contracts/:id/show',
    right: 'contracts.read',
    call: 'contractDetail',
    answer: {
      ...exampleOf('contractDetail'),
      contract: { ...exampleOf('contractDetail').contract, madeBy: 'olga' },
    },
    sees: 'olga',
  },
];
