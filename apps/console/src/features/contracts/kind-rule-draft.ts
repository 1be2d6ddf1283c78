// The rules of a kind as a form edits them, and as they are sent: only what differs from what holds
// is chosen again, so that a default that nobody touched stays one.
import type { CallInput, CallValue } from '../../calls/calls.ts';

type Line = CallValue<'contractRules'>['kinds'][number];
type InForce = Line['inForce'];
export type Rules = CallInput<'contractRulesChange'>['rules'];
type Gate = InForce['gates'][number];

export interface RuleDraft extends Omit<InForce, 'gates' | 'approvalRatePct' | 'maxPeriodCap'> {
  readonly approvalRatePct: string;
  readonly maxPeriodCap: string;
  /** A gate in each line: rate, turnover of 5 and of 15 days, active members. */
  readonly gates: string;
}

const GATE = /^\s*(\d{1,3}(?:\.\d{1,4})?)\s+(\d+(?:\.\d+)?)\s+(\d+(?:\.\d+)?)\s+(\d{1,6})\s*$/;

/** The gates of some lines; undefined where a line is none. */
export function readGates(text: string): Gate[] | undefined {
  const gates = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, ratePct = '', days5 = '', days15 = '', active = ''] = GATE.exec(line) ?? [];
      return { ratePct, days5, days15, active: Number(active) };
    });
  return gates.every(({ ratePct }) => ratePct !== '') ? gates : undefined;
}

const bare = (money: string): string => money.replace(/\.0+$/, '');

const gateLine = ({ ratePct, days5, days15, active }: Gate): string =>
  [ratePct, bare(days5), bare(days15), active].join(' ');

/** What a form begins with. */
export function draftOf({ inForce }: Line): RuleDraft {
  const { gates, approvalRatePct, maxPeriodCap, ...rules } = inForce;
  return {
    ...rules,
    minActiveBet: bare(rules.minActiveBet),
    approvesAloneBelow: bare(rules.approvesAloneBelow),
    periods: [...rules.periods],
    approvalRatePct: approvalRatePct ?? '',
    maxPeriodCap: bare(maxPeriodCap ?? ''),
    gates: gates.map(gateLine).join('\n'),
  };
}

/** What is sent for a draft. */
export function rulesOf(line: Line, draft: RuleDraft): Rules {
  const first = draftOf(line);
  const names = (Object.keys(first) as (keyof RuleDraft)[]).filter(
    (name) => JSON.stringify(first[name]) !== JSON.stringify(draft[name]),
  );
  const chosen: Record<string, unknown> = { ...line.chosen };
  for (const name of names) {
    const value = name === 'gates' ? readGates(draft.gates) : draft[name];
    if (value === '' || value === undefined) delete chosen[name];
    else chosen[name] = value;
  }
  return chosen as Rules;
}
