// What stands in place of a game: it is not offered, or needs a session, an account, another time.
import { openMemberCentre } from '../../../gate/pass-gate.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { openModal } from '../../../modals/modals.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Button, buttonClass } from '../../../ui/forms/Button.tsx';
import { gameUrl, urls } from '../../../urls.ts';
import type { GameCardView } from '../cards/game-view.ts';
import { GamePanel } from './GamePanel.tsx';

interface MissingPanelProps {
  /** Why the game could not be asked for; null where it is not offered. */
  readonly refusal: { readonly message: string } | null;
  readonly onRetry: () => void;
}

export function MissingPanel({ refusal, onRetry }: MissingPanelProps) {
  const t = useTexts('vendorGames');
  const u = useTexts('ui');
  return (
    <>
      <h1 className="sr-only">{t('games')}</h1>
      <GamePanel
        title={refusal?.message ?? t('missing.title')}
        text={refusal === null ? t('missing.text') : undefined}
        actions={
          <>
            {refusal !== null && (
              <Button look="primary" onClick={onRetry}>
                {u('retry')}
              </Button>
            )}
            <Link to={urls.gameCenter} className={buttonClass(refusal ? 'ghost' : 'primary')}>
              {t('toCenter')}
            </Link>
          </>
        }
      />
    </>
  );
}

interface LoginPanelProps {
  readonly game: GameCardView;
  readonly onDemo: () => void;
}

export function LoginPanel({ game, onDemo }: LoginPanelProps) {
  const t = useTexts('vendorGames');
  const s = useTexts('shell');
  return (
    <GamePanel
      game={game}
      title={t('login.title')}
      text={t('login.text')}
      actions={
        <>
          <Button look="primary" onClick={() => openModal('login', { goal: gameUrl(game.nodeId) })}>
            {s('login')}
          </Button>
          {game.hasDemo && <Button onClick={onDemo}>{t('playDemo')}</Button>}
        </>
      }
    />
  );
}

export function TrialPanel({ game }: { readonly game: GameCardView }) {
  const t = useTexts('vendorGames');
  const s = useTexts('shell');
  return (
    <GamePanel
      game={game}
      title={t('trial.title')}
      text={t('trial.text')}
      actions={
        <Button look="primary" onClick={() => openModal('register', {})}>
          {s('join')}
        </Button>
      }
    />
  );
}

interface BreakPanelProps {
  readonly game: GameCardView;
  readonly until: number | null;
}

export function BreakPanel({ game, until }: BreakPanelProps) {
  const t = useTexts('vendorGames');
  const { dateTime } = useFormats();
  return (
    <GamePanel
      game={game}
      title={t('break.title')}
      text={until === null ? t('break.text') : t('refused.until', { time: dateTime(until) })}
      actions={<Button onClick={() => openMemberCentre('playSafe')}>{t('limits')}</Button>}
    />
  );
}

interface LimitPanelProps {
  readonly game: GameCardView;
  /** When the limit begins again. */
  readonly until: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function LimitPanel({ game, until, onLeave, onStay }: LimitPanelProps) {
  const t = useTexts('vendorGames');
  const { dateTime } = useFormats();
  return (
    <GamePanel
      game={game}
      title={t('limit.title')}
      text={
        <>
          <p>{t('limit.text')}</p>
          <p className="figures mt-1">{t('refused.until', { time: dateTime(until) })}</p>
        </>
      }
      actions={
        <>
          <Button look="primary" onClick={onLeave}>
            {t('back')}
          </Button>
          <Button onClick={() => openMemberCentre('playSafe')}>{t('limits')}</Button>
          <Button look="ghost" onClick={onStay}>
            {t('limit.stay')}
          </Button>
        </>
      }
    />
  );
}
