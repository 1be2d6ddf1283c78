// Stored orders and tickets: their hashes, their receipts, and the list of a member's own bets.
export { computeCancelFee } from './cancel-fee.ts';
export { listMyBets, readMyOrder } from './my-bets.ts';
export { createReceipt, findReceipt, ticketReceipts } from './receipt.ts';
export {
  findOrder,
  listTickets,
  readTicket,
  type OrderRow,
  type StoredTicket,
  type TicketRow,
} from './store/orders.ts';
export {
  cancelLeaf,
  entryLeaf,
  hashCancel,
  hashEntry,
  hashTicket,
  playerTag,
  ticketLeaf,
  ticketName,
  type SharedTicket,
  type UnnumberedTicket,
} from './ticket.ts';
