// Stands in for `virtual:operator-routes`, which the build makes of the same table.
import { routesOf } from '@fairhouse/calls/client';
import { operator } from '@fairhouse/calls/operator';

export const routes = routesOf(operator);
