// The store of open dialogs, in the order in which they were opened. A store, so that any code can
// open one.
import { urls } from '../urls.ts';
import { createStore, useStore } from '../browser/create-store.ts';
import { isEmbedded } from '../browser/embedded.ts';

/** The props of a dialog without parameters. */
interface Plain {
  readonly goal?: never;
}

/** Values typed into a login, register or reset form, to be kept in the next one. */
export interface TypedValues {
  readonly username?: string | undefined;
  readonly mobile?: string | undefined;
}

/** Every dialog of the site outside the two centres, with its parameters. */
export interface Modals {
  readonly login: { readonly goal?: string; readonly typed?: TypedValues };
  readonly register: { readonly code?: string; readonly typed?: TypedValues };
  readonly forgotPassword: { readonly typed?: TypedValues };
  readonly changePassword: { readonly forced?: true; readonly ticket?: string };
  readonly logout: Plain;
  readonly trialWarning: Plain;
  readonly agentsOnly: Plain;
  readonly download: Plain;
  readonly effects: Plain;
  readonly helpCenter: Plain;
  readonly notices: { readonly type: string };
  /** `onDropped` is called when the dialog is closed without following the address. */
  readonly popupBlocked: { readonly url: string; readonly onDropped?: () => void };
  /** A game's window was blocked. */
  readonly gameBlocked: { readonly nodeId: number; readonly kind: 'real' | 'demo' };
  /** The games of one vendor. */
  readonly vendorGames: { readonly vendor: string; readonly name: string };
  readonly unsafeAddress: Plain;
  readonly search: Plain;
  readonly realityCheck: Plain;
  readonly sessionResult: { readonly gameCode: string };
  readonly wallet: Plain;
  readonly myDraw: MyDraw;
  readonly drawStory: Omit<MyDraw, 'family' | 'numbers' | 'isNew'>;
  readonly confirm: ConfirmRequest;
}

/** A draw with bets of the player. */
interface MyDraw {
  readonly gameCode: string;
  readonly issue: string;
  readonly shortIssue: string;
  readonly family: string;
  /** As the lottery prints them. */
  readonly numbers: string;
  /** It has just been drawn, so that its outcome is not known yet. */
  readonly isNew: boolean;
}

export type ModalName = keyof Modals;

export type ModalProps<Name extends ModalName> = Modals[Name] & { readonly onClose: () => void };

export interface ConfirmRequest {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** null: the dialog has no cancel button. */
  readonly cancelLabel?: string | null;
  readonly danger?: boolean;
  readonly answer: (confirmed: boolean) => void;
}

export interface OpenModal<Name extends ModalName = ModalName> {
  readonly id: number;
  readonly name: Name;
  readonly props: Modals[Name];
}

const ASKS_PASSWORD: ReadonlySet<ModalName> = new Set([
  'login',
  'register',
  'forgotPassword',
  'changePassword',
]);

const store = createStore<readonly OpenModal[]>([]);
let count = 0;

/**
 * Opens a dialog above those that are open; one of each name at a time. Returns its id. A site in a
 * frame does not open login forms: a dialog that asks for a password opens a window instead.
 */
export function openModal<Name extends ModalName>(name: Name, props: Modals[Name]): number {
  count += 1;
  if (isEmbedded && ASKS_PASSWORD.has(name)) {
    window.open(urls.login, '_blank', 'noopener');
    return count;
  }
  const rest = store.get().filter((modal) => modal.name !== name || name === 'confirm');
  store.set([...rest, { id: count, name, props }]);
  return count;
}

/** Replaces the top dialog, for example login with register. */
export function replaceModal<Name extends ModalName>(name: Name, props: Modals[Name]): void {
  store.set(store.get().slice(0, -1));
  openModal(name, props);
}

export function closeModalById(id: number): void {
  store.set(store.get().filter((modal) => modal.id !== id));
}

export function closeAllModals(): void {
  store.set([]);
}

/** Asks a question in a dialog; resolves to whether it was confirmed. */
export function confirm(request: Omit<ConfirmRequest, 'answer'>): Promise<boolean> {
  return new Promise((answer) => openModal('confirm', { ...request, answer }));
}

export function useModals(): readonly OpenModal[] {
  return useStore(store);
}
