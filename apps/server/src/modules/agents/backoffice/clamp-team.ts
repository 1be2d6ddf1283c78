// Lowering everybody below a member to what it has now (agency.md 1.7).
import { refuse } from '@fairhouse/calls';
import { GAME_CATEGORIES, lowerGroup, type CategoryRates } from '@fairhouse/rules/agency';
import { ok, type Id, type Rate } from '@fairhouse/values';
import type { ConsoleCall } from '../../operators/index.ts';
import { withoutZero, type AgentTerms } from '../accounts/index.ts';
import { readTeamTerms, saveClamped, type Clamped, type TeamTerms } from '../tree/index.ts';

const NAMES_MAX = 5;

export interface Cap {
  readonly head: Id<'member'>;
  readonly oldGroup: number;
  readonly group: number;
  readonly rates: CategoryRates;
}

type Context = Pick<ConsoleCall, 'sql' | 'merchant' | 'app'>;

/** Members who are below and would have more than the cap, with what it will have. */
export async function findAbove(
  { sql, merchant, app }: Context,
  terms: AgentTerms,
  cap: Cap,
): Promise<Clamped[]> {
  const standard = terms.standardGroup;
  const team = await readTeamTerms(sql, merchant.id, { agent: cap.head, standard });
  const groups = loweredGroups(terms, cap, team);
  return team.flatMap((each) => {
    const newGroup = groups.get(each.id) ?? each.group;
    const newRates = atMost(each.rates, cap.rates);
    const isSame = newGroup === each.group && !exceeds(each.rates, cap.rates);
    if (isSame) return [];
    return [{ ...each, changeId: app.newId<'terms_change'>(), newGroup, newRates }];
  });
}

/** By the rule of lowering; where only rates fall, no group changes. */
function loweredGroups({ bounds }: AgentTerms, cap: Cap, team: readonly TeamTerms[]) {
  if (cap.group >= cap.oldGroup) return new Map<Id<'member'>, number>();
  const lowered = lowerGroup({
    oldGroup: cap.oldGroup,
    newGroup: cap.group,
    bounds,
    isByBackOffice: true,
    clampsTeam: true,
    team: team.map(({ id, group }) => ({ member: id, group })),
  });
  return new Map(lowered.ok ? lowered.value.map(({ member, to }) => [member, to]) : []);
}

/** Lowers them in bulk, or refuses with the first names where that was not asked for. */
export async function clampTeam(
  call: ConsoleCall,
  above: readonly Clamped[],
  wanted: { readonly cap: Cap; readonly clamps: boolean; readonly reason: string },
) {
  const { sql, merchant, operator, now } = call;
  const { cap, clamps, reason } = wanted;
  if (above.length > 0 && !clamps) {
    const names = above.slice(0, NAMES_MAX).map((each) => each.username);
    const shown = above.length > NAMES_MAX ? [...names, '…'] : names;
    return refuse('agent.downline_above', {
      params: { count: above.length, names: shown.join(', ') },
    });
  }
  const caps = Object.fromEntries(GAME_CATEGORIES.map((each) => [each, cap.rates[each] ?? 0n]));
  await saveClamped(sql, merchant.id, { clamped: above, caps, by: operator.name, reason, now });
  return ok(above.length);
}

function exceeds(rates: CategoryRates, cap: CategoryRates): boolean {
  return GAME_CATEGORIES.some((category) => (rates[category] ?? 0n) > (cap[category] ?? 0n));
}

function atMost(rates: CategoryRates, cap: CategoryRates): CategoryRates {
  const lowered = GAME_CATEGORIES.map((category) => {
    const most = cap[category] ?? 0n;
    const own = rates[category] ?? 0n;
    return [category, (own > most ? most : own) as Rate] as const;
  });
  return withoutZero(Object.fromEntries(lowered));
}
