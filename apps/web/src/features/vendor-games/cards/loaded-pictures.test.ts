import { expect, test } from 'vitest';
import { createLoadedPictures } from './loaded-pictures.ts';

test('the pictures used last are remembered', () => {
  const loaded = createLoadedPictures(2);
  for (const url of ['a', 'b', 'a', 'c']) loaded.add(url);
  expect(['a', 'b', 'c'].filter((url) => loaded.has(url))).toEqual(['a', 'c']);
});
