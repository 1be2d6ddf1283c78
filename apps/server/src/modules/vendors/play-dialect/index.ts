// The second dialect: one call with actions.
export { playRoutes } from './play-routes.ts';
