// Transfers of money along a line of agents.
export { createTransfer } from './create-transfer.ts';
export { readTransfers } from './list-transfers.ts';
export { endHold, tellReceiver } from './move-money.ts';
export { decideTransferRow, listAllTransfers, lockTransfer } from './store.ts';
export { acceptTransfers, readTransferOptions } from './transfer-options.ts';
