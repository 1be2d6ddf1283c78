// What is published about a draw: its proof, its leaves and the merchant's log.
export { readDrawProof, readDrawTickets, readPublicLog } from './draw-proof.ts';
