import { EN, type Texts } from './en.ts';

const LOADERS: Readonly<Record<string, () => Promise<Texts>>> = {
  zh: async () => (await import('./cn.ts')).CN,
  cn: async () => (await import('./cn.ts')).CN,
  id: async () => (await import('./id.ts')).ID,
  th: async () => (await import('./th.ts')).TH,
  vi: async () => (await import('./vi.ts')).VI,
};

/** The texts of a language of two letters; English for one that is not offered. */
export async function loadTexts(language: string): Promise<Texts> {
  return (await LOADERS[language.slice(0, 2)]?.()) ?? EN;
}

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));
}
