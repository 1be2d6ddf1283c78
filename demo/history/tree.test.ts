import { wireTerms } from '@fairhouse/calls/player';
import {
  DEFAULT_KIND_RULES,
  findDominanceProblem,
  findTermsProblem,
} from '@fairhouse/rules/agency';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { contractsOf } from './contracts-of.ts';
import { listAgents, listMembers } from './tree.ts';

test('the tree has some forty agents at a depth of five, each below one that was named before', () => {
  const agents = listAgents();
  expect(agents.length).toBeGreaterThanOrEqual(40);
  expect(Math.max(...agents.map(({ depth }) => depth))).toBe(5);
  for (const [at, { upline, depth }] of agents.entries()) {
    const above = agents.slice(0, at).find(({ username }) => username === upline);
    expect(above?.depth ?? 0).toBe(depth - 1);
  }
  const members = listMembers(agents);
  const names = [...agents, ...members].map(({ username }) => username);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z]{3,12}\d{1,4}$/.test(name))).toBe(true);
  for (const { upline } of members) expect(names).toContain(upline);
});

test('each level has contracts of at least three kinds, within those of the level above', () => {
  const termsAt = (depth: number) =>
    contractsOf(depth).map((terms) => z.decode(wireTerms, terms as never));
  for (let depth = 1; depth <= 5; depth += 1) {
    const own = termsAt(depth);
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const terms of own) {
      const rules = DEFAULT_KIND_RULES[terms.kind];
      expect(findTermsProblem(terms, rules), `${terms.kind} at ${depth}`).toBeUndefined();
      if (depth === 1) continue;
      const above = termsAt(depth - 1).find(({ kind }) => kind === terms.kind);
      const problem = findDominanceProblem(above?.tiers ?? [], terms.tiers, rules);
      expect(problem, `${terms.kind} at ${depth}`).toBeUndefined();
    }
  }
});
