import type { ComponentProps } from 'react';
import { gridOf } from './grid.ts';
import { GridPad } from './GridPad.tsx';
import { LinesPad } from './LinesPad.tsx';
import { NumberSets } from './NumberSets.tsx';
import { TapsPad } from './TapsPad.tsx';

type EntryPadProps = ComponentProps<typeof LinesPad> &
  Pick<ComponentProps<typeof GridPad>, 'label' | 'pays'>;

/** Entry of whole numbers: a grid where they are few enough to press, else a text field. */
export function EntryPad({ label, pays, ...entry }: EntryPadProps) {
  const { form, text, disabled, onText } = entry;
  const numbers = gridOf(form);
  return (
    <>
      <NumberSets form={form} text={text} disabled={disabled} onText={onText} />
      {numbers === undefined ? (
        <>
          <TapsPad form={form} label={label} text={text} disabled={disabled} onText={onText} />
          <LinesPad {...entry} />
        </>
      ) : (
        <GridPad
          form={form}
          numbers={numbers}
          label={label}
          text={text}
          pays={pays}
          disabled={disabled}
          onText={onText}
        />
      )}
    </>
  );
}
