// Dark or light, and the merchant's tokens. Both are set on the document, so that nothing is
// re-rendered.
import { useSyncExternalStore } from 'react';
import { localStore } from '../browser/browser-storage.ts';

export type Theme = 'dark' | 'light';

/** The colours of one theme, as a merchant's settings give them: `#rrggbb`. */
export interface Palette {
  readonly accent: string;
  /** The text colour on the accent. */
  readonly accentText: string;
  readonly background: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
}

export interface BrandTokens {
  readonly dark: Palette;
  readonly light: Palette;
  /** In pixels. */
  readonly radius: number;
  /** The theme for visitors who have not chosen one. */
  readonly default: Theme;
}

const KEY = 'theme';
const listeners = new Set<() => void>();

/** Before the first render: the stored theme, else the document's (product.md section 2). */
export function startTheme(): void {
  setDocument(themeNamed(localStore.read(KEY)) ?? currentTheme());
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark' as const);
}

export function chooseTheme(theme: Theme): void {
  localStore.save(KEY, theme);
  setDocument(theme);
  for (const listener of listeners) listener();
}

/** Applies a merchant's tokens, and its theme for visitors who have not chosen one. */
export function applyBrand(tokens: BrandTokens): void {
  const root = document.documentElement;
  const now = getComputedStyle(root);
  for (const [name, value] of variablesOf(tokens)) {
    // Setting a property to its own value makes the browser recalculate the styles of the whole
    // page.
    if (now.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
  if (localStore.read(KEY) === null && tokens.default !== currentTheme()) {
    setDocument(tokens.default);
    for (const listener of listeners) listener();
  }
}

/** A merchant's tokens as variables of the stylesheet, such as `--dark-accent` and `#e8b84b`. */
export function variablesOf(tokens: BrandTokens): (readonly [name: string, value: string])[] {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const colours = (['dark', 'light'] as const).flatMap((theme) =>
    Object.entries(tokens[theme]).map(
      ([name, colour]) => [`--${theme}-${dashed(name)}`, String(colour)] as const,
    ),
  );
  return [...colours, ['--radius', `${tokens.radius}px`]];
}

function themeNamed(text: string | null): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}

function setDocument(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (dataset['theme'] !== theme) dataset['theme'] = theme;
  const colour = theme === 'dark' ? '#080c16' : '#f5f2ec';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
}

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
