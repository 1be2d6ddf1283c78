// The rounds of an auto bet, one after the other; in a game of choices with those that were fixed.
import { freeOf } from '../free-rounds/free-rounds.ts';
import type { AutoPlan } from './auto-plan.ts';
import { nextStep, type FixedChoices } from './fixed-choices.ts';
import { pause, shownOf, type InstantRound } from './instant-game.ts';
import { choose, pressPlay, take } from './play-instant.ts';
import { refresh, type Running } from './running-instant.ts';

/** So that a player sees each choice. */
const STEP_MS = 320;

/** Starts the auto bet, or stops the one that runs. */
export async function toggleAuto(running: Running): Promise<void> {
  const { auto, game, start } = running;
  const { texts } = start;
  const isRunning = running.plan !== undefined;
  if (!isRunning && (running.isBusy || running.round?.active === true)) return;
  const fixed = game.fixed?.read();
  if (!isRunning && game.fixed !== undefined && fixed === undefined) {
    auto.note(texts.autoNeedsChoices);
    return;
  }
  const plan = auto.begin();
  if (plan === undefined) return;
  running.plan = plan;
  refresh(running);
  while (auto.isRunning(plan)) {
    const free = freeOf(running)?.id;
    const round = await playOne(running, plan, fixed);
    if (round === undefined) {
      auto.end(texts.reasonError);
      break;
    }
    // Stopped in the middle of a round: it is the player's to go on with.
    if (round.active) break;
    // Never from free rounds to paid ones, nor to others.
    if (freeOf(running)?.id !== free) {
      auto.end(texts.reasonFree);
      break;
    }
    auto.count(plan, round);
  }
  running.plan = undefined;
  refresh(running);
}

/** A round to its end, or to where the auto bet was stopped; undefined after a refusal. */
async function playOne(
  running: Running,
  plan: AutoPlan,
  fixed: FixedChoices | undefined,
): Promise<InstantRound | undefined> {
  const round = await pressPlay(running);
  return fixed === undefined ? round : goOn(running, plan, { fixed, round });
}

async function goOn(
  running: Running,
  plan: AutoPlan,
  begun: { readonly fixed: FixedChoices; readonly round: InstantRound | undefined },
): Promise<InstantRound | undefined> {
  let { round } = begun;
  while (round?.active === true) {
    await pause(running.table, STEP_MS);
    if (!running.auto.isRunning(plan)) return round;
    const step = nextStep(begun.fixed, { step: round.step ?? 0, shown: shownOf(round) });
    round = step.is === 'take' ? await take(running) : await choose(running, step.choice);
  }
  return round;
}
