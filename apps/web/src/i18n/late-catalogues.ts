// Where the catalogues lie that the first page does without: a long list, so it comes later.
import { loadPlayTexts } from '@fairhouse/rules/words';
import type { Texts } from './text-types.ts';

export const lateFiles = import.meta.glob<{ readonly texts: Texts }>([
  './{en,cn,id,th,vi}/*.ts',
  '!./{en,cn,id,th,vi}/{shell,ui,home,games}.ts',
]);

export { loadPlayTexts };
