// Runs in the document before the scripts have come: asks for what the first page reads, so that the
// answers and the scripts travel side by side. It holds nothing that the scripts do not do themselves.
(function () {
  var TEXTS = {};
  var PREFIXES = { en: 'EN', zh: 'CN', id: 'ID', ms: 'ID', th: 'TH', vi: 'VI' };
  var read = function (store, key) {
    try {
      return store.getItem(key);
    } catch (_) {
      return null;
    }
  };
  var language = (read(localStorage, 'hisLang') || read(localStorage, 'lang') || '').toUpperCase();
  if (!TEXTS[language]) {
    language = 'EN';
    for (var i = 0; i < navigator.languages.length; i++) {
      var known = PREFIXES[navigator.languages[i].toLowerCase().split('-')[0]];
      if (known) {
        language = known;
        break;
      }
    }
  }
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = TEXTS[language];
  document.head.appendChild(link);
  if (read(localStorage, 'theme') === 'light') document.documentElement.dataset.theme = 'light';
  var headers = { Language: language };
  var merchant = read(sessionStorage, 'merchantCode');
  if (merchant) headers.Merchant = merchant;
  var token = read(sessionStorage, 'token');
  if (token) headers.Authorization = token;
  var early = { language: language, answers: {} };
  var ask = function (url) {
    early.answers[url] = fetch(url, { headers: headers, credentials: 'same-origin' });
    early.answers[url].catch(function () {});
  };
  ask('/wps/system/whitelabel');
  ask('/wps/system/status?url=' + encodeURIComponent(location.hostname));
  if (/^\/(index(\.html)?|home|register(\.html)?)?$/.test(location.pathname)) {
    ask('/wps/relay/MCSFE_getListAnnouncements?types=B%2CH&platform=W');
    ask('/lgw/games/game_menus');
  }
  window.early = early;
})();
