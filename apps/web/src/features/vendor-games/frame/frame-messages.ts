// Messages between the page and the game in its frame (games.md 4.4). Anything else is dropped.

export type FromGame =
  | { readonly type: 'ready' | 'round:start' | 'round:end' | 'leave' | 'deposit' | 'login-ended' }
  | { readonly type: 'error'; readonly code: string };

export type ToGame =
  | { readonly type: 'balance' | 'resume' }
  | { readonly type: 'pause'; readonly reason: 'reality_check' | 'limit' }
  | { readonly type: 'mute'; readonly on: boolean }
  | { readonly type: 'language'; readonly language: string };

const PLAIN = ['ready', 'round:start', 'round:end', 'deposit', 'login-ended'] as const;
/** Both lead back to where the player came from. */
const LEAVING: readonly unknown[] = ['close', 'lobby'];
const CODE_MAX = 64;

/** Reads a message of the game; undefined for one that no game may send. */
export function readMessage(data: unknown): FromGame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, code } = data as { readonly type?: unknown; readonly code?: unknown };
  if (LEAVING.includes(type)) return { type: 'leave' };
  if (type === 'error') {
    return typeof code === 'string' && code.length <= CODE_MAX ? { type, code } : undefined;
  }
  const plain = PLAIN.find((each) => each === type);
  return plain === undefined ? undefined : { type: plain };
}

/** Whether a message came from the game's own window at the game's own origin. */
export function isFromGame(
  message: Pick<MessageEvent, 'origin' | 'source'>,
  frame: { readonly contentWindow: unknown } | null,
  origin: string,
): boolean {
  return frame !== null && message.source === frame.contentWindow && message.origin === origin;
}
