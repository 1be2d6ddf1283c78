// The house lint. Each rule first shows that it catches a planted sin and lets its innocent twin
// pass; then the tree must be clean of it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MODULES, PARTS, SERVER_AREAS } from './house.ts';
import * as code from './tools/tidy/code.ts';
import { demoNames } from './tools/tidy/demo-names.ts';
import { environment } from './tools/tidy/environment.ts';
import * as imports from './tools/tidy/imports.ts';
import { readTree, sourceOf, type Finding, type Source } from './tools/tidy/source.ts';
import * as sql from './tools/tidy/sql.ts';
import * as texts from './tools/tidy/texts.ts';
import * as tree from './tools/tidy/tree.ts';

const root = import.meta.dirname;
const sources = readTree(root);

type Files = Readonly<Record<string, string>>;

interface Rule {
  readonly promise: string;
  readonly check: (all: readonly Source[]) => readonly Finding[];
  /** Each of these must be caught. */
  readonly sins: readonly Files[];
  /** None of these may be. */
  readonly innocent: readonly Files[];
}

const each = (check: (source: Source) => Finding[]) => (all: readonly Source[]) =>
  all.flatMap(check);

const cashier = 'apps/server/src/modules/cashier';

const rules: readonly Rule[] = [
  {
    promise: 'a part imports only the parts that house.ts gives it, by their doors',
    check: each(imports.parts),
    sins: [
      { 'packages/rules/src/a.ts': "import { x } from '@fairhouse/ledger';" },
      { 'apps/web/src/a.ts': "import type { X } from '@fairhouse/calls/operator';" },
      { 'apps/studio/src/a.ts': "export * from '@fairhouse/rules/lottery';" },
      { 'apps/server/src/main.ts': "import { x } from '../../../packages/ledger/src/ledger.ts';" },
      { 'apps/cosigner/src/a.ts': "const x = await import('@fairhouse/calls');" },
      { 'packages/values/src/a.ts': "type X = import('../../rules/src/b.ts').X;" },
      { 'apps/server/src/main.ts': "import { layOut } from '../../../demo/lay-out.ts';" },
      { 'apps/server/src/edge/a.ts': "const x = await import('../../../../demo/cast.ts');" },
      { 'apps/cosigner/src/a.test.ts': "import { x } from '../../../demo/cast.ts';" },
    ],
    innocent: [
      { 'packages/rules/src/a.ts': "import { x } from '@fairhouse/values'; import './b.ts';" },
      { 'apps/web/src/a.ts': "import { player } from '@fairhouse/calls/player';" },
      { 'apps/server/src/testing/a.ts': "import { x } from '../../../../demo/cast.ts';" },
      { 'demo/a.ts': "import { x } from '../apps/server/src/open-house.ts';" },
    ],
  },
  {
    promise: 'no program of the product names a merchant of the demo',
    check: each(demoNames),
    sins: [
      { 'apps/server/src/edge/a.ts': "const code = 'manila';" },
      { 'apps/web/src/a.tsx': 'const host = `http://saigon.localhost:${port}`;' },
      { 'packages/calls/src/player/a.ts': '// as of Saigon Casino' },
      { 'tools/launch.mjs': "const LABELS = { a: 'Site, Manila' };" },
      { 'apps/server/migrations/0999-a.sql': "select 1 where code = 'manila';" },
    ],
    innocent: [
      { 'demo/a.ts': "const code = 'manila';" },
      { 'apps/server/src/edge/a.test.ts': "const code = 'manila';" },
      { 'apps/server/src/modules/lottery/a.ts': "const zone = 'Asia/Manila';" },
      { 'apps/server/src/a.ts': "const zones = ['Asia/Ho_Chi_Minh'];" },
    ],
  },
  {
    promise: 'values and rules import nothing from outside, and a browser nothing from Node',
    check: each(imports.purity),
    sins: [
      { 'packages/rules/src/a.ts': "import { readFileSync } from 'node:fs';" },
      { 'packages/values/src/a.ts': "import * as z from 'zod';" },
      { 'apps/web/src/a.ts': "import { join } from 'path';" },
    ],
    innocent: [
      { 'packages/rules/src/a.test.ts': "import { test } from 'vitest'; import 'node:fs';" },
      { 'apps/web/src/a.ts': "import { useState } from 'react';" },
    ],
  },
  {
    promise: 'areas of the server import each other along house.ts',
    check: each(imports.areas),
    sins: [
      { 'apps/server/src/ground/a.ts': "import { x } from '../modules/wallet/index.ts';" },
      { [`${cashier}/a.ts`]: "import { x } from '../../edge/server.ts';" },
      { 'apps/server/src/unheard/a.ts': 'export const x = 1;' },
      { 'apps/server/src/main.ts': "import { x } from './testing/index.ts';" },
    ],
    innocent: [
      { 'apps/server/src/edge/a.ts': "import { x } from '../modules/wallet/calls.ts';" },
      { [`${cashier}/a.ts`]: "import { x } from '../../ground/sql.ts';" },
    ],
  },
  {
    promise: 'a module is entered by its door',
    check: each(imports.doors),
    sins: [
      { [`${cashier}/a.ts`]: "import { x } from '../wallet/store.ts';" },
      { [`${cashier}/a.ts`]: "import { x } from '../wallet/calls.ts';" },
      { 'apps/server/src/edge/a.ts': "import { x } from '../modules/wallet/move.ts';" },
      { 'demo/a.ts': "import { x } from '../apps/server/src/modules/wallet/store.ts';" },
    ],
    innocent: [
      { [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts'; import './store.ts';" },
      { 'apps/server/src/edge/a.ts': "import { x } from '../modules/wallet/calls.ts';" },
    ],
  },
  {
    promise: 'a module reaches another only along house.ts',
    check: each(imports.moduleLines),
    sins: [
      { 'apps/server/src/modules/settings/a.ts': "import '../cashier/index.ts';" },
      { 'apps/server/src/modules/unheard/a.ts': 'export const x = 1;' },
    ],
    innocent: [{ [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts';" }],
  },
  {
    promise: 'modules make no circle',
    check: imports.circles,
    sins: [
      {
        [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts';",
        'apps/server/src/modules/wallet/a.ts': "import { x } from '../members/index.ts';",
        'apps/server/src/modules/members/a.ts': "import type { X } from '../cashier/index.ts';",
      },
    ],
    innocent: [
      {
        [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts';",
        [`${cashier}/b.ts`]: "import { x } from '../members/index.ts';",
        'apps/server/src/modules/wallet/a.ts': "import { x } from '../members/index.ts';",
      },
    ],
  },
  {
    promise: 'only a module in which money moves imports the ledger',
    check: each(imports.ledgerDoor),
    sins: [{ 'apps/server/src/modules/members/a.ts': "import '@fairhouse/ledger';" }],
    innocent: [{ [`${cashier}/a.ts`]: "import type { Ledger } from '@fairhouse/ledger';" }],
  },
  {
    promise: 'time comes in as `now`',
    check: each(code.clock),
    sins: [
      { [`${cashier}/a.ts`]: 'const now = Date.now();' },
      { [`${cashier}/a.ts`]: 'const clock = { now: Date.now };' },
      { 'apps/web/src/a.tsx': 'const x = <p>{new Date().getFullYear()}</p>;' },
      { 'packages/rules/src/a.test.ts': 'const now = new Date();' },
    ],
    innocent: [
      { [`${cashier}/a.ts`]: 'const day = new Date(now); const t = performance.now();' },
      { 'apps/server/src/ground/database-clock.ts': 'const now = Date.now();' },
    ],
  },
  {
    promise: 'chance never comes from Math.random',
    check: each(code.chance),
    sins: [
      { 'apps/web/src/a.ts': 'const x = Math.random();' },
      { 'bench/a.ts': 'shuffle(list, Math.random);' },
    ],
    innocent: [{ [`${cashier}/a.ts`]: 'const x = randomInt(6); // not Math.random' }],
  },
  {
    promise: 'what comes from outside is parsed where texts that cannot be kept are refused',
    check: each(code.outsideJson),
    sins: [
      { [`${cashier}/a.ts`]: 'const news = JSON.parse(body);' },
      { [`${cashier}/a.ts`]: 'const news = await answer.json();' },
      { 'apps/server/src/edge/a.ts': 'read(JSON.parse(text));' },
    ],
    innocent: [
      { [`${cashier}/a.ts`]: 'const news = readJson(body);' },
      { [`${cashier}/a.test.ts`]: 'const news = JSON.parse(body);' },
      { 'apps/server/src/ground/read-json.ts': 'const value = JSON.parse(text);' },
    ],
  },
  {
    promise: 'no float ever holds money',
    check: each(code.floatMoney),
    sins: [
      { [`${cashier}/a.ts`]: 'const x = parseFloat(text);' },
      { [`${cashier}/a.ts`]: 'const x = Number(withdrawal.amount);' },
      { 'apps/web/src/features/a.ts': 'const x = +stake;' },
      { 'apps/console/src/pages/a.ts': 'const x = Number(formatAmount(total));' },
      { 'packages/rules/src/a.ts': "const x = (a / b).toFixed(2) + '';" },
    ],
    innocent: [
      { [`${cashier}/a.ts`]: 'const x = Number(count); const y = parseAmount(text);' },
      { 'apps/web/src/ui/line-chart.ts': 'const x = offset.toFixed(1);' },
    ],
  },
  {
    promise: 'values and rules touch nothing around them',
    check: each(code.pureCode),
    sins: [
      { 'packages/rules/src/a.ts': 'const x = JSON.parse(text);' },
      { 'packages/values/src/a.ts': 'setTimeout(run, 1);' },
      { 'packages/values/src/a.ts': "if (process.env['X']) run();" },
    ],
    innocent: [{ [`${cashier}/a.ts`]: 'const x = JSON.parse(text);' }],
  },
  {
    promise: 'a class is Refusal, Bug, or the owner of a resource',
    check: each(code.classes),
    sins: [
      { [`${cashier}/a.ts`]: 'export class CashierService { pay() {} }' },
      { [`${cashier}/a.ts`]: 'export class Cashier extends Service { pay() {} }' },
    ],
    innocent: [
      { 'packages/values/src/a.ts': 'export class Bug extends Error {}' },
      { [`${cashier}/a.ts`]: 'class Pool { async [Symbol.asyncDispose]() {} }' },
      { [`${cashier}/a.ts`]: 'class Feed { close() {} }' },
      { [`${cashier}/a.ts`]: 'class Away extends Error {}' },
      { [`${cashier}/a.ts`]: 'class Watched extends pg.Client {}' },
    ],
  },
  {
    promise: 'exports have names',
    check: each(code.defaultExports),
    sins: [{ [`${cashier}/a.ts`]: 'export default function pay() {}' }],
    innocent: [{ 'apps/web/vite.config.ts': 'export default {};' }],
  },
  {
    promise: 'wire words stay in packages/calls',
    check: each(code.wireWords),
    sins: [
      { [`${cashier}/a.ts`]: 'const vassalage = 1;' },
      { 'apps/web/src/a.ts': 'if (member.isAgent === 1) show();' },
      { 'apps/server/src/migrations/0001-a.sql': 'create table t (numero text);' },
    ],
    innocent: [
      { 'packages/calls/src/a.ts': 'const vassalage = 1;' },
      { [`${cashier}/a.ts`]: 'const numeral = 2;' },
    ],
  },
  {
    promise: 'nothing is left marked as unfinished',
    check: each(code.marks),
    sins: [{ [`${cashier}/a.ts`]: '// TODO later' }],
    innocent: [{ [`${cashier}/a.ts`]: '// Done.' }],
  },
  {
    promise: "SQL stands in a module's store",
    check: each(sql.sqlPlaces),
    sins: [
      { [`${cashier}/pay.ts`]: "sql.query('select id from withdrawal where merchant_id = $1');" },
      { [`${cashier}/pay.ts`]: 'sql.query(`\n  -- locks\n  update withdrawal set state = $1`);' },
      { [`${cashier}/pay.ts`]: 'sql.query(`update ${table} set state = $1`);' },
      { [`${cashier}/pay.ts`]: "sql.query('insert into withdrawal (id) values ($1)');" },
      { [`${cashier}/pay.ts`]: "sql.query('with due as (select 1) delete from a using due');" },
      { 'apps/server/src/edge/a.ts': "sql.query('delete from session where id = $1');" },
      { [`${cashier}/pay.ts`]: "kysely.selectFrom('withdrawal').select('id');" },
    ],
    innocent: [
      { [`${cashier}/store.ts`]: "sql.query('select id from withdrawal');" },
      { [`${cashier}/pay.test.ts`]: "sql.query('select id from withdrawal');" },
      { 'packages/ledger/src/a.ts': "sql.query('select id from account');" },
      { 'apps/web/src/a.ts': "const text = 'Select a bank, then update your card set.';" },
      { 'apps/web/src/a.ts': "const text = 'With this as in the rules.';" },
    ],
  },
  {
    promise: 'a statement names the merchant, or says why it reads all of them',
    check: each(sql.merchantScope),
    sins: [
      { [`${cashier}/store.ts`]: "sql.query('select id from withdrawal where id = $1');" },
      { [`${cashier}/store.ts`]: 'sql.query(`-- no merchant_id here\n delete from withdrawal`);' },
      { [`${cashier}/store.ts`]: 'sql.query(`-- every merchant: x\n delete from withdrawal`);' },
      { [`${cashier}/store.ts`]: "const x = db.selectFrom('withdrawal').select('id');" },
      { 'apps/server/src/edge/answer-store.ts': "sql.query('select id from answer');" },
    ],
    innocent: [
      { [`${cashier}/store.ts`]: "sql.query('select id from withdrawal where merchant_id = $1');" },
      {
        [`${cashier}/store.ts`]:
          'sql.query(`-- every merchant: the job pays all that is due.\n delete from withdrawal`);',
      },
      {
        [`${cashier}/store.ts`]:
          "const x = db.selectFrom('withdrawal').where('merchant_id', '=', merchant);",
      },
      { [`${cashier}/store.ts`]: "sql.query('select now()');" },
      {
        [`${cashier}/store.ts`]:
          "const OWN = 'merchant_id = $1'; sql.query(`select id from withdrawal where ${OWN}`);",
      },
    ],
  },
  {
    promise: 'a text exists in five languages and is translated',
    check: each(texts.languageObjects),
    sins: [
      { 'apps/a.ts': "const t = { EN: 'Pay', CN: '支付', ID: 'Bayar', TH: 'จ่าย' };" },
      { 'apps/a.ts': "const t = { EN: 'Pay', CN: '支付', ID: '', TH: 'จ่าย', VI: 'Trả' };" },
      { 'apps/a.ts': "const t = { EN: 'Pay', CN: '支付', ID: 'Pay', TH: 'จ่าย', VI: 'Trả' };" },
      {
        'apps/a.ts':
          "const t = { EN: 'Pay {sum}', CN: '支付', ID: 'Bayar {sum}', TH: 'จ่าย {sum}', VI: 'Trả {sum}' };",
      },
      {
        'apps/a.ts':
          "const t = { EN: 'Pay the bill', CN: 'Please pay', ID: 'Bayar', TH: 'จ่าย', VI: 'Trả' };",
      },
    ],
    innocent: [
      { 'apps/a.ts': "const t = { EN: 'Pay', CN: '支付', ID: 'Bayar', TH: 'จ่าย', VI: 'Trả' };" },
      { 'apps/a.ts': "const t = { EN: 'CSV', CN: 'CSV', ID: 'CSV', TH: 'CSV', VI: 'CSV' };" },
    ],
  },
  {
    promise: 'catalogues have the same keys in five languages, all translated',
    check: texts.catalogues,
    sins: [
      catalogue({ cn: "export const texts = { 'a.pay': '支付' };" }),
      catalogue({ th: "export const texts = { 'a.pay': 'จ่าย', 'a.two': { other: 'Two' } };" }),
      catalogue({ vi: "export const texts = { 'a.pay': '', 'a.two': { other: 'Hai' } };" }),
      catalogue({ vi: undefined }),
    ],
    innocent: [catalogue({})],
  },
  {
    promise: 'names say what is inside',
    check: each(tree.names),
    sins: [
      { 'apps/web/src/utils/money.ts': '' },
      { [`${cashier}/helpers.ts`]: '' },
      { [`${cashier}/requestWithdrawal.ts`]: '' },
    ],
    innocent: [
      { [`${cashier}/request-withdrawal.test.ts`]: '' },
      { 'apps/web/src/Slip.tsx': '' },
      { 'apps/web/src/Slip.test.ts': '' },
    ],
  },
  {
    promise: 'a file of more than 300 lines is two things',
    check: each(tree.fileLength),
    sins: [{ [`${cashier}/a.ts`]: 'run();\n'.repeat(301) }],
    innocent: [
      { [`${cashier}/a.ts`]: 'run();\n'.repeat(299) },
      { 'apps/web/src/i18n/en/a.ts': 'run();\n'.repeat(900) },
    ],
  },
  {
    promise: 'a line ends by column 100',
    check: each(tree.lineLength),
    sins: [{ [`${cashier}/a.ts`]: `// ${'why '.repeat(30)}` }],
    innocent: [
      { [`${cashier}/a.ts`]: `const a = 1;\n// ${'why '.repeat(20)}` },
      { 'packages/calls/src/a.ts': `    EN: '${'word '.repeat(30)}',` },
      { 'apps/web/src/ui/A.tsx': `  <p className="${'flex '.repeat(30)}" id="a" />` },
    ],
  },
  {
    promise: 'the paths that documents name are there',
    check: (all) => tree.documentPaths(all, (path) => existsSync(join(root, path))),
    sins: [
      { 'STYLE.md': '# Style\nSee `packages/values/src/unheard.ts`.' },
      { 'docs/a.md': '# A\nSee [there](unheard.md).' },
    ],
    innocent: [{ 'STYLE.md': '# Style\nSee `packages/values/src/index.ts`, `npm test`, `a/b`.' }],
  },
  {
    promise: 'a document has one title',
    check: each(tree.documentTitles),
    sins: [{ 'docs/a.md': '# One\n\n# Two' }, { 'docs/a.md': 'No title.' }],
    innocent: [{ 'docs/a.md': '# One\n\n## Under\n\n```\n# a comment\n```' }],
  },
  {
    promise: 'each dependency has its reason in docs/dependencies.md',
    check: tree.dependencyReasons,
    sins: [
      {
        'package.json': '{"dependencies":{"left-pad":"1.0.0"}}',
        'docs/dependencies.md': '# D\n| `pg` | why |',
      },
      { 'package.json': '{}', 'docs/dependencies.md': '# D\n| `pg` | why |' },
    ],
    innocent: [
      {
        'package.json': '{"devDependencies":{"pg":"8.0.0","@fairhouse/values":"0.1.0"}}',
        'docs/dependencies.md': '# D\n| `pg` | why |',
      },
    ],
  },
  {
    promise: 'each variable that is read is told in docs/operate.md',
    check: environment,
    sins: [
      { 'apps/server/src/a.ts': "const x = process.env['UNHEARD'];", 'docs/operate.md': '# O' },
      { 'tools/a.mjs': 'const x = process.env.UNHEARD;', 'docs/operate.md': '# O\n`PORT`' },
      { 'apps/server/src/a.ts': "const x = environment['UNHEARD'];" },
    ],
    innocent: [
      {
        'apps/server/src/a.ts': "const x = process.env['PORT'];",
        'docs/operate.md': '# O\n`PORT`',
      },
      { 'tools/a.mjs': "const x = process.env['npm_execpath'];" },
    ],
  },
  {
    promise: 'packages and TypeScript references know only what house.ts gives them',
    check: tree.references,
    sins: [
      { 'packages/rules/package.json': '{"dependencies":{"@fairhouse/ledger":"0.1.0"}}' },
      {
        'packages/rules/package.json': '{}',
        'packages/rules/tsconfig.json': '{"references":[{ "path": "../ledger" }]}',
      },
    ],
    innocent: [
      {
        'packages/rules/package.json': '{"dependencies":{"@fairhouse/values":"0.1.0"}}',
        'packages/rules/tsconfig.json': '{"references":[{ "path": "../values" }]}',
      },
    ],
  },
];

/** A catalogue in five languages, with some of its files replaced or taken out. */
function catalogue(changes: Readonly<Record<string, string | undefined>>): Files {
  const words: Record<string, [string, string]> = {
    en: ['Pay', 'Two'],
    cn: ['支付', '两个'],
    id: ['Bayar', 'Dua'],
    th: ['จ่าย', 'สอง'],
    vi: ['Trả', 'Hai'],
  };
  const files: Record<string, string> = {};
  for (const [language, [pay, two]] of Object.entries(words)) {
    const text = `export const texts = { 'a.pay': '${pay}', 'a.two': { other: '${two}' } };`;
    const file = language in changes ? changes[language] : text;
    if (file !== undefined) files[`apps/web/src/i18n/${language}/a.ts`] = file;
  }
  return files;
}

const parse = (files: Files): Source[] =>
  Object.entries(files).map(([path, text]) => sourceOf(path, text));

const print = (findings: readonly Finding[]): string[] =>
  findings.map(({ path, line, says }) => `${path}:${line} ${says}`);

describe.each(rules)('$promise', ({ check, sins, innocent }) => {
  test('a planted sin is caught', () => {
    expect(sins.length).toBeGreaterThan(0);
    for (const sin of sins) {
      const caught = check(parse(sin));
      expect(caught.length, `not caught: ${JSON.stringify(sin)}`).toBeGreaterThan(0);
    }
  });

  test('what only looks like it passes', () => {
    for (const files of innocent) expect(print(check(parse(files)))).toEqual([]);
  });

  test('the tree is clean of it', () => {
    expect(print(check(sources))).toEqual([]);
  });
});

describe('the lint itself', () => {
  test('has walked the whole tree', () => {
    expect(sources.length).toBeGreaterThan(150);
    for (const name of Object.keys(PARTS)) {
      const { path } = PARTS[name] ?? { path: '' };
      const files = sources.filter((source) => source.path.startsWith(`${path}/`));
      expect(files.length, `no file of ${path}`).toBeGreaterThan(0);
    }
  });

  test('has parsed each program without an error', () => {
    const unread = sources.filter(
      ({ program, path }) => program?.body.length === 0 && !isEmpty(path),
    );
    expect(unread.map(({ path }) => path)).toEqual([]);
  });

  test('holds a table without circles, whose names all exist', () => {
    for (const table of [MODULES, SERVER_AREAS]) {
      for (const [name, may] of Object.entries(table)) {
        for (const other of may) {
          expect(Object.keys(table)).toContain(other);
          if (table === MODULES)
            expect(reach(other), `${other} reaches ${name}`).not.toContain(name);
        }
      }
    }
  });
});

function reach(name: string, seen: Set<string> = new Set()): string[] {
  for (const next of MODULES[name] ?? []) if (!seen.has(next)) reach(next, seen.add(next));
  return [...seen];
}

function isEmpty(path: string): boolean {
  const source = sources.find((one) => one.path === path);
  return source === undefined || source.text.replaceAll(/\/\/.*|\s/g, '') === '';
}
