// Which cues a visitor wants: none until chosen, because a phone may lie open in a quiet room.
import { localStore } from '../../browser/browser-storage.ts';
import { createStore, useStore } from '../../browser/create-store.ts';

export interface CueChoices {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const KEY = 'cues';

const store = createStore<CueChoices | undefined>(undefined);

/** The stored choices. */
export function currentCues(): CueChoices {
  return store.get() ?? parseCues(localStore.read(KEY));
}

export function chooseCues(choices: CueChoices): void {
  const names = (['sound', 'vibration'] as const).filter((name) => choices[name]);
  localStore.save(KEY, names.join(' '));
  store.set(choices);
}

export function useCues(): CueChoices {
  return useStore(store) ?? currentCues();
}

/** The choices in a stored text; a text of anything else has none. */
export function parseCues(text: string | null): CueChoices {
  const names = (text ?? '').split(' ');
  return { sound: names.includes('sound'), vibration: names.includes('vibration') };
}

/** Whether this device vibrates at a page's request. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
}
