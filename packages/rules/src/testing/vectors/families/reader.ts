// The interface for reading the examples of one family of the vector file.
import type { Family, Play, PreparedDraw } from '../../../lottery/plays/play.ts';
import type { Selection } from '../../../lottery/slip/selection.ts';
import type { SettledBet } from '../../../lottery/settling/settle.ts';
import type { Terms } from '../../../lottery/pricing/terms.ts';
import type { RunResult } from '../compare.ts';
import type { JsonObject } from '../example.ts';

/** Reads the examples of one family; absent methods fall back to the default. */
export interface FamilyReader {
  /** The `family` of its examples. */
  readonly name: string;
  /** The `game` of the examples it reads; any when absent. */
  readonly games?: readonly string[];
  /** The family and play of an example's bet; undefined for an unknown one. */
  findPlay(example: JsonObject): { readonly family: Family; readonly play: Play } | undefined;
  /** The result of the example, prepared. */
  readDraw(family: Family, example: JsonObject): PreparedDraw | undefined;
  readSelection?(play: Play, example: JsonObject): Selection | undefined;
  readTerms?(play: Play, example: JsonObject): Terms | undefined;
  /** Converts a result into the file's way of counting, such as hits without bonus rounds. */
  adjustResult?(result: RunResult, bet: SettledBet, example: JsonObject): RunResult;
}
