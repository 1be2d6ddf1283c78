import { ArrowLeft, ExternalLink, RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useFollowedBalance } from '../../../balance/use-balance.ts';
import { openMemberCentre } from '../../../gate/pass-gate.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { navigate } from '../../../navigation/history.ts';
import { useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { urls } from '../../../urls.ts';
import { vendorOf, type GameCardView } from '../cards/game-view.ts';
import type { LaunchKind } from '../open/launch.ts';
import { openGameWindow } from '../open/open-game.ts';
import { pressOf } from '../open/press-of.ts';
import type { FromGame } from './frame-messages.ts';
import { FrameStrip } from './FrameStrip.tsx';
import { GameFrame } from './GameFrame.tsx';
import { GamePanel } from './GamePanel.tsx';
import { useLaunch, type LaunchState } from './use-launch.ts';
import { useLine } from './use-line.ts';

interface RunningGameProps {
  readonly game: GameCardView;
  readonly kind: LaunchKind;
  readonly isInPage: boolean;
  /** A limit of the player's is reached, which the page says over the game. */
  readonly isLimited: boolean;
  readonly onMessage: (message: FromGame) => void;
  /** A game stands in its frame, or no longer. */
  readonly onRunning: (isRunning: boolean) => void;
  readonly onBack: () => void;
}

/** Launches the game and shows it. Each attempt asks for an address of its own. */
export function RunningGame(props: RunningGameProps) {
  const { game, kind, isInPage, isLimited, onMessage, onRunning, onBack } = props;
  const t = useTexts('vendorGames');
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const [ended, setEnded] = useState<number>();
  const [line, settleLine] = useLine();
  const press = pressOf({ vendor: vendorOf(game), hasDemo: game.hasDemo }, kind, session);
  const hasWindow = press === 'window' && !isInPage;
  const launch = useLaunch(hasWindow ? undefined : game, kind, attempt);
  const isRoute = launch.state === 'launched' && launch.launched.open === 'route';
  useEffect(() => {
    if (isRoute) navigate(urls.vnlottery, { replace: true });
  }, [isRoute]);
  useFollowedBalance(launch.state === 'launched' && kind === 'real' && session !== undefined);
  const isRunning = launch.state === 'launched' && !isRoute && !hasWindow && failed !== attempt;
  useEffect(() => {
    onRunning(isRunning);
    return () => onRunning(false);
  }, [isRunning, onRunning]);
  const retry = () => {
    settleLine();
    setAttempt(attempt + 1);
  };
  const back = (
    <Button look="ghost" icon={<ArrowLeft aria-hidden size={16} />} onClick={onBack}>
      {t('back')}
    </Button>
  );
  const inWindow = (
    <Button
      icon={<ExternalLink aria-hidden size={16} />}
      onClick={() => openGameWindow(game, kind)}
    >
      {t('inWindow')}
    </Button>
  );
  if (hasWindow) {
    return (
      <GamePanel
        game={game}
        title={t('window.title')}
        text={t('window.text', { name: game.name })}
        actions={
          <>
            {inWindow}
            {back}
          </>
        }
      />
    );
  }
  if (launch.state === 'refused') {
    return <Refused game={game} refusal={launch.refusal} onRetry={retry} back={back} />;
  }
  if (failed === attempt) {
    return (
      <GamePanel
        game={game}
        title={t('slow.title')}
        text={t('slow.text')}
        actions={
          <>
            <RetryButton onRetry={retry} />
            {inWindow}
            {back}
          </>
        }
      />
    );
  }
  if (launch.state === 'waiting' || isRoute) return <Waiting name={game.name} />;
  return (
    <div className="relative size-full">
      <GameFrame
        key={launch.launched.url}
        game={game}
        launched={launch.launched}
        isLimited={isLimited}
        isOffline={line.state === 'off'}
        onMessage={(message) => {
          if (message.type === 'login-ended') setEnded(attempt);
          onMessage(message);
        }}
        onFailed={() => setFailed(attempt)}
      />
      <FrameStrip
        line={line}
        hasEnded={ended === attempt}
        onReload={retry}
        onSettled={settleLine}
      />
    </div>
  );
}

function Waiting({ name }: { readonly name: string }) {
  const t = useTexts('vendorGames');
  return (
    <div role="status" className="grid size-full place-items-center bg-night">
      <p data-theme="dark" className="flex items-center gap-3 p-6 text-lg text-on-night">
        <span
          aria-hidden
          className="spinning size-5 rounded-full border-2 border-current border-r-transparent"
        />
        {t('opening', { name })}
      </p>
    </div>
  );
}

interface RefusedProps {
  readonly game: GameCardView;
  readonly refusal: Extract<LaunchState, { state: 'refused' }>['refusal'];
  readonly onRetry: () => void;
  readonly back: ReactNode;
}

/** Why the game does not open, in the server's words, and what can be done. */
function Refused({ game, refusal, onRetry, back }: RefusedProps) {
  const t = useTexts('vendorGames');
  const { dateTime } = useFormats();
  if (refusal === 'unsafe') {
    return <GamePanel game={game} title={t('refused.unsafe')} actions={back} />;
  }
  const { code, message, value } = refusal;
  const until = untilOf(value);
  const isMaintained = code === 'game.maintenance';
  const isProtected = code.startsWith('protection.');
  const isFinal = code === 'game.unavailable' || code === 'game.region';
  return (
    <GamePanel
      game={game}
      title={t(
        isMaintained ? 'refused.maintenance' : isProtected ? 'refused.protection' : 'refused.other',
      )}
      text={
        <>
          <p>{message}</p>
          {until !== undefined && (
            <p className="figures mt-1">{t('refused.until', { time: dateTime(until) })}</p>
          )}
        </>
      }
      actions={
        <>
          {!isFinal && <RetryButton onRetry={onRetry} />}
          {isProtected && (
            <Button onClick={() => openMemberCentre('playSafe')}>{t('limits')}</Button>
          )}
          {back}
        </>
      }
    />
  );
}

function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts('ui');
  return (
    <Button look="primary" icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}

function untilOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('until' in value)) return undefined;
  return typeof value.until === 'number' ? value.until : undefined;
}
