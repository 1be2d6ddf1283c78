// Every namespace and its English catalogue, from which keys and parameters get their types.
// A new file `en/<name>.ts` gets a line here; the loader finds the files by their names.
import type { texts as books } from './en/books.ts';
import type { texts as cashier } from './en/cashier.ts';
import type { texts as games } from './en/games.ts';
import type { texts as home } from './en/home.ts';
import type { texts as identity } from './en/identity.ts';
import type { texts as lottery } from './en/lottery.ts';
import type { texts as members } from './en/members.ts';
import type { texts as pages } from './en/pages.ts';
import type { texts as plays } from './en/plays.ts';
import type { texts as playsDice } from './en/playsDice.ts';
import type { texts as playsLucky28 } from './en/playsLucky28.ts';
import type { texts as playsKeno } from './en/playsKeno.ts';
import type { texts as playsElevenFive } from './en/playsElevenFive.ts';
import type { texts as playsRace } from './en/playsRace.ts';
import type { texts as playsQuick } from './en/playsQuick.ts';
import type { texts as playsSymbols } from './en/playsSymbols.ts';
import type { texts as playsThree } from './en/playsThree.ts';
import type { texts as playsVietnam } from './en/playsVietnam.ts';
import type { texts as playsThai } from './en/playsThai.ts';
import type { texts as playsFourD } from './en/playsFourD.ts';
import type { texts as shell } from './en/shell.ts';
import type { texts as states } from './en/states.ts';
import type { texts as ui } from './en/ui.ts';
import type { texts as verify } from './en/verify.ts';
import type { texts as wallet } from './en/wallet.ts';

export interface Namespaces {
  readonly books: typeof books;
  readonly cashier: typeof cashier;
  readonly games: typeof games;
  readonly home: typeof home;
  readonly identity: typeof identity;
  readonly lottery: typeof lottery;
  readonly members: typeof members;
  readonly pages: typeof pages;
  readonly plays: typeof plays;
  readonly playsDice: typeof playsDice;
  readonly playsLucky28: typeof playsLucky28;
  readonly playsKeno: typeof playsKeno;
  readonly playsElevenFive: typeof playsElevenFive;
  readonly playsRace: typeof playsRace;
  readonly playsQuick: typeof playsQuick;
  readonly playsSymbols: typeof playsSymbols;
  readonly playsThree: typeof playsThree;
  readonly playsVietnam: typeof playsVietnam;
  readonly playsThai: typeof playsThai;
  readonly playsFourD: typeof playsFourD;
  readonly shell: typeof shell;
  readonly states: typeof states;
  readonly ui: typeof ui;
  readonly verify: typeof verify;
  readonly wallet: typeof wallet;
}

export type Namespace = keyof Namespaces;
