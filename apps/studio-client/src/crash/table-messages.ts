// What the feed of a table says (the studio's own protocol: JSON, money in millionths, multipliers
// in hundredths, times of the clock in milliseconds).

/** [seq, name, stake, currency, automatic or 0, cash-out or 0]. */
export type ShownBet = readonly [number, string, number, string, number, number];

export interface OwnBet {
  readonly id: string;
  readonly drawId: string;
  readonly seq: number;
  readonly amount: number;
  readonly auto: number | null;
  readonly cashOut: number | null;
  readonly payout: number;
  readonly receipt: {
    readonly at: number;
    readonly leaf: string;
    readonly signature: string;
  };
  readonly isLimited?: boolean;
}

export interface Party {
  readonly name: string;
  readonly runBy: string;
  readonly independent: number;
}

export interface PastPoint {
  readonly drawId: string;
  readonly point: number;
}

export type Phase = 'WAITING' | 'BETTING' | 'CLOSING' | 'RUNNING' | 'CRASHED' | 'VOID' | 'CLOSED';

export interface TableState {
  readonly type: 'state';
  readonly mode: 'cosign' | 'house';
  readonly party: Party;
  readonly phase: Phase;
  readonly now: number;
  readonly past: readonly PastPoint[];
  readonly rows: readonly ShownBet[];
  readonly players: number;
  readonly own: OwnBet | null;
  readonly drawId?: string;
  readonly commit?: string;
  readonly opensAt?: number;
  readonly closesAt?: number;
  readonly root?: string;
  readonly ms?: number;
  readonly point?: number;
  readonly next?: RoundTimes;
}

export interface RoundTimes {
  readonly drawId: string;
  readonly commit: string;
  readonly opensAt: number;
  readonly closesAt: number;
}

export type TableMessage =
  | TableState
  | (RoundTimes & { readonly type: 'open' | 'next'; readonly now: number })
  | {
      readonly type: 'tick';
      readonly players: number;
      readonly rows: readonly ShownBet[];
      readonly cashed?: readonly (readonly [number, number])[];
      readonly ms?: number;
    }
  | { readonly type: 'root'; readonly drawId: string; readonly root: string }
  | { readonly type: 'run'; readonly drawId: string; readonly ms: number }
  | {
      readonly type: 'crash';
      readonly drawId: string;
      readonly point: number;
      readonly ms: number;
    }
  | { readonly type: 'void'; readonly drawId: string }
  | { readonly type: 'closed' }
  | { readonly type: 'own'; readonly bet: OwnBet }
  | { readonly type: 'balance'; readonly amount: number }
  | { readonly type: 'pong'; readonly ping: number; readonly now: number };
