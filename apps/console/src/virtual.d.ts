declare module 'virtual:operator-routes' {
  import type { Routes } from '@fairhouse/calls/client';
  import type { OperatorCalls } from '@fairhouse/calls/operator';
  export const routes: Routes<OperatorCalls>;
}

declare module '*.css';
