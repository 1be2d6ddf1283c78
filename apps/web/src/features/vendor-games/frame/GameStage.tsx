import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useBalance } from '../../../balance/use-balance.ts';
import { useCall } from '../../../calls/use-call.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { isTrial } from '../../../gate/gate.ts';
import { openMemberCentre } from '../../../gate/pass-gate.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { confirm, openModal } from '../../../modals/modals.ts';
import { navigate, setSearch } from '../../../navigation/history.ts';
import { leavePage } from '../../../navigation/leave-page.ts';
import { useSession } from '../../../session/session.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { gameUrl, urls } from '../../../urls.ts';
import type { GameCardView, GameType } from '../cards/game-view.ts';
import type { LaunchKind } from '../open/launch.ts';
import { closeGame, keepGameInMini, type ShownGame } from '../open/shown-game.ts';
import { GameReportDialog } from '../report/GameReportDialog.tsx';
import { FrameBar } from '../bar/FrameBar.tsx';
import { MiniBar } from '../bar/MiniBar.tsx';
import type { FromGame } from './frame-messages.ts';
import { GameHistoryDialog } from './GameHistoryDialog.tsx';
import { GameInfoDialog } from './GameInfoDialog.tsx';
import { reachedLimit } from './reached-limit.ts';
import { BreakPanel, LimitPanel, LoginPanel, MissingPanel, TrialPanel } from './stage-panels.tsx';
import { RunningGame } from './RunningGame.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGame } from './use-game.ts';

interface GameStageProps {
  readonly shown: ShownGame;
  /** Moves the small window to the other side. */
  readonly onSide: () => void;
}

/** An open game: what the vendor's page stands in, or why it does not open. */
export function GameStage(props: GameStageProps) {
  const { game, isPending, refusal, retry } = useGame(props.shown.nodeId);
  const isMini = props.shown.place === 'mini';
  if (isPending) return <StageSkeleton />;
  if (game === undefined) return <MissingPanel refusal={refusal} onRetry={retry} />;
  return (
    <>
      {!isMini && <Title name={game.name} />}
      <Stage {...props} game={game} />
    </>
  );
}

function Title({ name }: { readonly name: string }) {
  usePageTitle(name);
  return null;
}

function StageSkeleton() {
  const t = useTexts('vendorGames');
  return (
    <div role="status" aria-label={t('games')} className="flex size-full flex-col">
      <h1 className="sr-only">{t('games')}</h1>
      <Skeleton className="h-13 rounded-none" />
      <Skeleton className="min-h-0 flex-1 rounded-none" />
    </div>
  );
}

/** A game may say that its round has begun or ended before the stake or the win is booked. */
const BOOKED_MS = 1_000;

const LISTS: Readonly<Record<GameType, string>> = {
  RNG: urls.rng,
  LIVE: urls.live,
  FISH: urls.fish,
  PVP: urls.pvp,
  LOCAL: urls.localGames,
  SPORTS: urls.sports,
  ESPORTS: urls.esports,
};

/** What a small window is not: the page of its game. */
function useMiniEnd(isMini: boolean): void {
  const account = useSession()?.account;
  const first = useRef(account);
  useEffect(() => {
    // Another session begins with no game of the one before.
    if (isMini && first.current !== account) closeGame();
    first.current = account;
  }, [isMini, account]);
}

