// Runs in the document before the scripts have come: asks for what the first page reads, so that
// the answers and the scripts travel side by side. It holds nothing that the scripts do not do
// themselves.
(() => {
  const TEXTS = {};
  const PREFIXES = { en: 'EN', zh: 'CN', id: 'ID', ms: 'ID', th: 'TH', vi: 'VI' };
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

  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = TEXTS[language];
  document.head.append(link);
  if (read('localStorage', 'theme') === 'light') document.documentElement.dataset.theme = 'light';

  const headers = { Language: language };
  const merchant = read('sessionStorage', 'merchantCode');
  if (merchant) headers.Merchant = merchant;
  const token = read('sessionStorage', 'token');
  if (token) headers.Authorization = token;
  const answers = {};
  const ask = (url) => {
    answers[url] = fetch(url, { headers, credentials: 'same-origin' });
    answers[url].catch(() => undefined);
  };
  ask('/wps/system/whitelabel');
  ask(`/wps/system/status?url=${encodeURIComponent(location.hostname)}`);
  const isHome = HOME.test(location.pathname);
  if (isHome) {
    ask('/wps/relay/MCSFE_getListAnnouncements?types=B%2CH&platform=W');
    ask('/lgw/games/game_menus');
  }
  window.early = { language, isHome, answers };
})();
