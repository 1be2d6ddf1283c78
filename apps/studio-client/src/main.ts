// The first code of every page of the studio: which game, which language, which session.
import './styles/base.css';
import './styles/table.css';
import './styles/crash.css';
import './styles/lying-phone.css';
import { loadTexts } from './i18n/find-texts.ts';
import type { Texts } from './i18n/en.ts';
import { RgsFailure, rgsOf, type Opened, type Rgs } from './rgs/rgs-client.ts';
import { openSiteLink, type SiteLink } from './site/site-link.ts';
import { el } from './ui/dom.ts';
import { failureText } from './ui/failure-text.ts';
import { setMoneyLanguage } from './ui/money-text.ts';
import { LOOKS } from './art/scenes/looks.ts';
import { gameName } from './ui/game-names.ts';

const query = new URLSearchParams(location.search);
const [, part = '', code = ''] = location.pathname.split('/');
const language = query.get('lang') ?? navigator.language;
document.documentElement.lang = language.slice(0, 2);
setMoneyLanguage(language);
const root = document.getElementById('game') ?? document.body;

async function open(): Promise<void> {
  const texts = await loadTexts(language);
  const name = gameName(code, language);
  document.title = name === '' ? 'Fairhouse Studio' : name;
  const rgs = rgsOf(query);
  if (part !== 'play') {
    const { showFairPage } = await import('./fair/fair-page.ts');
    return showFairPage({ root, texts, code, language });
  }
  root.replaceChildren(
    el(
      'div',
      { class: 'loading', role: 'status' },
      el('b', {}, name),
      el('span', {}, texts.loading),
    ),
  );
  if (query.get('replay') === 'true') {
    const { startReplay } = await import('./fair/start-replay.ts');
    return startReplay({ root, texts, code, name, query });
  }
  await openGame(rgs, texts, name);
}

async function openGame(rgs: Rgs, texts: Texts, name: string): Promise<void> {
  try {
    const clientSeed = [...crypto.getRandomValues(new Uint8Array(8))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const opened = await rgs.call<Opened>('/wallet/authenticate', { language, clientSeed });
    const menu = async (): Promise<void> => {
      const { openMenu } = await import('./fair/open-menu.ts');
      await openMenu({ texts, code, language, rgs, currency: opened.balance.currency });
    };
    const site = openSiteLink(opened.lobbyUrl, language);
    const notifying = notifyOfEnd(rgs, site);
    const start = {
      code,
      name,
      rgs: notifying,
      texts,
      opened,
      root,
      menu: () => void menu(),
      site,
    };
    if (LOOKS[code] !== undefined) {
      const { startSlot } = await import('./slot/start-slot.ts');
      await startSlot(start);
    } else if (code === 'crash') {
      const { startCrash } = await import('./crash/start-crash.ts');
      await startCrash(start);
    } else {
      const { startInstant } = await import('./instant/start-instant.ts');
      await startInstant(start as never);
    }
  } catch (error) {
    const again = el(
      'button',
      { type: 'button', class: 'primary', click: () => location.reload() },
      texts.again,
    );
    root.replaceChildren(
      el(
        'div',
        { class: 'loading', role: 'alert' },
        el('b', {}, name),
        el('span', {}, failureText(texts, error)),
        again,
      ),
    );
  }
}

/** Notifies the site when the session has ended, once. */
function notifyOfEnd(rgs: Rgs, site: SiteLink): Rgs {
  let hasEnded = false;
  return {
    ...rgs,
    call: async <Answer>(path: string, body?: object): Promise<Answer> => {
      try {
        return await rgs.call<Answer>(path, body);
      } catch (error) {
        const isEnd = error instanceof RgsFailure && ['ERR_IS', 'ERR_ATE'].includes(error.code);
        if (isEnd && !hasEnded) {
          hasEnded = true;
          site.tell({ type: 'login-ended' });
        } else if (error instanceof RgsFailure && !isEnd && /^\w{1,64}$/.test(error.code)) {
          site.tell({ type: 'error', code: error.code });
        }
        throw error;
      }
    },
  };
}

void open();
