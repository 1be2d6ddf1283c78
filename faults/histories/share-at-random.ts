import type { Chance } from '../chance.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import { betsOf } from './bets-of.ts';
import type { Person } from './person.ts';

interface Answered {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}

/** Offers a group buy, buys shares of one, or cancels an own one: the act with its answer. */
export async function shareAtRandom(
  { client }: Person,
  chance: Chance,
  issue: string,
): Promise<readonly (readonly [act: string, answer: Answered])[]> {
  const what = chance.whole(8);
  if (what < 2) return [['offer', await client.call('createOffer', offerOf(chance, issue))]];
  const { list } = valueOf(await client.call('openOffers', { gameCode: 'WALK', pageSize: 20 }));
  const found = list.filter((each) => each.issue === issue);
  if (what < 4) {
    const all = found.filter((each) => each.isOwn);
    // One that nobody else has a share of, where there is one.
    const own = all.find((each) => each.mine?.shares === each.sold) ?? all[0];
    if (own !== undefined) {
      return [['cancel offer', await client.call('cancelOffer', { id: own.id })]];
    }
    const made = await client.call('createOffer', offerOf(chance, issue));
    if (!made.ok) return [['offer', made]];
    const { id } = made.value.offer;
    return [
      ['offer', made],
      ['cancel offer', await client.call('cancelOffer', { id })],
    ];
  }
  // All that is left at times, so that offers are filled and the last share is wanted by several.
  const open = found.filter((each) => each.sold < each.shares);
  if (open.length === 0) return [];
  const { id, shares, sold } = chance.pick(open);
  const left = shares - sold;
  const wanted = chance.whole(2) === 0 ? left : chance.whole(left) + 1;
  return [['share', await client.call('buyShares', { id, shares: wanted })]];
}

/** Terms of an offer at random. */
function offerOf(chance: Chance, issue: string) {
  const shares = chance.pick([2, 5, 10]);
  const ownShares = chance.whole(shares - 1) + 1;
  return {
    issue,
    bets: betsOf(chance, 3, ['2']),
    shares,
    ownShares,
    guarantee: chance.whole(shares - ownShares + 1),
    commission: chance.whole(11),
    secrecy: chance.pick(['open', 'sharers', 'close'] as const),
  };
}
