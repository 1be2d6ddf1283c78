// Explanation: from a bill down to the bets of its team.
export { writeBillFile } from './bill-file.ts';
export { explainBets, explainBill, explainMembers } from './explain-bill.ts';
