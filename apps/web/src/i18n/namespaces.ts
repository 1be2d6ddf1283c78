// Every namespace and its English catalogue, from which keys and parameters get their types.
// A new file `en/<name>.ts` gets a line here; the loader finds the files by their names. Those of
// plays are in `packages/rules/src/words`.
import type { PlayCatalogues } from '@fairhouse/rules/words';
import type { texts as agentTree } from './en/agent-tree.ts';
import type { texts as agents } from './en/agents.ts';
import type { texts as books } from './en/books.ts';
import type { texts as cashier } from './en/cashier.ts';
import type { texts as coach } from './en/coach.ts';
import type { texts as codes } from './en/codes.ts';
import type { texts as drawShow } from './en/draw-show.ts';
import type { texts as favourites } from './en/favourites.ts';
import type { texts as forms } from './en/forms.ts';
import type { texts as games } from './en/games.ts';
import type { texts as home } from './en/home.ts';
import type { texts as identity } from './en/identity.ts';
import type { texts as kyc } from './en/kyc.ts';
import type { texts as lobby } from './en/lobby.ts';
import type { texts as lottery } from './en/lottery.ts';
import type { texts as members } from './en/members.ts';
import type { texts as offers } from './en/offers.ts';
import type { texts as pads } from './en/pads.ts';
import type { texts as pages } from './en/pages.ts';
import type { texts as prizes } from './en/prizes.ts';
import type { texts as protection } from './en/protection.ts';
import type { texts as reset } from './en/reset.ts';
import type { texts as numberSets } from './en/number-sets.ts';
import type { texts as textSlip } from './en/text-slip.ts';
import type { texts as security } from './en/security.ts';
import type { texts as social } from './en/social.ts';
import type { texts as severalBoards } from './en/several-boards.ts';
import type { texts as shell } from './en/shell.ts';
import type { texts as skins } from './en/skins.ts';
import type { texts as states } from './en/states.ts';
import type { texts as ui } from './en/ui.ts';
import type { texts as verify } from './en/verify.ts';
import type { texts as vietnam } from './en/vietnam.ts';
import type { texts as wallet } from './en/wallet.ts';
import type { texts as yeekee } from './en/yeekee.ts';

export interface Namespaces extends PlayCatalogues {
  readonly agentTree: typeof agentTree;
  readonly agents: typeof agents;
  readonly books: typeof books;
  readonly cashier: typeof cashier;
  readonly coach: typeof coach;
  readonly codes: typeof codes;
  readonly drawShow: typeof drawShow;
  readonly favourites: typeof favourites;
  readonly forms: typeof forms;
  readonly games: typeof games;
  readonly home: typeof home;
  readonly identity: typeof identity;
  readonly kyc: typeof kyc;
  readonly lobby: typeof lobby;
  readonly lottery: typeof lottery;
  readonly members: typeof members;
  readonly offers: typeof offers;
  readonly pads: typeof pads;
  readonly pages: typeof pages;
  readonly prizes: typeof prizes;
  readonly protection: typeof protection;
  readonly reset: typeof reset;
  readonly numberSets: typeof numberSets;
  readonly textSlip: typeof textSlip;
  readonly security: typeof security;
  readonly social: typeof social;
  readonly severalBoards: typeof severalBoards;
  readonly shell: typeof shell;
  readonly skins: typeof skins;
  readonly states: typeof states;
  readonly ui: typeof ui;
  readonly verify: typeof verify;
  readonly vietnam: typeof vietnam;
  readonly wallet: typeof wallet;
  readonly yeekee: typeof yeekee;
}

export type Namespace = keyof Namespaces;
