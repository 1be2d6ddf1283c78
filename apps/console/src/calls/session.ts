// The operator's session in the browser, as one observable value.
import { useSyncExternalStore } from 'react';
import type { CallValue } from './calls.ts';

export type Standing = CallValue<'consoleMe'>;

const TOKEN = 'console.token';
const MERCHANT = 'console.merchant';

interface Session {
  readonly token: string | undefined;
  readonly merchant: string | undefined;
  readonly standing: Standing | undefined;
  /** Whose token it is; known from the first standing on, also while another merchant loads. */
  readonly operator: Standing['operatorId'] | undefined;
}

let current: Session = {
  token: sessionStorage.getItem(TOKEN) ?? undefined,
  merchant: localStorage.getItem(MERCHANT) ?? undefined,
  standing: undefined,
  operator: undefined,
};
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return current;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession);
}

/**
 * Whether the operator holds a right at the selected merchant. The server decides; this only hides.
 */
export function useRight(right: string): boolean {
  return useSession().standing?.rights.includes(right) ?? false;
}

/** The currency of the selected merchant; undefined until the standing has loaded. */
export function useCurrency(): string | undefined {
  const { standing } = useSession();
  return standing?.merchants.find(({ code }) => code === standing.merchant)?.currency;
}

export function saveToken(token: string | undefined): void {
  if (token === undefined) sessionStorage.removeItem(TOKEN);
  else sessionStorage.setItem(TOKEN, token);
  change({ ...current, token, standing: undefined, operator: undefined });
}

export function saveMerchant(merchant: string): void {
  localStorage.setItem(MERCHANT, merchant);
  change({ ...current, merchant, standing: undefined });
}

export function saveStanding(standing: Standing): void {
  change({ ...current, standing, operator: standing.operatorId });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}
