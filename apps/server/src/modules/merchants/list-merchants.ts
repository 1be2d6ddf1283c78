import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { CATALOGUE } from '../lottery/index.ts';
import { readMerchants } from '../settings/index.ts';

type Row = OperatorCalls['merchantList'];

/** The merchants of the installation, read from the database, and the catalogue's lotteries. */
export async function listMerchants({ sql, language }: CallOf<Row>): Promise<Answer<Row>> {
  const records = await readMerchants(sql);
  const list = records.map(({ merchant, hosts, standing, site }) => {
    const { code, currency, zone, cutHour } = merchant;
    assert(standing !== undefined, 'a merchant was made at some time');
    const { name } = site.settings.brand;
    const languages = [...site.settings.languages.supported];
    return { code, name, currency, zone, cutHour, languages, hosts: [...hosts], ...standing };
  });
  const lotteries = CATALOGUE.map(({ code, names }) => ({ code, name: names[language] }));
  return ok({ list, lotteries });
}
