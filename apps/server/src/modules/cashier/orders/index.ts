// Orders: what deposits and withdrawals have in common: numbers, timelines, states and texts.
export type { DepositState, OrderReason, WithdrawalState } from './order-state.ts';
export { showTimeline } from './show-timeline.ts';
export { OF_USERNAME, type EventRow, addEvent, listEvents, nextOrderNumber } from './store.ts';
export {
  APPROVAL_TEXTS,
  BACKOFFICE_HEADINGS,
  DEPOSIT_HEADINGS,
  STATE_TEXTS,
  WITHDRAWAL_HEADINGS,
} from './texts.ts';
export type { TransitionActor } from './transition-actor.ts';
