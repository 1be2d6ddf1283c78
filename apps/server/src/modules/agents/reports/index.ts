// What agents read about their teams, and of their own income.
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../../platform/call-context.ts';
import { exportAccounts, readAccounts } from './read-accounts.ts';
import { exportBets, readBets, readBetSums } from './read-bets.ts';
import { exportIncome, readIncome, readIncomeLines } from './read-income.ts';
import { readOwnCategories } from './read-own-categories.ts';
import { readPersons } from './read-persons.ts';
import { exportRounds, readRounds, readRoundSums } from './read-rounds.ts';
import { exportStatements, readStatements } from './read-statements.ts';
import { readTeam, readTeamPeople } from './read-team.ts';

export { readTeamSums } from './read-team-sums.ts';

export const agentReportOperations = {
  agentTeamFigures: readTeam,
  agentTeamPeople: readTeamPeople,
  agentTeamPersons: readPersons,
  agentStatements: readStatements,
  agentStatementsCsv: exportStatements,
  agentBets: readBets,
  agentBetSums: readBetSums,
  agentBetsCsv: exportBets,
  agentRounds: readRounds,
  agentRoundSums: readRoundSums,
  agentRoundsCsv: exportRounds,
  agentAccounts: readAccounts,
  agentAccountsCsv: exportAccounts,
  agentIncome: readIncome,
  agentIncomeCsv: exportIncome,
  agentIncomeLines: readIncomeLines,
  personalCategories: readOwnCategories,
} satisfies Partial<Operations<PlayerCalls>>;
