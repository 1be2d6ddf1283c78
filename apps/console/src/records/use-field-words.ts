import { useTranslate } from 'react-admin';
import type { FieldWords } from '../ui/ChangedFields.tsx';
import { fieldLabel } from './field-label.ts';
import { fieldValue } from './field-value.ts';

/** Names fields and values as their form does: `form` is a setting's name, or a kind of request. */
export function useFieldWords(form: string): FieldWords {
  const translate = useTranslate();
  const find = (key: string) => translate(key, { _: '' }) || undefined;
  return {
    labelOf: (path) => fieldLabel(form, path, find),
    valueOf: (path, value) => fieldValue(form, path, value, find),
  };
}
