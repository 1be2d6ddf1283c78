// Asks for the address of a game. Each address holds a token for one use, so that none is kept.
import { vendorField } from '@fairhouse/calls/client';
import { call, type ClientRefusal, type ValueOf } from '../../../calls/calls.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { isSafeUrl } from '../../../modals/open-window.ts';
import { merchantCode } from '../../../session/merchant.ts';
import { currentSession } from '../../../session/session.ts';
import { vendorOf, type GameCardView } from '../cards/game-view.ts';

/** For the member's money, or for play units that the vendor keeps. */
export type LaunchKind = 'real' | 'demo';

export interface Launched {
  readonly url: string;
  readonly open: ValueOf<'launchGame'>['open'];
  readonly sandbox: string;
  readonly allow: string;
}

export type LaunchOutcome =
  | { readonly ok: true; readonly value: Launched }
  | { readonly ok: false; readonly refusal: ClientRefusal | 'unsafe' };

const CLIENT_TYPE = 3;

/** Launches a game; a member's launch is for the session that is open in this window. */
export async function launch(game: GameCardView, kind: LaunchKind): Promise<LaunchOutcome> {
  const isPhone = window.matchMedia('(width < 48rem)').matches;
  const platform = isPhone ? ('html5-mobile' as const) : ('html5-desktop' as const);
  const fields = {
    ...vendorField(vendorOf(game)),
    nodeId: game.nodeId,
    platform,
    clientType: CLIENT_TYPE,
    merchantCode: merchantCode() ?? '',
    language: currentLanguage(),
    siteOrigin: window.location.origin,
  };
  const session = currentSession();
  const answer =
    kind === 'demo' || session === undefined
      ? await call('trialGame', fields)
      : await call('launchGame', {
          ...fields,
          gameId: game.gameId,
          accountType: 1,
          confirmTrans: 0,
          launchMode: 'GLS',
          username: session.account,
          token: session.token,
        });
  if (!answer.ok) return answer;
  const { game_url: desktop, game_url2: phone, ...rest } = answer.value;
  const url = isPhone ? (phone ?? desktop) : desktop;
  if (!isSafeUrl(url)) return { ok: false, refusal: 'unsafe' };
  return { ok: true, value: { ...rest, url } };
}
