import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSignal } from '../../../calls/live.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useModals } from '../../../modals/modals.ts';
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
  readonly onMessage: (message: FromGame) => void;
  /** The game does not load, or the vendor does not let itself be framed. */
  readonly onFailed: () => void;
}

/** The vendor's page of a game. Its address is used once: another launch renders another frame. */
export function GameFrame({ game, launched, isLimited, onMessage, onFailed }: GameFrameProps) {
  const t = useTexts('vendorGames');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isReady, setReady] = useState(false);
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
    if (isLoaded && !waitsForReady) return undefined;
    const timer = setTimeout(() => fail.current(), isLoaded ? READY_MS : LOAD_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, waitsForReady, fail]);
  useMessages(frame, origin, isLoaded, isLimited);

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
        onLoad={() => setLoaded(true)}
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

/** Sends the game what it has to know: why it pauses, another balance, another language. */
function useMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  isLoaded: boolean,
  isLimited: boolean,
): void {
  const language = useLanguage();
  const isChecked = useModals().some(({ name }) => name === 'realityCheck');
  const send = useRef((message: ToGame) => {
    frame.current?.contentWindow?.postMessage(message, origin);
  });
  const pausedFor = useRef<PauseReason>(undefined);
  const [sendBalance] = useState(() => () => send.current({ type: 'balance' }));
  useSignal(isLoaded ? 'balance' : undefined, sendBalance);
  useEffect(() => {
    if (isLoaded) send.current({ type: 'language', language });
  }, [isLoaded, language]);
  useEffect(() => {
    const reason = isChecked ? 'reality_check' : isLimited ? 'limit' : undefined;
    if (!isLoaded || reason === pausedFor.current) return;
    pausedFor.current = reason;
    send.current(reason === undefined ? { type: 'resume' } : { type: 'pause', reason });
  }, [isLoaded, isChecked, isLimited]);
}

/** The latest value, for listeners that are registered once. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
