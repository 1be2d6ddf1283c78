// The virtual modules that the build provides.
declare module 'virtual:player-routes' {
  import type { PlayerCalls } from '@fairhouse/calls/player';
  import type { Routes } from '@fairhouse/calls/client';
  export const routes: Routes<PlayerCalls>;
}
