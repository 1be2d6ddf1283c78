// Runs one example of any vector file.
import { runAgencyExample } from './agency/run-agency-example.ts';
import { isGamesExample, runGamesExample } from './games/run-games-example.ts';
import { findReader } from './families/index.ts';
import { skipped, type JsonObject, type Outcome } from './example.ts';
import { runBet } from './run-bet.ts';
import { runFamilyBet } from './run-family-bet.ts';
import { runTicket } from './run-ticket.ts';

/** Runs an example of a supported family or area; any other is skipped. */
export function runExample(example: JsonObject): Outcome {
  if (isGamesExample(example)) return runGamesExample(example);
  if (example.area !== undefined) return runAgencyExample(example);
  if (example.family === 'SSC' || example.family === 'ZY') return runBet(example);
  if (example.family === 'TICKET') return runTicket(example);
  const reader = findReader(example);
  if (reader) return runFamilyBet(reader, example);
  return skipped(`family ${String(example.family)} is not built`);
}
