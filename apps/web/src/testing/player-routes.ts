// Stands in for `virtual:player-routes`, which the build makes of the same table.
import { routesOf } from '@fairhouse/calls/client';
import { player } from '@fairhouse/calls/player';

export const routes = routesOf(player);
