import { expect, test } from 'vitest';
import { openSupportLink, sealSupportLink } from './support-link.ts';

const ADDRESS = 'https://chat.example.com/room?brand=manila';

test('a sealed link opens to its address, does not show it, and differs each time', async () => {
  const links = await Promise.all([ADDRESS, ADDRESS].map(sealSupportLink));
  expect(new Set(links).size).toBe(2);
  for (const link of links) {
    expect(link).toMatch(/^[\w-]{90,}$/);
    expect(atob(link.slice(0, 40).replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('chat');
    expect(await openSupportLink(link)).toBe(ADDRESS);
  }
});

test('the last eight characters are the key, by SHA-256, of AES-256-GCM', async () => {
  // Made by OpenSSL's cipher, with twelve bytes of 7 for the nonce.
  const link = 'BwcHBwcHBwcHBwcH3s4D-f-UJK3RvtlPVR4AJhDNfLNxM1iXVY8WRpe19_WMuc6VwYsG9GwABCDEFGH';
  expect(await openSupportLink(link)).toBe('https://chat.example.com/');
});

test.each([
  ['another key', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
  ['a changed letter', (link: string) => `${link[0] === 'A' ? 'B' : 'A'}${link.slice(1)}`],
  ['a part', (link: string) => link.slice(3)],
  ['a key alone', () => 'ABCDEFGH'],
  ['nothing', () => ''],
  ['an address', () => ADDRESS],
])('%s does not open', async (_what, spoil) => {
  expect(await openSupportLink(spoil(await sealSupportLink(ADDRESS)))).toBeUndefined();
});
