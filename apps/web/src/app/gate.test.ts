import { expect, test } from 'vitest';
import { gateOf } from './gate.ts';

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
  ['agent', visitor, 'login'],
  ['agent', trial, 'trial'],
  ['agent', member, 'agentsOnly'],
  ['agent', agent, 'open'],
  ['agent', top, 'open'],
  ['agent', testAgent, 'open'],
  ['agent', testTop, 'open'],
] as const)('what needs a %s, asked for by %j, answers %s', (need, session, gate) => {
  expect(gateOf(need, session)).toBe(gate);
});
