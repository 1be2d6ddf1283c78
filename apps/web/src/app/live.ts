// The live connection: one socket for the page. Signals carry no amounts; they make answers stale.
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './calls.ts';
import { currentSession, subscribeSession } from './session.ts';

/** `balance`, `inbox`, `session`, `winners`, `site` or `draw:<lottery>`. */
export type Topic = 'balance' | 'inbox' | 'session' | 'winners' | 'site' | `draw:${string}`;
export type LiveState = 'idle' | 'connecting' | 'open' | 'waiting';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** With this code the house closes a connection whose ticket or session is no longer good. */
const SESSION_ENDED = 4401;

const hearers = new Map<Topic, Set<() => void>>();
const stateListeners = new Set<() => void>();
let state: LiveState = 'idle';
let socket: WebSocket | undefined;
let heard: { epoch: string; at: number } | undefined;
let waitMs = FIRST_WAIT_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
/** Whose connection it is: the token that its ticket was asked with. */
let holder: string | undefined;
let started = false;

/** Opens the connection and keeps it open until the page goes. Called once. */
export function startLive(): void {
  if (started) return;
  started = true;
  subscribeSession(() => {
    if (currentSession()?.token === holder) return;
    socket?.close();
    connectNow();
  });
  window.addEventListener('online', connectNow);
  void connect();
}

/** Hears a topic while the component is on the page; `onSignal` must keep its identity. */
export function useLive(topic: Topic | undefined, onSignal: () => void): void {
  useEffect(() => {
    if (topic === undefined) return undefined;
    return hear(topic, onSignal);
  }, [topic, onSignal]);
}

/** Hears a topic; the answer stops. */
export function hear(topic: Topic, onSignal: () => void): () => void {
  const known = hearers.get(topic);
  const hearing = known ?? new Set();
  hearing.add(onSignal);
  if (!known) {
    hearers.set(topic, hearing);
    send({ subscribe: [topic] });
  }
  return () => {
    hearing.delete(onSignal);
    if (hearing.size > 0 || hearers.get(topic) !== hearing) return;
    hearers.delete(topic);
    send({ unsubscribe: [topic] });
  };
}

/**
 * Whether the page hears signals now; `waiting` means that a lost connection will be tried again.
 */
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribeState, readState, readState);
}

function readState(): LiveState {
  return state;
}

async function connect(): Promise<void> {
  setState('connecting');
  holder = currentSession()?.token;
  const answer = await call('liveTicket', {});
  if (currentSession()?.token !== holder) return connect();
  if (!answer.ok) return retryLater();
  // As a visitor the page would never hear that its session has ended.
  if (holder !== undefined && !answer.value.hasSession) tell('session');
  const url = new URL('/wps/live', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', answer.value.ticket);
  const opened = new WebSocket(url);
  socket = opened;
  opened.addEventListener('message', ({ data }) => receive(String(data)));
  opened.addEventListener('close', ({ code }) => {
    if (socket === opened) socket = undefined;
    if (currentSession()?.token !== holder) {
      void connect();
      return;
    }
    retryLater();
    // The house may have let go of the page before it heard why.
    if (code === SESSION_ENDED) tell('session');
  });
}

/** Whoever comes or goes does not wait out what an earlier failure asked for. */
function connectNow(): void {
  if (state !== 'waiting') return;
  clearTimeout(retry);
  waitMs = FIRST_WAIT_MS;
  void connect();
}

/** Waits longer each time, and never in step with other pages. */
function retryLater(): void {
  setState('waiting');
  const spread = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  retry = setTimeout(
    () => {
      if (state === 'waiting') void connect();
    },
    waitMs + spread * 4,
  );
  waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
}

function receive(text: string): void {
  const message = JSON.parse(text) as {
    readonly hello?: string;
    readonly resync?: true;
    readonly missed?: readonly Topic[];
    readonly topic?: Topic;
    readonly at: number;
  };
  if (message.hello !== undefined) greet(message.hello, message.at);
  if (heard) heard.at = message.at;
  if (message.topic !== undefined) tell(message.topic);
  if (message.resync === true) for (const topic of hearers.keys()) tell(topic);
  for (const topic of new Set(message.missed)) tell(topic);
}

/** After a break the server is asked for what was missed since the last thing heard. */
function greet(epoch: string, at: number): void {
  waitMs = FIRST_WAIT_MS;
  setState('open');
  send({ subscribe: [...hearers.keys()], ...(heard ? { resume: { ...heard } } : {}) });
  heard = { epoch, at };
}

function tell(topic: Topic): void {
  for (const onSignal of hearers.get(topic) ?? []) onSignal();
}

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function setState(next: LiveState): void {
  state = next;
  for (const listener of stateListeners) listener();
}

function subscribeState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}
