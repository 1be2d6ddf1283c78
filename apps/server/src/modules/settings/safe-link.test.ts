import { describe, expect, it } from 'vitest';
import { isSafeLink } from './safe-link.ts';

describe('a link that an operator may publish', () => {
  it.each(['/help#contact', 'https://example.com/a', 'http://localhost:8080/x'])('%s', (link) => {
    expect(isSafeLink(link)).toBe(true);
  });
});

describe('a link that must not be published', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example/x',
    'http://example.com',
    'data:text/html,x',
    '/\\evil.example',
    'help',
    '',
  ])('%s', (link) => {
    expect(isSafeLink(link)).toBe(false);
  });
});
