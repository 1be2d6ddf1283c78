// The customer service's link of type 3 (product.md section 6): its ciphertext with the key's eight
// characters at the end. Anyone with the text can decrypt it; it hides the address from address
// harvesters and detects changes.
const KEY_LENGTH = 8;
const IV_BYTES = 12;
const KEY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** Bytes below this limit map to all letters with equal frequency. */
const FAIR_BYTES = 256 - (256 % KEY_LETTERS.length);

/** Seals an address: AES-256-GCM under the SHA-256 of a new key, in base64url, then the key. */
export async function sealSupportLink(url: string): Promise<string> {
  const key = newKey();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(url);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await readKey(key), text);
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)])) + key;
}

/** The address in a sealed link; undefined for any other text. */
export async function openSupportLink(link: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64Url(link.slice(0, -KEY_LENGTH));
    const key = await readKey(link.slice(-KEY_LENGTH));
    const [iv, sealed] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
    return new TextDecoder('utf-8', { fatal: true }).decode(opened);
  } catch {
    return undefined;
  }
}

function newKey(): string {
  let key = '';
  while (key.length < KEY_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR_BYTES) key += KEY_LETTERS[byte % KEY_LETTERS.length];
  }
  return key;
}

async function readKey(key: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
