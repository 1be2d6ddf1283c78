// The virtual modules that the build provides.
declare module 'virtual:player-routes' {
  import type { PlayerCalls } from '@fairhouse/calls/player';
  import type { Routes } from '@fairhouse/calls/client';
  export const routes: Partial<Routes<PlayerCalls>>;
}

/** Those that no page calls as it opens, loaded with the first of their calls. */
declare module 'virtual:late-routes' {
  import type { PlayerCalls } from '@fairhouse/calls/player';
  import type { Routes } from '@fairhouse/calls/client';
  export const routes: Partial<Routes<PlayerCalls>>;
}
