// How the examples of one family of the vector file are read.
import type { Family, Play, PreparedDraw } from '../../../lottery/play.ts';
import type { Selection } from '../../../lottery/selection.ts';
import type { SettledBet } from '../../../lottery/settle.ts';
import type { Terms } from '../../../lottery/terms.ts';
import type { Given } from '../compare.ts';
import type { JsonObject } from '../example.ts';

/** Reads an example of one family; what it leaves out is read as for any other. */
export interface FamilyReader {
  /** The `family` of its examples. */
  readonly name: string;
  /** The `game` of the examples it reads; any when absent. */
  readonly games?: readonly string[];
  /** The family and play an example bets on; undefined for one that is not known. */
  findPlay(example: JsonObject): { readonly family: Family; readonly play: Play } | undefined;
  /** The result of the example, prepared. */
  readDraw(family: Family, example: JsonObject): PreparedDraw | undefined;
  readSelection?(play: Play, example: JsonObject): Selection | undefined;
  readTerms?(play: Play, example: JsonObject): Terms | undefined;
  /** Changes what a run gave into how the file counts it, such as hits without bonus rounds. */
  given?(given: Given, bet: SettledBet, example: JsonObject): Given;
}