function Stage({ shown, onSide, game }: GameStageProps & { readonly game: GameCardView }) {
  const { kind, isInPage, place } = shown;
  const t = useTexts('vendorGames');
  const session = useSession();
  const [opened, setOpened] = useState<'info' | 'history' | 'report'>();
  const [hasOpenRound, setOpenRound] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [errorCode, setErrorCode] = useState<string>();
  const [isFull, toggleFull] = useFullScreen();
  const isMini = place === 'mini';
  useMiniEnd(isMini);
  const goBack = () => {
    if (isFull) toggleFull();
    leavePage(LISTS[game.gameType]);
  };
  const leave = async () => {
    const goes =
      !hasOpenRound ||
      (await confirm({
        title: t('leave.title'),
        text: t('leave.text'),
        confirmLabel: t('leave.confirm'),
      }));
    if (!goes) return;
    if (isMini) closeGame();
    else goBack();
  };
  const receive = (message: FromGame) => {
    if (message.type === 'round:start') setOpenRound(true);
    if (message.type === 'round:end') {
      setOpenRound(false);
      invalidateCalls('balance', 'realityCheck', 'freeRounds');
    }
    if (message.type.startsWith('round:')) setTimeout(() => invalidateCalls('balance'), BOOKED_MS);
    if (message.type === 'leave') {
      if (isMini) closeGame();
      else goBack();
    }
    if (message.type === 'deposit') openMemberCentre('depositv2');
    if (message.type === 'error') setErrorCode(message.code);
    // The session may have ended with the game's: the server says.
    if (message.type === 'login-ended') invalidateCalls('memberInfo', 'balance');
  };
  const changeKind = (next: LaunchKind) => {
    if (next === 'real' && session === undefined) {
      openModal('login', { goal: `${urls.game}?g=${game.nodeId}` });
      return;
    }
    setOpenRound(false);
    setSearch({ demo: next === 'demo' ? '1' : undefined }, { replace: true });
  };
  const isMember = session !== undefined && !isTrial(session);
  return (
    <div
      className={clsx(
        'flex size-full flex-col',
        isFull && !isMini && 'fixed inset-0 z-45 bg-ground',
      )}
    >
      {isMini ? (
        <MiniBar
          name={game.name}
          onSide={onSide}
          onExpand={() => navigate(gameUrl(game.nodeId, kind))}
          onClose={() => void leave()}
        />
      ) : (
        <FrameBar
          game={game}
          kind={kind}
          isFull={isFull}
          onBack={() => void leave()}
          onFull={toggleFull}
          onInfo={() => setOpened('info')}
          onHistory={() => setOpened('history')}
          onReport={isMember ? () => setOpened('report') : undefined}
          onMini={
            isRunning
              ? () => {
                  keepGameInMini();
                  goBack();
                }
              : undefined
          }
          onKind={changeKind}
        />
      )}
      <div className="relative min-h-0 flex-1">
        <Content
          game={game}
          kind={kind}
          isInPage={isInPage}
          onMessage={receive}
          onRunning={setRunning}
          onKind={changeKind}
          onBack={() => void leave()}
        />
      </div>
      {opened === 'info' && (
        <GameInfoDialog
          game={game}
          kind={kind}
          onKind={changeKind}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'history' && (
        <GameHistoryDialog game={game} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'report' && (
        <GameReportDialog game={game} errorCode={errorCode} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

interface ContentProps {
  readonly game: GameCardView;
  readonly kind: LaunchKind;
  readonly isInPage: boolean;
  readonly onMessage: (message: FromGame) => void;
  readonly onRunning: (isRunning: boolean) => void;
  readonly onKind: (kind: LaunchKind) => void;
  readonly onBack: () => void;
}

/**
 * The game, or what keeps this player from it. A break that begins takes an open game away; a limit
 * that is reached stands over it, because an open round can still be finished.
 */
function Content(props: ContentProps) {
  const { game, kind, onKind, onBack } = props;
  const session = useSession();
  const trial = isTrial(session);
  const isMember = session !== undefined && !trial;
  const { pause, limit } = useFollowedProtection(isMember);
  const [seen, setSeen] = useState<string>();
  if (pause !== null) return <BreakPanel game={game} until={pause.until} />;
  if (kind === 'real' && session === undefined) {
    return <LoginPanel game={game} onDemo={() => onKind('demo')} />;
  }
  if (kind === 'real' && trial && !game.hasDemo) return <TrialPanel game={game} />;
  const reached =
    kind === 'real' && limit !== undefined ? `${limit.kind} ${limit.until}` : undefined;
  const isLimited = reached !== undefined && reached !== seen;
  return (
    <>
      <RunningGame key={`${kind} ${session?.account ?? ''}`} {...props} isLimited={isLimited} />
      {isLimited && limit !== undefined && (
        <div className="absolute inset-0">
          <LimitPanel
            game={game}
            until={limit.until}
            onLeave={onBack}
            onStay={() => setSeen(reached)}
          />
        </div>
      )}
    </>
  );
}

/** Minutes in play are counted by the minute. */
const FOLLOWED = { staleTime: 0, refetchInterval: 60_000 };

/** A member's break and used-up limit, asked for again with each change of the balance. */
function useFollowedProtection(isMember: boolean) {
  const { data } = useCall('protection', {}, { ...FOLLOWED, enabled: isMember });
  const { balance } = useBalance();
  const main = balance?.main;
  useEffect(() => {
    if (isMember && main !== undefined) invalidateCalls('protection');
  }, [isMember, main]);
  if (!isMember || data === undefined) return { pause: null, limit: undefined };
  return { pause: data.pause, limit: reachedLimit(data.limits) };
}
