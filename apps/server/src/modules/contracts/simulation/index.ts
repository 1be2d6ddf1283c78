// The simulator: what a contract would have paid.
export { simulateContract } from './simulate-contract.ts';
