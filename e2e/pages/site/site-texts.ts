// The texts of the site, from its own catalogues, so that a journey reads and presses what a person
// would.
import type { Language } from '@fairhouse/values';
import { texts as agents } from '../../../apps/web/src/i18n/en/agents.ts';
import { texts as agentContracts } from '../../../apps/web/src/i18n/en/agent-contracts.ts';
import { texts as agentFigures } from '../../../apps/web/src/i18n/en/agent-figures.ts';
import { texts as agentTree } from '../../../apps/web/src/i18n/en/agent-tree.ts';
import { texts as cashier } from '../../../apps/web/src/i18n/en/cashier.ts';
import { texts as codes } from '../../../apps/web/src/i18n/en/codes.ts';
import { texts as drawShow } from '../../../apps/web/src/i18n/en/draw-show.ts';
import { texts as favourites } from '../../../apps/web/src/i18n/en/favourites.ts';
import { texts as coach } from '../../../apps/web/src/i18n/en/coach.ts';
import { texts as forms } from '../../../apps/web/src/i18n/en/forms.ts';
import { texts as games } from '../../../apps/web/src/i18n/en/games.ts';
import { texts as identity } from '../../../apps/web/src/i18n/en/identity.ts';
import { texts as kyc } from '../../../apps/web/src/i18n/en/kyc.ts';
import { texts as lottery } from '../../../apps/web/src/i18n/en/lottery.ts';
import { texts as members } from '../../../apps/web/src/i18n/en/members.ts';
import { texts as numberSets } from '../../../apps/web/src/i18n/en/number-sets.ts';
import { texts as offers } from '../../../apps/web/src/i18n/en/offers.ts';
import { texts as pads } from '../../../apps/web/src/i18n/en/pads.ts';
import { texts as pages } from '../../../apps/web/src/i18n/en/pages.ts';
import { texts as plays } from '../../../packages/rules/src/words/i18n/en/plays.ts';
import { texts as protection } from '../../../apps/web/src/i18n/en/protection.ts';
import { texts as security } from '../../../apps/web/src/i18n/en/security.ts';
import { texts as severalBoards } from '../../../apps/web/src/i18n/en/several-boards.ts';
import { texts as shell } from '../../../apps/web/src/i18n/en/shell.ts';
import { texts as skins } from '../../../apps/web/src/i18n/en/skins.ts';
import { texts as social } from '../../../apps/web/src/i18n/en/social.ts';
import { texts as states } from '../../../apps/web/src/i18n/en/states.ts';
import { texts as ui } from '../../../apps/web/src/i18n/en/ui.ts';
import { texts as vendorGames } from '../../../apps/web/src/i18n/en/vendor-games.ts';
import { texts as verify } from '../../../apps/web/src/i18n/en/verify.ts';
import { texts as wallet } from '../../../apps/web/src/i18n/en/wallet.ts';
import { texts as viAgents } from '../../../apps/web/src/i18n/vi/agents.ts';
import { texts as viAgentContracts } from '../../../apps/web/src/i18n/vi/agent-contracts.ts';
import { texts as viAgentFigures } from '../../../apps/web/src/i18n/vi/agent-figures.ts';
import { texts as viAgentTree } from '../../../apps/web/src/i18n/vi/agent-tree.ts';
import { texts as viCashier } from '../../../apps/web/src/i18n/vi/cashier.ts';
import { texts as viCodes } from '../../../apps/web/src/i18n/vi/codes.ts';
import { texts as viDrawShow } from '../../../apps/web/src/i18n/vi/draw-show.ts';
import { texts as viFavourites } from '../../../apps/web/src/i18n/vi/favourites.ts';
import { texts as viCoach } from '../../../apps/web/src/i18n/vi/coach.ts';
import { texts as viForms } from '../../../apps/web/src/i18n/vi/forms.ts';
import { texts as viGames } from '../../../apps/web/src/i18n/vi/games.ts';
import { texts as viIdentity } from '../../../apps/web/src/i18n/vi/identity.ts';
import { texts as viKyc } from '../../../apps/web/src/i18n/vi/kyc.ts';
import { texts as viLottery } from '../../../apps/web/src/i18n/vi/lottery.ts';
import { texts as viMembers } from '../../../apps/web/src/i18n/vi/members.ts';
import { texts as viNumberSets } from '../../../apps/web/src/i18n/vi/number-sets.ts';
import { texts as viOffers } from '../../../apps/web/src/i18n/vi/offers.ts';
import { texts as viPads } from '../../../apps/web/src/i18n/vi/pads.ts';
import { texts as viPages } from '../../../apps/web/src/i18n/vi/pages.ts';
import { texts as viPlays } from '../../../packages/rules/src/words/i18n/vi/plays.ts';
import { texts as viProtection } from '../../../apps/web/src/i18n/vi/protection.ts';
import { texts as viSecurity } from '../../../apps/web/src/i18n/vi/security.ts';
import { texts as viSeveralBoards } from '../../../apps/web/src/i18n/vi/several-boards.ts';
import { texts as viShell } from '../../../apps/web/src/i18n/vi/shell.ts';
import { texts as viSkins } from '../../../apps/web/src/i18n/vi/skins.ts';
import { texts as viSocial } from '../../../apps/web/src/i18n/vi/social.ts';
import { texts as viStates } from '../../../apps/web/src/i18n/vi/states.ts';
import { texts as viUi } from '../../../apps/web/src/i18n/vi/ui.ts';
import { texts as viVendorGames } from '../../../apps/web/src/i18n/vi/vendor-games.ts';
import { texts as viVerify } from '../../../apps/web/src/i18n/vi/verify.ts';
import { texts as viWallet } from '../../../apps/web/src/i18n/vi/wallet.ts';

