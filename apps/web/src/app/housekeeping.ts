// What the page does by itself: follows signals, ended sessions, lost stylesheets.
import { unseen } from '../features/messages/seen-notices.ts';
import { currentLanguage } from '../i18n/language.ts';
import { findTexts } from '../i18n/catalogues.ts';
import { toast } from '../ui/toasts.ts';
import { call, onRefusal } from './calls.ts';
import { hear, startLive } from './live.ts';
import { openModal } from './modals/modals.ts';
import { forgetPrivate, renew } from './queries.ts';
import { clearSession, currentSession } from './session.ts';
import { PUBLIC_CALLS } from './public-calls.ts';

const IDLE_MS = 1500;

/** Begins; the answer stops. */
export function startHousekeeping(): () => void {
  const stops = [
    hear('site', () => {
      renew('permission', 'whitelabel', 'settings', 'announcements', 'helpCenter', 'gameMenus');
      renew('lotteryBoard');
    }),
    hear('session', () => renew('memberInfo')),
    hear('balance', () => renew('balance', 'fundsConsolidated')),
    hear('inbox', () => renew('inboxUnread', 'inbox')),
    onRefusal((refusal) => {
      if (refusal.code === 'session.ended' && currentSession() !== undefined) endSession();
      if (refusal.code === 'in_need_true_account') openModal('trialWarning', {});
      if (refusal.code === 'site.maintenance') renew('permission');
      if (refusal.code === 'merchant.closed') renew('permission');
      if (refusal.code === 'region.restricted') renew('permission');
      if (refusal.code === 'paymentPassword.locked') renew('securityConfig');
    }),
  ];
  whenIdle(() => {
    startLive();
    void openNotices();
    if (!hasStyles()) tell('failed', 'chunk.stylesheet');
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Runs when the page has nothing better to do, and on a busy machine soon all the same. */
function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: IDLE_MS });
  else setTimeout(run, IDLE_MS);
}

function endSession(): void {
  clearSession();
  forgetPrivate(PUBLIC_CALLS);
  tell('told', 'sessionEnded');
  openModal('login', {});
}

/**
 * Announcements for everybody open by themselves, once in a session; nothing is fetched for none.
 */
async function openNotices(): Promise<void> {
  const answer = await call('announcements', { types: 'PU', platform: 'W' });
  if (!answer.ok) return;
  const fresh = unseen(answer.value, currentSession()?.account);
  if (fresh.length > 0) openModal('notices', { type: 'PU' });
}

/** The tokens are in the stylesheet: without them it has not come. */
function hasStyles(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--ground') !== '';
}

function tell(kind: 'told' | 'failed', key: 'sessionEnded' | 'chunk.stylesheet'): void {
  const text = findTexts(currentLanguage(), 'shell')?.[key];
  if (typeof text === 'string') toast(kind, text);
}
