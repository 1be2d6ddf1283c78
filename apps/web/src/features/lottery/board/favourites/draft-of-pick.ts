import { checkSlip, parseSelection, type Family, type Play } from '@fairhouse/rules/lottery';
import { emptyDraft, type Draft } from '../draft.ts';

/**
 * The pad as it stands when these picks are made on it; undefined for a text that is not a legal
 * selection of the play.
 */
export function draftOfPick(family: Family, play: Play, pick: string): Draft | undefined {
  const selection = parseSelection(play, pick);
  if (selection === undefined) return undefined;
  const checked = checkSlip(family, { play: play.code, selection });
  if (!checked.ok) return undefined;
  const { rows, places } = checked.value.picks;
  const text = selection.kind === 'lines' ? selection.lines.join(' ') : '';
  return { ...emptyDraft(play.form), rows: [...rows], places, text };
}
