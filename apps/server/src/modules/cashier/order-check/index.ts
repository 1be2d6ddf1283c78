// Order check: compares every order with its timeline, its transition table and the books.
export { checkOrders } from './check-orders.ts';
