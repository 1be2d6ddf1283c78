// What a press on a game does: its page, a window of its own, another page of the site, or what
// stands in the way.
import { cacheAnswer } from '../../../calls/use-call.ts';
import { findTexts } from '../../../i18n/catalogues.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { openModal } from '../../../modals/modals.ts';
import { navigate } from '../../../navigation/history.ts';
// Knows from here on where a game was opened from.
import '../../../navigation/leave-page.ts';
import { currentSession } from '../../../session/session.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { gameUrl, urls } from '../../../urls.ts';
import { gameInput } from './game-input.ts';
import { vendorOf, type GameCardView } from '../cards/game-view.ts';
import { launch, type LaunchKind } from './launch.ts';
import { pressOf } from './press-of.ts';

/** Opens a game. Called within the press, so that a window is not blocked. */
export function openGame(game: GameCardView, kind: LaunchKind = 'real'): void {
  const press = pressOf({ vendor: vendorOf(game), hasDemo: game.hasDemo }, kind, currentSession());
  keepCard(game);
  if (press === 'vietnamese') navigate(urls.vnlottery);
  if (press === 'login') openModal('login', { goal: gameUrl(game.nodeId) });
  if (press === 'trial') openModal('trialWarning', {});
  if (press === 'window') openGameWindow(game, kind);
  if (press === 'page') navigate(gameUrl(game.nodeId, kind));
}

/** The page of the game has its card at once. */
function keepCard(game: GameCardView): void {
  cacheAnswer('gameList', gameInput(game.nodeId), {
    list: [game],
    total: 1,
    pageNo: 1,
    pageSize: 1,
    facets: { vendors: [], features: [], themes: [], volatility: [] },
  });
}

/**
 * Opens a window at once, and sends it to the game when the vendor has answered. A blocked window
 * opens a dialog that leads on.
 */
export function openGameWindow(game: GameCardView, kind: LaunchKind): void {
  const opened = window.open('about:blank', '_blank', 'popup,width=1180,height=740');
  if (opened === null) {
    openModal('gameBlocked', { nodeId: game.nodeId, kind });
    return;
  }
  const loading = findTexts(currentLanguage(), 'ui')?.['loading'];
  opened.document.title = game.name;
  opened.document.body.textContent = `${game.name} · ${typeof loading === 'string' ? loading : ''}`;
  void launch(game, kind).then((outcome) => {
    if (outcome.ok) {
      opened.opener = null;
      opened.location.replace(outcome.value.url);
      return;
    }
    opened.close();
    if (outcome.refusal === 'unsafe') openModal('unsafeAddress', {});
    else toast('failed', outcome.refusal.message);
  });
}
