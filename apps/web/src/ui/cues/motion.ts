// Whether the page moves: as the system says, or less by the visitor's choice.
import { createStore, useStore } from '../../browser/create-store.ts';
import { localStore } from '../../browser/browser-storage.ts';

const KEY = 'motion';
const LESS = 'less';

const choice = createStore(false);

/** Before the first render: the stored choice. The stylesheet stops animations by it. */
export function startMotion(): void {
  applyMotion(localStore.read(KEY) === LESS);
}

/** Stores the choice and applies it. */
export function chooseLessMotion(isLess: boolean): void {
  localStore.save(KEY, isLess ? LESS : 'system');
  applyMotion(isLess);
}

/** Whether the visitor chose less motion; the system's own choice is not part of it. */
export function useLessMotion(): boolean {
  return useStore(choice);
}

/** Whether scripts should leave out movement, by the visitor's choice or the system's. */
export function isMotionReduced(): boolean {
  return choice.get() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function applyMotion(isLess: boolean): void {
  const { dataset } = document.documentElement;
  if (isLess) dataset['motion'] = LESS;
  else delete dataset['motion'];
  choice.set(isLess);
}
