// Callbacks: the route on which the payment provider reports payments and payouts.
export { cashierRoutes } from './receive-callback.ts';
