// The client of the RGS shape: POST, JSON, amounts in millionths as whole numbers.

export interface BookEvent {
  readonly index: number;
  readonly type: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly [field: string]: any;
}

export interface Round<State = BookEvent> {
  readonly id: string;
  readonly betID: number;
  /** The base stake, in millionths. */
  readonly amount: number;
  readonly stake: number;
  readonly payout: number;
  readonly payoutMultiplier: number;
  readonly active: boolean;
  readonly mode: string;
  readonly event: string;
  readonly state: readonly State[];
  readonly parameters?: Record<string, unknown>;
  readonly step?: number;
  readonly refunded?: boolean;
  /** What it won of the house's jackpots; an amount is null until the house has paid it. */
  readonly jackpots?: readonly { readonly level: string; readonly amount: number | null }[];
  /** No stake was taken. */
  readonly free?: boolean;
  readonly pairId?: string;
  readonly nonce?: number;
  readonly at?: number;
}

/** Rounds that the house gave the player; amounts in millionths. */
export interface FreeRounds {
  readonly id: string;
  /** Not yet accepted ones are offered. */
  readonly accepted: boolean;
  readonly count: number;
  readonly left: number;
  /** The stake that a round stands for. */
  readonly value: number;
  readonly won: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

export interface Seeds {
  readonly pairId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly nextPairId: string;
  readonly nextCommitment: string;
}

export interface Config {
  readonly gameID: string;
  readonly minBet: number;
  readonly maxBet: number;
  /** The most that is paid for a round, in millionths. */
  readonly maxWin: number;
  readonly defaultBetLevel: number;
  readonly betLevels: readonly number[];
  readonly betModes: Readonly<Record<string, { readonly costMultiplier: number }>>;
  readonly jurisdiction: Readonly<Record<string, boolean>> & {
    readonly minimumRoundDuration: number;
  };
}

export interface Balance {
  readonly amount: number;
  readonly currency: string;
}

export interface Opened<State = BookEvent> {
  readonly balance: Balance;
  readonly config: Config;
  readonly round: Round<State> | null;
  readonly freeRounds: FreeRounds | null;
  /** Those that the open round is one of; there may be none left of them. */
  readonly roundFreeRounds?: FreeRounds | null;
  readonly seeds: Seeds;
  readonly kind: 'REAL' | 'DEMO';
  readonly lobbyUrl: string;
}

/** A refusal of the studio, by its code; `OFFLINE` where there was no answer. */
export class RgsFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Rgs {
  readonly sessionId: string;
  call<Answer>(path: string, body?: object): Promise<Answer>;
  /** The address of a live connection. */
  feedUrl(path: string): string;
}

const TIMEOUT_MS = 12_000;

/** The studio of the page's address: `rgs_url` is a host, or an address with a scheme. */
export function rgsOf(query: URLSearchParams): Rgs {
  const given = query.get('rgs_url') ?? location.host;
  const base = given.includes('://') ? given : `${location.protocol}//${given}`;
  const sessionId = query.get('sessionID') ?? '';
  return {
    sessionId,
    feedUrl: (path) => `${base.replace(/^http/, 'ws')}${path}`,
    call: async (path, body = {}) => {
      let response: Response;
      try {
        response = await fetch(`${base}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sessionID: sessionId, ...body }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
      } catch {
        throw new RgsFailure('OFFLINE', 'no answer');
      }
      const answer = (await response.json().catch(() => ({}))) as Record<string, string>;
      if (response.status === 200) return answer as never;
      throw new RgsFailure(answer['error'] ?? 'ERR_GEN', answer['message'] ?? '');
    },
  };
}

/** A play is repeated with the same id while there is no answer: it is one round. */
export async function playWithRepeats<Answer>(
  rgs: Rgs,
  path: string,
  body: object,
): Promise<Answer> {
  const playId = crypto.randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await rgs.call<Answer>(path, { ...body, playId });
    } catch (error) {
      const isUnknown = error instanceof RgsFailure && ['OFFLINE', 'ERR_GEN'].includes(error.code);
      if (!isUnknown || attempt === 2) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 600));
    }
  }
}
