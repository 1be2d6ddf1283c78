// The live connection: one WebSocket for the page. Signals carry no amounts; they invalidate cached
// answers.
import { LIVE_PATH } from '@fairhouse/calls/client';
import { useEffect } from 'react';
import { call } from './calls.ts';
import { createStore, useStore } from '../browser/create-store.ts';
import { currentSession, subscribeSession } from '../session/session.ts';

/** `balance`, `inbox`, `session`, `winners`, `site` or `draw:<lottery>`. */
export type Topic = 'balance' | 'inbox' | 'session' | 'winners' | 'site' | `draw:${string}`;
export type LiveState = 'idle' | 'connecting' | 'open' | 'waiting';

const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** The server closes a connection with this code when its ticket or session is no longer valid. */
const SESSION_ENDED = 4401;

const listeners = new Map<Topic, Set<() => void>>();
const state = createStore<LiveState>('idle');
let socket: WebSocket | undefined;
let lastSignal: { epoch: string; at: number } | undefined;
let waitMs = MIN_RETRY_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
/** The token that the connection's ticket was requested with. */
let holder: string | undefined;
let started = false;

/** Opens the connection and keeps it open until the page is closed. Called once. */
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

/** Subscribes to a topic while the component is mounted; `onSignal` must keep its identity. */
export function useSignal(topic: Topic | undefined, onSignal: () => void): void {
  useEffect(() => {
    if (topic === undefined) return undefined;
    return subscribeTopic(topic, onSignal);
  }, [topic, onSignal]);
}

/** Subscribes to a topic; returns a function that unsubscribes. */
export function subscribeTopic(topic: Topic, onSignal: () => void): () => void {
  const known = listeners.get(topic);
  const topicListeners = known ?? new Set();
  topicListeners.add(onSignal);
  if (!known) {
    listeners.set(topic, topicListeners);
    send({ subscribe: [topic] });
  }
  return () => {
    topicListeners.delete(onSignal);
    if (topicListeners.size > 0 || listeners.get(topic) !== topicListeners) return;
    listeners.delete(topic);
    send({ unsubscribe: [topic] });
  };
}

/** The state of the live connection; `waiting` means that a lost connection will be retried. */
export function useLiveState(): LiveState {
  return useStore(state);
}

async function connect(): Promise<void> {
  state.set('connecting');
  holder = currentSession()?.token;
  const answer = await call('liveTicket', {});
  if (currentSession()?.token !== holder) return connect();
  if (!answer.ok) return retryLater();
  // A visitor's connection would receive no signal that the session has ended.
  if (holder !== undefined && !answer.value.hasSession) notify('session');
  const url = new URL(LIVE_PATH, location.href);
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
    // The server may close the connection before the signal has arrived.
    if (code === SESSION_ENDED) notify('session');
  });
}

/** Connects at once after login or logout, without the delay of an earlier failure. */
function connectNow(): void {
  if (state.get() !== 'waiting') return;
  clearTimeout(retry);
  waitMs = MIN_RETRY_MS;
  void connect();
}

/** Backs off exponentially, with jitter so that pages do not reconnect at the same moment. */
function retryLater(): void {
  state.set('waiting');
  const spread = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  retry = setTimeout(
    () => {
      if (state.get() === 'waiting') void connect();
    },
    waitMs + spread * 4,
  );
  waitMs = Math.min(waitMs * 2, MAX_RETRY_MS);
}

function receive(text: string): void {
  const message = JSON.parse(text) as {
    readonly hello?: string;
    readonly resync?: true;
    readonly missed?: readonly Topic[];
    readonly topic?: Topic;
    readonly at: number;
  };
  if (message.hello !== undefined) resumeSignals(message.hello, message.at);
  if (lastSignal) lastSignal.at = message.at;
  if (message.topic !== undefined) notify(message.topic);
  if (message.resync === true) for (const topic of listeners.keys()) notify(topic);
  for (const topic of new Set(message.missed)) notify(topic);
}

/** After a reconnect the server is asked for the signals missed since the last one received. */
function resumeSignals(epoch: string, at: number): void {
  waitMs = MIN_RETRY_MS;
  state.set('open');
  send({ subscribe: [...listeners.keys()], ...(lastSignal ? { resume: { ...lastSignal } } : {}) });
  lastSignal = { epoch, at };
}

function notify(topic: Topic): void {
  for (const onSignal of listeners.get(topic) ?? []) onSignal();
}

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
