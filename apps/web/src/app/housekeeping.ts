// Background work of the page: handles signals, ended sessions and lost stylesheets.
import { watchInstallPrompt } from '../browser/install-prompt.ts';
import { unseenNotices } from '../features/messages/unseen-notices.ts';
import { currentLanguage } from '../i18n/language.ts';
import { findTexts } from '../i18n/catalogues.ts';
import { toast } from '../ui/overlays/toasts.ts';
import { call, onRefusal } from '../calls/calls.ts';
import { subscribeTopic, startLive } from '../calls/live.ts';
import { openModal } from '../modals/modals.ts';
import { clearPrivateAnswers, invalidateCalls } from '../calls/queries.ts';
import { clearSession, currentSession } from '../session/session.ts';
import { PUBLIC_CALLS } from '../calls/public-calls.ts';

const IDLE_MS = 1500;

/** Refusals after which other pages are permitted than before. */
const CLOSES_SITE = ['site.maintenance', 'merchant.closed', 'region.restricted'];

/** Starts the background work; returns a function that stops it. */
export function startHousekeeping(): () => void {
  const stops = [
    watchInstallPrompt(),
    subscribeTopic('site', () => {
      invalidateCalls(
        'permission',
        'whitelabel',
        'settings',
        'announcements',
        'helpCenter',
        'gameMenus',
        'gameVendor',
        'vassGameType',
        'gameList',
        'lotteryBoard',
      );
    }),
    subscribeTopic('session', () => invalidateCalls('memberInfo')),
    subscribeTopic('balance', () => invalidateCalls('balance', 'fundsConsolidated')),
    subscribeTopic('inbox', () => invalidateCalls('inboxUnread', 'inbox', 'freeRounds')),
    onRefusal((refusal) => {
      if (refusal.code === 'session.ended' && currentSession() !== undefined) endSession();
      if (refusal.code === 'in_need_true_account') openModal('trialWarning', {});
      if (CLOSES_SITE.some((code) => refusal.code === code)) invalidateCalls('permission');
      if (refusal.code === 'paymentPassword.locked') invalidateCalls('securityConfig');
    }),
  ];
  whenIdle(() => {
    startLive();
    void openNotices();
    if (!hasStyles()) showToast('failed', 'chunk.stylesheet');
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Runs a function when the browser is idle, with a short time limit on a busy machine. */
function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: IDLE_MS });
  else setTimeout(run, IDLE_MS);
}

function endSession(): void {
  clearSession();
  clearPrivateAnswers(PUBLIC_CALLS);
  showToast('info', 'sessionEnded');
  openModal('login', {});
}

/**
 * Opens announcements for everybody without a request of the user, once in a session; makes no call
 * if there are none.
 */
async function openNotices(): Promise<void> {
  const answer = await call('announcements', { types: 'PU', platform: 'W' });
  if (!answer.ok) return;
  const fresh = unseenNotices(answer.value, currentSession()?.account);
  if (fresh.length > 0) openModal('notices', { type: 'PU' });
}

/** The tokens are defined in the stylesheet, so an empty token means that it is not loaded. */
function hasStyles(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--ground') !== '';
}

function showToast(kind: 'info' | 'failed', key: 'sessionEnded' | 'chunk.stylesheet'): void {
  const text = findTexts(currentLanguage(), 'shell')?.[key];
  if (typeof text === 'string') toast(kind, text);
}
