import { expect, test } from 'vitest';
import { gateOf, NEEDS, type Gate, type Gated } from './gate.ts';

const visitor = undefined;
const [member, agent, top, trial, testAgent, testTop] = [0, 1, 2, 4, 41, 42].map((role) => ({
  role,
}));

test.each([
  ['session', visitor, 'login'],
  ['session', trial, 'open'],
  ['session', member, 'open'],
  ['member', visitor, 'login'],
  ['member', trial, 'trial'],
  ['member', member, 'open'],
  ['member', agent, 'open'],
  ['member', top, 'open'],
  ['member', testAgent, 'open'],
  ['member', testTop, 'open'],
  ['agent', visitor, 'login'],
  ['agent', trial, 'trial'],
  ['agent', member, 'nonAgent'],
  ['agent', agent, 'open'],
  ['agent', top, 'open'],
  ['agent', testAgent, 'open'],
  ['agent', testTop, 'open'],
] as const)('what needs a %s, asked for by %j, answers %s', (need, session, gate) => {
  expect(gateOf(need, session)).toBe(gate);
});

const GATES: Readonly<Record<Gated, readonly [Gate, Gate, Gate, Gate]>> = {
  order: ['login', 'open', 'open', 'open'],
  ownBets: ['login', 'open', 'open', 'open'],
  memberCentre: ['login', 'trial', 'open', 'open'],
  deposit: ['login', 'trial', 'open', 'open'],
  withdraw: ['login', 'trial', 'open', 'open'],
  security: ['login', 'trial', 'open', 'open'],
  messages: ['login', 'trial', 'open', 'open'],
  points: ['login', 'trial', 'open', 'open'],
  promotion: ['login', 'trial', 'open', 'open'],
  favourites: ['login', 'trial', 'open', 'open'],
  vip: ['login', 'trial', 'open', 'open'],
  agentCentre: ['login', 'trial', 'nonAgent', 'open'],
};

test.each(Object.entries(GATES))(
  '%s answers a visitor, a trial, a member and an agent with %j',
  (name, gates) => {
    const need = NEEDS[name as Gated];
    expect([visitor, trial, member, agent].map((each) => gateOf(need, each))).toEqual(gates);
  },
);
