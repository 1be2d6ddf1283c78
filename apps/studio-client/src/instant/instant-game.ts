import type { Multiplier } from '@fairhouse/rules/games';
import type { Texts } from '../i18n/en.ts';
import type { Round } from '../rgs/rgs-client.ts';
import type { FixedField } from './fixed-fields.ts';

/** What a player sees of a round; the fields are those of the studio's games. */
export type Shown = Readonly<Record<string, unknown>>;
export type InstantRound = Round<Shown>;

/** What an instant game is given by the page around it. */
export interface InstantTable {
  readonly texts: Texts;
  readonly isCalm: boolean;
  /** Makes a choice in the open round. */
  choose(choice: unknown): void;
  /** Whether an auto bet makes the choices. */
  isAutomatic(): boolean;
  /** The parameters have changed. */
  changed(): void;
}

/** One instant game on the table: its picture, its controls, and what a round looks like. */
export interface InstantGame {
  readonly stage: HTMLElement;
  readonly controls: readonly HTMLElement[];
  readonly startLabel: string;
  /** Whether a round goes on after its start. */
  readonly isStepwise: boolean;
  /** Of a game of choices: those that an auto bet makes, fixed beforehand. */
  readonly fixed?: FixedField;
  parameters(): Record<string, unknown> | undefined;
  /** Sets the controls to the parameters of a round; absent where a round has none. */
  adopt?(parameters: Shown): void;
  /** The greatest multiplier that a first press could reach; undefined without parameters. */
  greatest(): Multiplier | undefined;
  /** What the bet could pay, in words; empty where it depends on choices. */
  outlook(): string;
  /** Shows a round as it stands, with animation. */
  show(round: InstantRound): Promise<void>;
  /** Whether what is won can be taken now. */
  canTake?(round: InstantRound): boolean;
}

export const shownOf = (round: InstantRound): Shown => round.state[0] ?? {};

/** Waits, unless motion is reduced. */
export function pause(table: InstantTable, ms: number): Promise<void> {
  return table.isCalm || document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => void setTimeout(resolve, ms));
}
