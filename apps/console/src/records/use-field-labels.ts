import { useTranslate } from 'react-admin';
import { fieldLabel } from './field-label.ts';

/** Names fields as their form does: `form` is a setting's name, or a kind of request. */
export function useFieldLabels(form: string): (path: string) => string {
  const translate = useTranslate();
  return (path) => fieldLabel(form, path, (key) => translate(key, { _: '' }) || undefined);
}
