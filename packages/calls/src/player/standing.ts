// A member's kind and group are sent as one number (decisions.md 16): 0, 1, 2, 41, 42 or 4.
import * as z from 'zod';

export type MemberKind = 'member' | 'agent' | 'top_agent';
export type MemberGroup = 'formal' | 'test' | 'trial';

export interface Standing {
  readonly kind: MemberKind;
  readonly group: MemberGroup;
}

export const standingNumbers = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);
export type StandingNumber = z.output<typeof standingNumbers>;

const STANDINGS: Readonly<Record<StandingNumber, Standing>> = {
  0: { kind: 'member', group: 'formal' },
  1: { kind: 'agent', group: 'formal' },
  2: { kind: 'top_agent', group: 'formal' },
  4: { kind: 'member', group: 'trial' },
  41: { kind: 'agent', group: 'test' },
  42: { kind: 'top_agent', group: 'test' },
};

/** The number of a standing. A plain member of the test group is 0, like any other member. */
export function standingNumber({ kind, group }: Standing): StandingNumber {
  if (group === 'trial') return 4;
  if (kind === 'member') return 0;
  if (kind === 'agent') return group === 'test' ? 41 : 1;
  return group === 'test' ? 42 : 2;
}

export function standingOf(number: StandingNumber): Standing {
  return STANDINGS[number];
}

/** The standing in an answer as a page reads it. */
export function readStanding(value: { readonly isAgent: StandingNumber }): Standing {
  return standingOf(value.isAgent);
}

/** An answer whose `standing` the wire calls `isAgent`. */
export function withStanding<Shape extends z.ZodRawShape>(shape: Shape) {
  type Rest = z.output<z.ZodObject<Shape>>;
  const wire = z.object({ ...shape, isAgent: standingNumbers });
  return z.codec(
    wire,
    z.custom<Rest & { readonly standing: Standing }>(() => true),
    {
      decode: (value) => {
        const { isAgent, ...rest } = value as { isAgent: StandingNumber };
        return { ...rest, standing: standingOf(isAgent) } as Rest & { standing: Standing };
      },
      encode: (value) => {
        const { standing, ...rest } = value as { standing: Standing };
        return { ...rest, isAgent: standingNumber(standing) } as z.output<typeof wire>;
      },
    },
  );
}
