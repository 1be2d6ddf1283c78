// Which dialogs stand open, in the order they were opened. A store, so that anything can open one.
import { useSyncExternalStore } from 'react';
import { urls } from '../../urls.ts';
import { isEmbedded } from '../embedded.ts';

/** A dialog that is told nothing. */
interface Plain {
  readonly goal?: never;
}

/** What was typed into one of the forms at the door, and is wanted in the next one too. */
export interface Typed {
  readonly username?: string | undefined;
  readonly mobile?: string | undefined;
}

/** Every dialog of the site outside the two centres, with what it is told. */
export interface Modals {
  readonly login: { readonly goal?: string; readonly typed?: Typed };
  readonly register: { readonly code?: string; readonly typed?: Typed };
  readonly forgotPassword: { readonly typed?: Typed };
  readonly changePassword: { readonly forced?: true; readonly ticket?: string };
  readonly logout: Plain;
  readonly trialWarning: Plain;
  readonly download: Plain;
  readonly helpCenter: Plain;
  readonly notices: { readonly type: string };
  /** `onDropped`: it was put away, and nobody went to the address. */
  readonly popupBlocked: { readonly url: string; readonly onDropped?: () => void };
  readonly unsafeAddress: Plain;
  readonly search: Plain;
  readonly realityCheck: Plain;
  readonly confirm: ConfirmRequest;
}

export type ModalName = keyof Modals;

export interface ConfirmRequest {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** null: there is nothing to decline. */
  readonly cancelLabel?: string | null;
  readonly danger?: boolean;
  readonly answer: (confirmed: boolean) => void;
}

export interface OpenModal<Name extends ModalName = ModalName> {
  readonly id: number;
  readonly name: Name;
  readonly told: Modals[Name];
}

const ASKS_PASSWORD: ReadonlySet<ModalName> = new Set([
  'login',
  'register',
  'forgotPassword',
  'changePassword',
]);

const listeners = new Set<() => void>();
let open: readonly OpenModal[] = [];
let count = 0;

/**
 * Opens a dialog above those that are open; one of each name at a time. Answers its id. In a frame
 * of another site nobody logs in: what asks for a password opens a window of its own.
 */
export function openModal<Name extends ModalName>(name: Name, told: Modals[Name]): number {
  count += 1;
  if (isEmbedded && ASKS_PASSWORD.has(name)) {
    window.open(urls.login, '_blank', 'noopener');
    return count;
  }
  const rest = open.filter((modal) => modal.name !== name || name === 'confirm');
  change([...rest, { id: count, name, told }]);
  return count;
}

/** Puts a dialog in the place of the top one, such as register in the place of login. */
export function swapModal<Name extends ModalName>(name: Name, told: Modals[Name]): void {
  change(open.slice(0, -1));
  openModal(name, told);
}

export function closeModalById(id: number): void {
  change(open.filter((modal) => modal.id !== id));
}

export function closeAllModals(): void {
  change([]);
}

/** Asks a question in a dialog; the answer is whether it was confirmed. */
export function confirm(request: Omit<ConfirmRequest, 'answer'>): Promise<boolean> {
  return new Promise((answer) => openModal('confirm', { ...request, answer }));
}

function listModals(): readonly OpenModal[] {
  return open;
}

export function useModals(): readonly OpenModal[] {
  return useSyncExternalStore(subscribe, listModals, listModals);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly OpenModal[]): void {
  open = next;
  for (const listener of listeners) listener();
}
