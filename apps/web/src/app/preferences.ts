// Saves the chosen theme and language with the account, so that the next device uses them. Best
// effort: a refusal changes nothing on the page.
import type { Language } from '@fairhouse/values';
import { chooseTheme, type Theme } from '../ui/theme.ts';
import { call } from '../calls/calls.ts';
import { currentSession } from '../session/session.ts';

export function saveLanguagePreference(language: Language): void {
  if (currentSession() !== undefined) void call('language', { language });
}

/** Applies a theme and saves it. */
export function saveThemePreference(theme: Theme): void {
  chooseTheme(theme);
  if (currentSession() !== undefined) void call('memberInfoUpdate', { theme });
}
