// Dark or light, and the merchant's tokens. Both are set on the document, so that no part is drawn
// anew.
import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** The colours of one theme, as a merchant's settings give them: `#rrggbb`. */
export interface Palette {
  readonly accent: string;
  /** What is read on the accent. */
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
  /** The theme of those who never chose one. */
  readonly default: Theme;
}

const KEY = 'theme';
const listeners = new Set<() => void>();

/** Before the first drawing: the stored theme, else dark (product.md section 2). */
export function startTheme(): void {
  setDocument(readStored() === 'light' ? 'light' : 'dark');
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  setDocument(theme);
  for (const listener of listeners) listener();
}

/** Puts a merchant's tokens in force, and its theme for those who never chose one. */
export function applyBrand(tokens: BrandTokens): void {
  const { style } = document.documentElement;
  for (const theme of ['dark', 'light'] as const) {
    for (const [name, colour] of Object.entries(tokens[theme])) {
      style.setProperty(
        `--${theme}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        colour,
      );
    }
  }
  style.setProperty('--radius', `${tokens.radius}px`);
  if (readStored() === null && tokens.default !== currentTheme()) {
    setDocument(tokens.default);
    for (const listener of listeners) listener();
  }
}

function setDocument(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
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

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
