// What a person chose for looking and reading is kept with the account too, so that the next device
// knows it. It is a courtesy: a refusal changes nothing on the page.
import type { Language } from '@fairhouse/values';
import { chooseTheme, type Theme } from '../ui/theme.ts';
import { call } from './calls.ts';
import { currentSession } from './session.ts';

export function keepLanguage(language: Language): void {
  if (currentSession() !== undefined) void call('language', { language });
}

/** Puts a theme in force and keeps it. */
export function keepTheme(theme: Theme): void {
  chooseTheme(theme);
  if (currentSession() !== undefined) void call('memberInfoUpdate', { theme });
}
