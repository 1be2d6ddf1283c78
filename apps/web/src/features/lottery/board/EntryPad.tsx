import type { ComponentProps } from 'react';
import { gridOf } from './grid.ts';
import { GridPad } from './GridPad.tsx';
import { LinesPad } from './LinesPad.tsx';

type EntryPadProps = ComponentProps<typeof LinesPad> & { readonly label: string };

/** Entry of whole numbers: a grid where they are few enough to press, else a field to type in. */
export function EntryPad({ label, ...entry }: EntryPadProps) {
  const numbers = gridOf(entry.form);
  if (numbers === undefined) return <LinesPad {...entry} />;
  const { form, text, disabled, onText } = entry;
  return (
    <GridPad
      form={form}
      numbers={numbers}
      label={label}
      text={text}
      disabled={disabled}
      onText={onText}
    />
  );
}