const ENGLISH = {
  agents,
  agentContracts,
  agentFigures,
  agentTree,
  cashier,
  codes,
  drawShow,
  favourites,
  coach,
  forms,
  games,
  identity,
  kyc,
  lottery,
  members,
  numberSets,
  offers,
  pads,
  pages,
  plays,
  protection,
  security,
  severalBoards,
  shell,
  skins,
  social,
  states,
  ui,
  vendorGames,
  verify,
  wallet,
};
type Catalogues = typeof ENGLISH;
type Area = keyof Catalogues;
type Texts = Readonly<Record<string, string | { readonly other: string }>>;

const VIETNAMESE: Readonly<Record<Area, Texts>> = {
  agents: viAgents,
  agentContracts: viAgentContracts,
  agentFigures: viAgentFigures,
  agentTree: viAgentTree,
  cashier: viCashier,
  codes: viCodes,
  drawShow: viDrawShow,
  favourites: viFavourites,
  coach: viCoach,
  forms: viForms,
  games: viGames,
  identity: viIdentity,
  kyc: viKyc,
  lottery: viLottery,
  members: viMembers,
  numberSets: viNumberSets,
  offers: viOffers,
  pads: viPads,
  pages: viPages,
  plays: viPlays,
  protection: viProtection,
  security: viSecurity,
  severalBoards: viSeveralBoards,
  shell: viShell,
  skins: viSkins,
  social: viSocial,
  states: viStates,
  ui: viUi,
  vendorGames: viVendorGames,
  verify: viVerify,
  wallet: viWallet,
};

/** The languages of the journeys. */
export type JourneyLanguage = Extract<Language, 'EN' | 'VI'>;

/** A text of the site by its area and key, with its `{names}` filled in. */
export type SiteText = <Name extends Area>(
  area: Name,
  key: keyof Catalogues[Name] & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function siteTexts(language: JourneyLanguage): SiteText {
  const catalogues: Readonly<Record<Area, Texts>> = language === 'EN' ? ENGLISH : VIETNAMESE;
  return (area, key, values = {}) => {
    const text = catalogues[area][key];
    if (text === undefined) throw new Error(`${language} has no text ${area}.${key}`);
    const template = typeof text === 'string' ? text : text.other;
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
