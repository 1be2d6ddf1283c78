import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from '../../../browser/create-store.ts';
import { useSignal } from '../../../calls/live.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useModals } from '../../../modals/modals.ts';
import { gamesMuted } from '../bar/game-muted.ts';
import { GamePicture } from '../cards/GamePicture.tsx';
import type { GameCardView } from '../cards/game-view.ts';
import type { Launched } from '../open/launch.ts';
import { isFromGame, readMessage, type FromGame, type ToGame } from './frame-messages.ts';
import { knowsReady, rememberReady } from './ready-origins.ts';
import { reloadOnce } from './reload-once.ts';

/** A game that has not loaded by then is offered again in other ways. */
const LOAD_MS = 12_000;
/** The same for a game that says when it is ready, and has not. */
const READY_MS = 20_000;

interface GameFrameProps {
  readonly game: GameCardView;
  readonly launched: Launched;
  readonly isLimited: boolean;
  readonly isOffline: boolean;
  readonly onMessage: (message: FromGame) => void;
  /** The game does not load, or the vendor does not let itself be framed. */
  readonly onFailed: () => void;
}

/** The vendor's page of a game. Its address is used once: another launch renders another frame. */
export function GameFrame(props: GameFrameProps) {
  const { game, launched, isLimited, isOffline, onMessage, onFailed } = props;
  const t = useTexts('vendorGames');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isReady, setReady] = useState(false);
  /** Counts the times that the game began to listen: with its load, and when it is ready. */
  const [begun, setBegun] = useState(0);
  const { origin } = new URL(launched.url);
  const waitsForReady = knowsReady(origin) && !isReady;
  const listen = useLatest(onMessage);
  const fail = useLatest(onFailed);

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (!isFromGame(event, frame.current, origin)) return;
      const message = readMessage(event.data);
      if (message === undefined) return;
      if (message.type === 'ready') {
        rememberReady(origin);
        setReady(true);
        setBegun((before) => before + 1);
      }
      listen.current(message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, listen]);
  useEffect(() => {
    const follow = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(origin)) return;
      // The page is older than the vendor: another one allows it. If not, the game does not load.
      if (!reloadOnce(origin)) fail.current();
    };
    document.addEventListener('securitypolicyviolation', follow);
    return () => document.removeEventListener('securitypolicyviolation', follow);
  }, [origin, fail]);
  useEffect(() => {
    if (isOffline || (isLoaded && !waitsForReady)) return undefined;
    const timer = setTimeout(() => fail.current(), isLoaded ? READY_MS : LOAD_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, isOffline, waitsForReady, fail]);
  useMessages({ frame, origin, begun, isLimited, isOffline });

  return (
    <div className="relative size-full bg-night">
      <iframe
        ref={frame}
        src={launched.url}
        title={game.name}
        // A page of this site would get out of a sandbox with these permissions.
        sandbox={origin === window.location.origin ? 'allow-scripts' : launched.sandbox}
        allow={launched.allow}
        referrerPolicy="no-referrer"
        onLoad={() => {
          setLoaded(true);
          setBegun((before) => before + 1);
        }}
        className="absolute inset-0 size-full border-0"
      />
      {!isLoaded && (
        <div data-theme="dark" role="status" className="absolute inset-0 overflow-hidden">
          <GamePicture game={game} wide />
          <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night to-transparent p-6 pt-24 text-center text-lg font-semibold text-on-night">
            {t('opening', { name: game.name })}
          </p>
          <div className="progressing absolute inset-x-0 bottom-0 h-1 bg-accent" aria-hidden />
        </div>
      )}
    </div>
  );
}

type PauseReason = 'reality_check' | 'limit' | undefined;

interface Listener {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly origin: string;
  /** Zero until the game can listen; a game that was loaded again knows nothing. */
  readonly begun: number;
  readonly isLimited: boolean;
  readonly isOffline: boolean;
}

/**
 * Sends the game what it has to know: why it pauses, that the balance has changed, the language,
 * and whether it is muted.
 */
function useMessages({ frame, origin, begun, isLimited, isOffline }: Listener): void {
  const language = useLanguage();
  const isMuted = useStore(gamesMuted);
  const isChecked = useModals().some(({ name }) => name === 'realityCheck');
  const send = useRef((message: ToGame) => {
    frame.current?.contentWindow?.postMessage(message, origin);
  });
  const pausedFor = useRef<PauseReason>(undefined);
  const [sendBalance] = useState(() => () => send.current({ type: 'balance' }));
  useSignal(begun > 0 ? 'balance' : undefined, sendBalance);
  useEffect(() => {
    if (begun > 0) send.current({ type: 'language', language });
  }, [begun, language]);
  useEffect(() => {
    if (begun > 0) send.current({ type: 'mute', on: isMuted });
  }, [begun, isMuted]);
  useEffect(() => {
    // A game that was loaded again plays until it is paused.
    pausedFor.current = undefined;
  }, [begun]);
  useEffect(() => {
    const reason = isChecked ? 'reality_check' : isLimited ? 'limit' : undefined;
    if (begun === 0 || reason === pausedFor.current) return;
    pausedFor.current = reason;
    send.current(reason === undefined ? { type: 'resume' } : { type: 'pause', reason });
  }, [begun, isChecked, isLimited]);
  const wasOffline = useRef(false);
  useEffect(() => {
    // Signals were missed while the line was gone.
    if (wasOffline.current && !isOffline && begun > 0) sendBalance();
    wasOffline.current = isOffline;
  }, [begun, isOffline, sendBalance]);
}

/** The latest value, for listeners that are registered once. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
