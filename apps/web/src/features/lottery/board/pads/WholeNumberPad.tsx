import { importLines, type ImportedLines, type LinesForm } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { useMemo } from 'react';
import { isEnteredByDigits, removeNumber } from './digit-entry.ts';
import { gridOf } from './grid.ts';
import { GridPad } from './GridPad.tsx';
import { KeysPad } from './KeysPad.tsx';
import { LinesPad } from './LinesPad.tsx';
import { NumberChips } from './NumberChips.tsx';
import type { NumberPay } from './number-pays.ts';
import { NumberSets } from './NumberSets.tsx';
import { TapsPad } from './TapsPad.tsx';
import { TypedNumbers } from '../../text/TypedNumbers.tsx';

export interface WholeNumberPadProps {
  readonly form: LinesForm;
  readonly label: string;
  readonly text: string;
  readonly imported: ImportedLines | undefined;
  /** Numbers that are closed, or pay less. */
  readonly pays: readonly NumberPay[] | undefined;
  readonly disabled: boolean;
  /** One of several boards side by side: the pad alone, in one column. */
  readonly narrow?: boolean;
  readonly onText: (text: string) => void;
  /** Adds the picks to the slip. */
  readonly onEnter: () => void;
}

/**
 * Entry of whole numbers: a grid where they are few enough to press, balls one after another, or a
 * keypad of digits. Typed and pasted numbers are beside it.
 */
export function WholeNumberPad({ imported, ...entry }: WholeNumberPadProps) {
  const { form, text, pays, disabled, narrow = false, onText } = entry;
  const numbers = useMemo(() => gridOf(form), [form]);
  return (
    <>
      {!narrow && <NumberSets form={form} text={text} disabled={disabled} onText={onText} />}
      {numbers === undefined ? (
        <div className={clsx('grid gap-x-8 gap-y-3 pt-3', !narrow && 'md:grid-cols-2')}>
          {isEnteredByDigits(form) ? <KeysPad {...entry} /> : <TapsPad {...entry} />}
          <NumberChips
            form={form}
            numbers={importLines(form, text).kept}
            pays={pays}
            disabled={disabled}
            onRemove={(number) => onText(removeNumber(text, number))}
            onClear={() => onText('')}
          />
        </div>
      ) : (
        <GridPad {...entry} numbers={numbers} />
      )}
      {!narrow && (
        <TypedNumbers>
          <LinesPad {...entry} imported={imported} />
        </TypedNumbers>
      )}
    </>
  );
}
