// The catalogues of plays: one file for each language and group of families, loaded individually.
import type { Language } from '@fairhouse/values';
import type { texts as plays } from './i18n/en/plays.ts';
import type { texts as playsDice } from './i18n/en/plays-dice.ts';
import type { texts as playsElevenFive } from './i18n/en/plays-eleven-five.ts';
import type { texts as playsFourD } from './i18n/en/plays-four-d.ts';
import type { texts as playsKeno } from './i18n/en/plays-keno.ts';
import type { texts as playsLotto } from './i18n/en/plays-lotto.ts';
import type { texts as playsLucky28 } from './i18n/en/plays-lucky-28.ts';
import type { texts as playsPhilippines } from './i18n/en/plays-philippines.ts';
import type { texts as playsQuick } from './i18n/en/plays-quick.ts';
import type { texts as playsRace } from './i18n/en/plays-race.ts';
import type { texts as playsSix } from './i18n/en/plays-six.ts';
import type { texts as playsSymbols } from './i18n/en/plays-symbols.ts';
import type { texts as playsThai } from './i18n/en/plays-thai.ts';
import type { texts as playsThree } from './i18n/en/plays-three.ts';
import type { texts as playsTogel } from './i18n/en/plays-togel.ts';
import type { texts as playsVietlott } from './i18n/en/plays-vietlott.ts';
import type { texts as playsVietnam } from './i18n/en/plays-vietnam.ts';

/** Every catalogue of plays, with the keys of its English texts. */
export interface PlayCatalogues {
  readonly plays: typeof plays;
  readonly playsDice: typeof playsDice;
  readonly playsElevenFive: typeof playsElevenFive;
  readonly playsFourD: typeof playsFourD;
  readonly playsKeno: typeof playsKeno;
  readonly playsLotto: typeof playsLotto;
  readonly playsLucky28: typeof playsLucky28;
  readonly playsPhilippines: typeof playsPhilippines;
  readonly playsQuick: typeof playsQuick;
  readonly playsRace: typeof playsRace;
  readonly playsSix: typeof playsSix;
  readonly playsSymbols: typeof playsSymbols;
  readonly playsThai: typeof playsThai;
  readonly playsThree: typeof playsThree;
  readonly playsTogel: typeof playsTogel;
  readonly playsVietlott: typeof playsVietlott;
  readonly playsVietnam: typeof playsVietnam;
}

export type PlayNamespace = keyof PlayCatalogues;

export type PlayTexts = Readonly<Record<string, string>>;

type Load = () => Promise<{ readonly texts: PlayTexts }>;

