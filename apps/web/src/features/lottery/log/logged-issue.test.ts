import { expect, test } from 'vitest';
import { loggedIssue } from './logged-issue.ts';

test.each([
  ['demo-SSC1-20261121-0451', 'demo', 'SSC1-20261121-0451'],
  ['demo-SSC1-20261121-0451#2', 'demo', 'SSC1-20261121-0451'],
  ['my-house-VN5D-20261121-0001', 'my-house', 'VN5D-20261121-0001'],
  ['SSC1-20261121-0451', undefined, 'SSC1-20261121-0451'],
])('%s of the merchant %s is the draw %s', (drawId, merchant, issue) => {
  expect(loggedIssue(drawId, merchant)).toBe(issue);
});
