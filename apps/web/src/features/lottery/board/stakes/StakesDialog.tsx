import { useState, type FormEvent } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/forms/Button.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { Input } from '../../../../ui/forms/Input.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../../ui/overlays/toasts.ts';
import { useCurrency } from '../../use-money.ts';
import { MOST_STAKES, readTypedRow, type StakeKind } from './stake-row.ts';
import { useOwnStakes } from './use-own-stakes.ts';

interface StakesDialogProps {
  readonly kind: StakeKind;
  /** The row as it is shown. */
  readonly shown: readonly string[];
  readonly most: string;
  readonly onClose: () => void;
}

/** The fields of a row of stakes. A wrong one is marked once it was left or the row was saved. */
export function StakesDialog({ kind, shown, most, onClose }: StakesDialogProps) {
  const t = useTexts('favourites');
  const { number } = useFormats();
  const currency = useCurrency();
  const [own, save] = useOwnStakes();
  const [fields, setFields] = useState(() =>
    Array.from({ length: MOST_STAKES[kind] }, (_, at) => shown[at] ?? ''),
  );
  const [judged, setJudged] = useState<ReadonlySet<number>>(new Set());
  const { stakes, problems } = readTypedRow(kind, fields, most);
  const isEmpty = stakes.length === 0 && problems.every((problem) => problem === undefined);
  const { [kind]: ownRow, ...others } = own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog of the slip is within the slip's own form controls.
    event.stopPropagation();
    setJudged(new Set(fields.keys()));
    if (isEmpty || problems.some((problem) => problem !== undefined)) return;
    save({ ...others, [kind]: stakes });
    toast('done', t('stakes.saved'));
    onClose();
  };
  const restore = () => {
    save(others);
    toast('done', t('stakes.restored'));
    onClose();
  };
  const problemText = (at: number): string | undefined => {
    const problem = judged.has(at) ? problems[at] : undefined;
    if (isEmpty && judged.size === fields.length && at === 0) return t('stakes.empty');
    return problem && t(`stakes.${problem}`, { most: number(most) });
  };
  return (
    <Dialog
      title={t(`stakes.${kind}`)}
      about={t(kind === 'amounts' ? 'stakes.aboutAmounts' : 'stakes.aboutMultiples', { currency })}
      size="confirm"
      focusField
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          {fields.map((value, at) => (
            <Field key={at} label={t('stakes.field', { place: at + 1 })} error={problemText(at)}>
              {(control) => (
                <Input
                  {...control}
                  inputMode={kind === 'amounts' ? 'decimal' : 'numeric'}
                  autoComplete="off"
                  value={value}
                  before={kind === 'multiples' ? '×' : undefined}
                  onChange={({ target }) =>
                    setFields(fields.with(at, target.value.replace(',', '.').slice(0, 14)))
                  }
                  onBlur={() => setJudged(new Set([...judged, at]))}
                  className="figures"
                />
              )}
            </Field>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" className="flex-1">
            {t('save')}
          </Button>
          <Button look="outline" disabled={ownRow === undefined} onClick={restore}>
            {t('stakes.restore')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