const LOADS: Readonly<Record<Language, Readonly<Record<PlayNamespace, Load>>>> = {
  EN: {
    plays: () => import('./i18n/en/plays.ts'),
    playsDice: () => import('./i18n/en/plays-dice.ts'),
    playsElevenFive: () => import('./i18n/en/plays-eleven-five.ts'),
    playsFourD: () => import('./i18n/en/plays-four-d.ts'),
    playsKeno: () => import('./i18n/en/plays-keno.ts'),
    playsLotto: () => import('./i18n/en/plays-lotto.ts'),
    playsLucky28: () => import('./i18n/en/plays-lucky-28.ts'),
    playsPhilippines: () => import('./i18n/en/plays-philippines.ts'),
    playsQuick: () => import('./i18n/en/plays-quick.ts'),
    playsRace: () => import('./i18n/en/plays-race.ts'),
    playsSix: () => import('./i18n/en/plays-six.ts'),
    playsSymbols: () => import('./i18n/en/plays-symbols.ts'),
    playsThai: () => import('./i18n/en/plays-thai.ts'),
    playsThree: () => import('./i18n/en/plays-three.ts'),
    playsTogel: () => import('./i18n/en/plays-togel.ts'),
    playsVietlott: () => import('./i18n/en/plays-vietlott.ts'),
    playsVietnam: () => import('./i18n/en/plays-vietnam.ts'),
  },
  CN: {
    plays: () => import('./i18n/cn/plays.ts'),
    playsDice: () => import('./i18n/cn/plays-dice.ts'),
    playsElevenFive: () => import('./i18n/cn/plays-eleven-five.ts'),
    playsFourD: () => import('./i18n/cn/plays-four-d.ts'),
    playsKeno: () => import('./i18n/cn/plays-keno.ts'),
    playsLotto: () => import('./i18n/cn/plays-lotto.ts'),
    playsLucky28: () => import('./i18n/cn/plays-lucky-28.ts'),
    playsPhilippines: () => import('./i18n/cn/plays-philippines.ts'),
    playsQuick: () => import('./i18n/cn/plays-quick.ts'),
    playsRace: () => import('./i18n/cn/plays-race.ts'),
    playsSix: () => import('./i18n/cn/plays-six.ts'),
    playsSymbols: () => import('./i18n/cn/plays-symbols.ts'),
    playsThai: () => import('./i18n/cn/plays-thai.ts'),
    playsThree: () => import('./i18n/cn/plays-three.ts'),
    playsTogel: () => import('./i18n/cn/plays-togel.ts'),
    playsVietlott: () => import('./i18n/cn/plays-vietlott.ts'),
    playsVietnam: () => import('./i18n/cn/plays-vietnam.ts'),
  },
  ID: {
    plays: () => import('./i18n/id/plays.ts'),
    playsDice: () => import('./i18n/id/plays-dice.ts'),
    playsElevenFive: () => import('./i18n/id/plays-eleven-five.ts'),
    playsFourD: () => import('./i18n/id/plays-four-d.ts'),
    playsKeno: () => import('./i18n/id/plays-keno.ts'),
    playsLotto: () => import('./i18n/id/plays-lotto.ts'),
    playsLucky28: () => import('./i18n/id/plays-lucky-28.ts'),
    playsPhilippines: () => import('./i18n/id/plays-philippines.ts'),
    playsQuick: () => import('./i18n/id/plays-quick.ts'),
    playsRace: () => import('./i18n/id/plays-race.ts'),
    playsSix: () => import('./i18n/id/plays-six.ts'),
    playsSymbols: () => import('./i18n/id/plays-symbols.ts'),
    playsThai: () => import('./i18n/id/plays-thai.ts'),
    playsThree: () => import('./i18n/id/plays-three.ts'),
    playsTogel: () => import('./i18n/id/plays-togel.ts'),
    playsVietlott: () => import('./i18n/id/plays-vietlott.ts'),
    playsVietnam: () => import('./i18n/id/plays-vietnam.ts'),
  },
  TH: {
    plays: () => import('./i18n/th/plays.ts'),
    playsDice: () => import('./i18n/th/plays-dice.ts'),
    playsElevenFive: () => import('./i18n/th/plays-eleven-five.ts'),
    playsFourD: () => import('./i18n/th/plays-four-d.ts'),
    playsKeno: () => import('./i18n/th/plays-keno.ts'),
    playsLotto: () => import('./i18n/th/plays-lotto.ts'),
    playsLucky28: () => import('./i18n/th/plays-lucky-28.ts'),
    playsPhilippines: () => import('./i18n/th/plays-philippines.ts'),
    playsQuick: () => import('./i18n/th/plays-quick.ts'),
    playsRace: () => import('./i18n/th/plays-race.ts'),
    playsSix: () => import('./i18n/th/plays-six.ts'),
    playsSymbols: () => import('./i18n/th/plays-symbols.ts'),
    playsThai: () => import('./i18n/th/plays-thai.ts'),
    playsThree: () => import('./i18n/th/plays-three.ts'),
    playsTogel: () => import('./i18n/th/plays-togel.ts'),
    playsVietlott: () => import('./i18n/th/plays-vietlott.ts'),
    playsVietnam: () => import('./i18n/th/plays-vietnam.ts'),
  },
  VI: {
    plays: () => import('./i18n/vi/plays.ts'),
    playsDice: () => import('./i18n/vi/plays-dice.ts'),
    playsElevenFive: () => import('./i18n/vi/plays-eleven-five.ts'),
    playsFourD: () => import('./i18n/vi/plays-four-d.ts'),
    playsKeno: () => import('./i18n/vi/plays-keno.ts'),
    playsLotto: () => import('./i18n/vi/plays-lotto.ts'),
    playsLucky28: () => import('./i18n/vi/plays-lucky-28.ts'),
    playsPhilippines: () => import('./i18n/vi/plays-philippines.ts'),
    playsQuick: () => import('./i18n/vi/plays-quick.ts'),
    playsRace: () => import('./i18n/vi/plays-race.ts'),
    playsSix: () => import('./i18n/vi/plays-six.ts'),
    playsSymbols: () => import('./i18n/vi/plays-symbols.ts'),
    playsThai: () => import('./i18n/vi/plays-thai.ts'),
    playsThree: () => import('./i18n/vi/plays-three.ts'),
    playsTogel: () => import('./i18n/vi/plays-togel.ts'),
    playsVietlott: () => import('./i18n/vi/plays-vietlott.ts'),
    playsVietnam: () => import('./i18n/vi/plays-vietnam.ts'),
  },
};

/** The texts of a catalogue in a language. */
export async function loadPlayTexts(
  language: Language,
  namespace: PlayNamespace,
): Promise<PlayTexts> {
  return (await LOADS[language][namespace]()).texts;
}
