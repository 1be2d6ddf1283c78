// Runs in the document before the scripts are loaded: requests the answers that the first page
// needs, so that answers and scripts are fetched in parallel. It contains no logic that the scripts
// do not have. If the server has rendered the first page into the document, the document holds the
// answers too; a page rendered for another kind of visitor is not shown.
(() => {
  // Scripts are loaded only from the site's own files; no text is turned into markup or code.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('/assets/') ? address : undefined;
    },
  });

  const TEXTS = {};
  const URLS = {};
  const PREFIXES = { en: 'EN', zh: 'CN', id: 'ID', ms: 'ID', th: 'TH', vi: 'VI' };
  /** Some browsers do not report the first paint. */
  const PATIENCE_MS = 1500;
  const HOME = /^\/(index(\.html)?|home|register(\.html)?)?$/;

  const read = (store, key) => {
    try {
      return window[store].getItem(key);
    } catch {
      return null;
    }
  };
  const kept = ['hisLang', 'lang'].map((key) => (read('localStorage', key) ?? '').toUpperCase());
  const spoken = navigator.languages.map((tag) => PREFIXES[tag.toLowerCase().split('-')[0]]);
  const language = [...kept, ...spoken].find((each) => each && TEXTS[each]) ?? 'EN';

  const append = (name, properties) => {
    document.head.append(Object.assign(document.createElement(name), properties));
  };
  const root = document.documentElement.dataset;
  const theme = read('localStorage', 'theme');
  if (theme === 'light' || theme === 'dark') root.theme = theme;

  const headers = { Language: language };
  const merchant = read('sessionStorage', 'merchantCode');
  if (merchant) headers.Merchant = merchant;
  const token = read('sessionStorage', 'token');
  if (token) headers.Authorization = token;
  const [drawnLanguage, drawnMerchant] = (root.drawn ?? '').split(' ');
  const isOurs = drawnLanguage === language && (merchant ?? drawnMerchant) === drawnMerchant;
  const shown = root.drawn !== undefined && isOurs && !token;
  if (!shown) delete root.drawn;
  const held = shown ? JSON.parse(document.getElementById('first-answers').textContent) : {};
  const answers = {};
  const ask = (url) => {
    answers[url] = held[url]
      ? Promise.resolve(new Response(held[url]))
      : fetch(url, { headers, credentials: 'same-origin' });
    answers[url].catch(() => undefined);
  };
  ask(URLS.whitelabel);
  ask(`${URLS.permission}?url=${encodeURIComponent(location.hostname)}`);
  const isHome = HOME.test(location.pathname);
  if (isHome) {
    ask(URLS.announcements);
    ask(URLS.gameMenus);
    ask(URLS.gameVendor);
    ask(URLS.vassGameType);
  }
  window.early = { language, isHome, isDrawn: shown, answers };

  const fetchTexts = () => append('link', { rel: 'modulepreload', href: TEXTS[language] });
  // The scripts of a server-rendered page have the type `later`, so that its stylesheet is fetched
  // first.
  const fetchLater = () => {
    for (const { src } of document.querySelectorAll('script[type="text/later"]')) {
      append('script', { type: 'module', crossOrigin: 'anonymous', src });
    }
  };
  if (!shown) {
    fetchTexts();
    document.addEventListener('DOMContentLoaded', fetchLater);
    return;
  }
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    fetchTexts();
    fetchLater();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, document.visibilityState === 'hidden' ? 0 : PATIENCE_MS);
  // React handles presses from hydration on; of those before it, the last one is kept for it.
  document.addEventListener('click', (event) => {
    const pressed = event.target.closest('#root[data-dehydrated] :is(a, button)');
    if (pressed === null) return;
    event.preventDefault();
    window.early.pressed = pressed;
  });
})();
