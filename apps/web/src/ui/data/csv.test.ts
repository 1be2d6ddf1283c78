import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b'],
  [['1,250.00', 'say "hi"'], '"1,250.00","say ""hi"""'],
  [['two\nlines'], '"two\nlines"'],
  [['-12.5000', '12'], '-12.5000,12'],
  [['=HYPERLINK("x")', '@cmd', '+1 800', '-a'], `"'=HYPERLINK(""x"")",'@cmd,'+1 800,'-a`],
])('%j is the line %s', (row, line) => {
  expect(toCsv([row])).toBe(line);
});
