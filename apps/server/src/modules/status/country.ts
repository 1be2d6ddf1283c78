// The country of an address, from the database that is part of the project.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readdirSync, statSync } from 'node:fs';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { assert } from '@fairhouse/values';

const PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb';

interface CountryRecord {
  readonly country_code?: string;
}

/** Cached, because every call looks up its address's country. */
const REMEMBERED_MAX = 10_000;

let readers: Promise<Reader<CountryResponse>[]> | undefined;
const remembered = new Map<string, string | undefined>();

/** ISO letters of the country, or undefined for an address without one (a private address). */
export async function countryOf(address: string): Promise<string | undefined> {
  readers ??= openReaders();
  const opened = await readers;
  if (remembered.has(address)) return remembered.get(address);
  const country = firstOf(opened, address);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(address, country);
  return country;
}

function firstOf(opened: readonly Reader<CountryResponse>[], address: string): string | undefined {
  for (const reader of opened) {
    const found = lookUp(reader, address);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** When the country data was built; the console shows its age. */
export async function countryDataBuiltAt(): Promise<number> {
  readers ??= openReaders();
  const [first] = await readers;
  assert(first !== undefined, 'the country data is installed');
  return first.metadata.buildEpoch.getTime();
}

function lookUp(reader: Reader<CountryResponse>, address: string): string | undefined {
  try {
    return (reader.get(address) as CountryRecord | null)?.country_code;
  } catch {
    // The address is of the other IP version than this reader's.
    return undefined;
  }
}

async function openReaders(): Promise<Reader<CountryResponse>[]> {
  const folder = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  const files = readdirSync(folder).filter((name) => name.endsWith('.mmdb'));
  assert(files.length > 0, 'the country data is installed');
  const paths = files.map((name) => join(folder, name)).filter((path) => statSync(path).size > 0);
  return Promise.all(paths.map((path) => open<CountryResponse>(path)));
}
