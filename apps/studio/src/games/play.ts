// What the studio needs to know of a game in order to play a round of it: how it is decided from
// the words of its key, and what its player sees and may still choose.
import type { Multiplier, RoundType } from '@fairhouse/rules/games';
import type { WordStream } from '@fairhouse/rules/fair';
import type * as z from 'zod';

/** What a round came to so far. */
export interface RoundView {
  /** What its player may see now. */
  readonly shown: unknown;
  /** Of the base stake, if taken now. */
  readonly multiplier: Multiplier;
  /** Whether nothing is left to choose. */
  readonly isOver: boolean;
}

export interface Play {
  readonly code: string;
  readonly version: number;
  readonly type: Extract<RoundType, 'RNG' | 'LOCAL'>;
  readonly parameters: z.ZodType;
  /** A choice of a round that goes on; undefined where a round is over once it is decided. */
  readonly choice?: z.ZodType;
  /** The greatest multiplier that these parameters can reach; undefined if it is asked by step. */
  readonly greatest: (parameters: unknown) => Multiplier | undefined;
  /**
   * The whole outcome; the parameters have been read by their schema. Undefined for a round of a
   * table, which decides it for all its players.
   */
  readonly decide?: (words: WordStream, parameters: unknown) => unknown;
  readonly view: (round: PlayedRound) => RoundView;
  /**
   * What the round is worth if the next choice is right, whatever is hidden; undefined for a choice
   * that the round as it stands does not offer.
   */
  readonly prospect?: (round: PlayedRound, choice: unknown) => Multiplier | undefined;
}

/** A game whose rounds are of one player. */
export type SoloPlay = Play & Required<Pick<Play, 'decide'>>;

/** A round as it is stored, read by the schemas of its game. */
export interface PlayedRound {
  readonly parameters: unknown;
  readonly outcome: unknown;
  readonly choices: readonly unknown[];
}

/** The code and version of a game, such as `dice/1`: part of the key of its rounds. */
export function gameIdOf({ code, version }: Pick<Play, 'code' | 'version'>): string {
  return `${code}/${version}`;
}

interface Definition<Parameters, Outcome, Choice> {
  readonly code: string;
  readonly version: number;
  readonly type: Play['type'];
  readonly parameters: z.ZodType<Parameters>;
  readonly outcome: z.ZodType<Outcome>;
  readonly choice?: z.ZodType<Choice>;
  readonly greatest: (parameters: Parameters) => Multiplier | undefined;
  readonly decide?: (words: WordStream, parameters: Parameters) => Outcome;
  readonly view: (parameters: Parameters, outcome: Outcome, choices: Choice[]) => RoundView;
  readonly prospect?: (
    round: { parameters: Parameters; outcome: Outcome; choices: Choice[] },
    choice: Choice,
  ) => Multiplier | undefined;
}

/** A game from functions of its own types; what was stored is read by the schemas. */
export function definePlay<Parameters, Outcome, Choice = never>(
  game: Definition<Parameters, Outcome, Choice> &
    Required<Pick<Definition<Parameters, Outcome, Choice>, 'decide'>>,
): SoloPlay;
export function definePlay<Parameters, Outcome, Choice = never>(
  game: Definition<Parameters, Outcome, Choice>,
): Play;
export function definePlay<Parameters, Outcome, Choice = never>(
  game: Definition<Parameters, Outcome, Choice>,
): Play {
  const { code, version, type, parameters, choice, prospect, decide } = game;
  const choicesOf = (choices: readonly unknown[]): Choice[] =>
    choice === undefined ? [] : choices.map((each) => choice.parse(each));
  return {
    code,
    version,
    type,
    parameters,
    ...(choice && { choice }),
    greatest: (given) => game.greatest(parameters.parse(given)),
    ...(decide && { decide: (words, given) => decide(words, parameters.parse(given)) }),
    view: (round) =>
      game.view(
        parameters.parse(round.parameters),
        game.outcome.parse(round.outcome),
        choicesOf(round.choices),
      ),
    ...(prospect &&
      choice && {
        prospect: (round: PlayedRound, given: unknown) =>
          prospect(
            {
              parameters: parameters.parse(round.parameters),
              outcome: game.outcome.parse(round.outcome),
              choices: choicesOf(round.choices),
            },
            choice.parse(given),
          ),
      }),
  };
}
