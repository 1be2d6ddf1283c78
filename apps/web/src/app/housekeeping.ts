// What the page does by itself: follows signals, ended sessions, lost stylesheets.
import { currentLanguage } from '../i18n/language.ts';
import { findTexts } from '../i18n/catalogues.ts';
import { toast } from '../ui/toasts.ts';
import { onRefusal } from './calls.ts';
import { hear, startLive } from './live.ts';
import { openModal } from './modals/modals.ts';
import { forgetPrivate, renew } from './queries.ts';
import { clearSession, currentSession } from './session.ts';
import { PUBLIC_CALLS } from './public-calls.ts';

/** Begins; the answer stops. */
export function startHousekeeping(): () => void {
  const stops = [
    hear('site', () => {
      renew('permission', 'whitelabel', 'settings', 'announcements', 'helpCenter', 'gameMenus');
    }),
    hear('session', () => renew('memberInfo')),
    hear('balance', () => renew('balance', 'fundsConsolidated')),
    hear('inbox', () => renew('inboxUnread', 'inbox')),
    onRefusal((refusal) => {
      if (refusal.code === 'session.ended' && currentSession() !== undefined) endSession();
      if (refusal.code === 'site.maintenance') renew('permission');
      if (refusal.code === 'region.restricted') renew('permission');
    }),
  ];
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
  idle(() => startLive());
  return () => {
    for (const stop of stops) stop();
  };
}

function endSession(): void {
  clearSession();
  forgetPrivate(PUBLIC_CALLS);
  const text = findTexts(currentLanguage(), 'shell')?.['sessionEnded'];
  if (typeof text === 'string') toast('told', text);
  openModal('login', {});
}
