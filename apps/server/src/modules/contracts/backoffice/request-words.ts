// What requests about contracts say in words of every language.
import type { WireInput } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { ContractKind } from '@fairhouse/rules/agency';
import { LANGUAGES, type Language } from '@fairhouse/values';
import type { ApprovalDescription } from '../../operators/index.ts';
import { KIND_NAMES } from '../offers/index.ts';

/** The name of a kind as the wire writes it. */
export const kindName = (kind: Uppercase<ContractKind>): ApprovalDescription =>
  KIND_NAMES[kind.toLowerCase() as ContractKind];

/** As many contracts of an import as the second operator sees by name. */
const NAMED_ROWS = 60;

type ImportRows = WireInput<OperatorCalls['contractImport']>['rows'];

/** Who gets what: each contract with its rates. */
export function nameRows(rows: ImportRows): ApprovalDescription {
  const inLanguage = (language: Language) => {
    const named = rows.slice(0, NAMED_ROWS).map(({ username, terms: { kind, tiers } }) => {
      const rates = tiers.map(({ ratePct, winRatePct, lossRatePct, fixedAmount }) =>
        ratePct === undefined
          ? (fixedAmount ?? `${winRatePct ?? ''}/${lossRatePct ?? ''} %`)
          : `${ratePct} %`,
      );
      return `${username} ${kindName(kind)[language]} ${rates.join(', ')}`;
    });
    return `${named.join('; ')}${rows.length > NAMED_ROWS ? '; …' : ''}`;
  };
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, inLanguage(language)]),
  ) as ApprovalDescription;
}
