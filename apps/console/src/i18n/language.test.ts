import { LANGUAGES } from '@fairhouse/values';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The modules as a page that is just opened has them, where an operator read Thai before. */
async function openPage() {
  vi.resetModules();
  const [catalogues, language] = await Promise.all([
    import('./catalogues.ts'),
    import('./language.ts'),
  ]);
  const loaded = () => LANGUAGES.filter((each) => catalogues.findCatalogue(each) !== undefined);
  return { ...catalogues, ...language, loaded };
}

const kept = new Map<string, string>();
const documentElement = { lang: '' };

beforeEach(() => {
  kept.set('console.language', 'TH');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { documentElement });
});

afterEach(() => vi.unstubAllGlobals());

test('only the language of the operator is loaded, and another one when it is chosen', async () => {
  const page = await openPage();
  await page.startLanguage();
  expect(page.loaded()).toEqual(['TH']);
  expect(documentElement.lang).toBe('th-TH');
  await page.i18nProvider.changeLocale('VI');
  expect(page.loaded()).toEqual(['TH', 'VI']);
  expect(documentElement.lang).toBe('vi-VN');
  expect(page.currentLanguage()).toBe('VI');
  expect(kept.get('console.language')).toBe('VI');
  const { 'app.unreachable': vietnamese } = await page.loadCatalogue('VI');
  expect(page.currentText('app.unreachable')).toBe(vietnamese);
});

test('what is given under a name is put in where the text has the name', async () => {
  const { i18nProvider, loadCatalogue, startLanguage } = await openPage();
  await startLanguage();
  const { 'ra.action.bulk_actions': text } = await loadCatalogue('TH');
  expect(text).toContain('{smart_count}');
  expect(i18nProvider.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe(
    text.replace('{smart_count}', '3'),
  );
});

test('a total that the server counts no further is shown as so many or more', async () => {
  const { i18nProvider, startLanguage } = await openPage();
  kept.set('console.language', 'EN');
  await startLanguage();
  const shown = (total: number) =>
    i18nProvider.translate('ra.navigation.page_range_info', {
      offsetBegin: 1,
      offsetEnd: 25,
      total,
    });
  expect(shown(999)).toBe('1-25 of 999');
  expect(shown(1000)).toBe('1-25 of 1,000+');
});

test('a key without a text is shown as it is, or as the value that its caller names', async () => {
  const { i18nProvider, startLanguage } = await openPage();
  await startLanguage();
  expect(i18nProvider.translate('no.such_key', { name: 'x' })).toBe('no.such_key');
  expect(i18nProvider.translate('no.such_key', { _: 'such' })).toBe('such');
  expect(i18nProvider.translate('toString')).toBe('toString');
  expect(i18nProvider.translate('')).toBe('');
});
