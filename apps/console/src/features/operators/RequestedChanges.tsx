// What a request changes: each changed field as its form calls it, with its old and new value.
import type { CallValue } from '../../calls/calls.ts';
import { useFieldWords } from '../../records/use-field-words.ts';
import { usePlayNames } from '../../records/use-play-names.ts';
import { ChangedFields, type FieldWords } from '../../ui/ChangedFields.tsx';
import { partsOf } from './target-page.ts';

interface RequestedChangesProps {
  readonly approval: Pick<CallValue<'approvalList'>['list'][number], 'kind' | 'target' | 'changes'>;
}

export function RequestedChanges({ approval }: RequestedChangesProps) {
  const { kind, target, changes } = approval;
  const { name } = partsOf(target);
  const words = useFieldWords(kind === 'settings.change' ? name : kind);
  if (changes === null) return null;
  if (kind === 'act.oddsEdit') {
    return <ChangedOdds lottery={name} words={words} {...changes} />;
  }
  return <ChangedFields {...changes} words={words} />;
}

interface ChangedOddsProps {
  readonly lottery: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly words: FieldWords;
}

/** The fields of odds are those of the plays of their lottery. */
function ChangedOdds({ lottery, before, after, words }: ChangedOddsProps) {
  const names = usePlayNames(lottery);
  const labelOfPlay = (path: string) => {
    const [play = '', ...field] = path.split('.');
    return [names.play(play), words.labelOf(field.join('.'))].join(': ');
  };
  return <ChangedFields before={before} after={after} words={{ ...words, labelOf: labelOfPlay }} />;
}
