// The architecture rules. Each rule first catches a planted violation and accepts a similar valid
// file; then the tree must be free of violations.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  LAYERS,
  LEDGER_MODULES,
  MODULES,
  PARTS,
  SERVER_AREAS,
  SUBMODULES,
} from './architecture.ts';
import { asyncHooks } from './tools/architecture/async-hooks.ts';
import { cachePlaces } from './tools/architecture/cache-places.ts';
import { callWays } from './tools/architecture/call-ways.ts';
import * as code from './tools/architecture/code.ts';
import { demoNames } from './tools/architecture/demo-names.ts';
import { environment } from './tools/architecture/environment.ts';
import * as imports from './tools/architecture/imports.ts';
import { folderSize } from './tools/architecture/folder-size.ts';
import { layers } from './tools/architecture/layers.ts';
import { refusals } from './tools/architecture/refusals.ts';
import { readTree, sourceOf, type Finding, type Source } from './tools/architecture/source.ts';
import { shownErrors } from './tools/architecture/shown-errors.ts';
import * as sql from './tools/architecture/sql.ts';
import {
  submoduleFolders,
  submoduleImports,
  type Submodules,
} from './tools/architecture/submodules.ts';
import * as texts from './tools/architecture/texts.ts';
import * as tree from './tools/architecture/tree.ts';
import { wirePaths } from './tools/architecture/wire-paths.ts';
import * as words from './tools/architecture/words.ts';

const root = import.meta.dirname;
const sources = readTree(root);

type Files = Readonly<Record<string, string>>;

interface Rule {
  readonly promise: string;
  readonly check: (all: readonly Source[]) => readonly Finding[];
  /** Each of these must be caught. */
  readonly violations: readonly Files[];
  /** None of these may be caught. */
  readonly valid: readonly Files[];
}

const each = (check: (source: Source) => Finding[]) => (all: readonly Source[]) =>
  all.flatMap(check);

const cashier = 'apps/server/src/modules/cashier';

const rows = 'packages/calls/src/player/cashier.ts';

/** The planted violations have a table of their own. */
const planted: Submodules = { cashier: { deposits: [], withdrawals: ['deposits'] } };

const withSubmodules =
  (check: (all: readonly Source[], table: Submodules) => Finding[]) => (all: readonly Source[]) =>
    check(all, all === sources ? SUBMODULES : planted);

const rules: readonly Rule[] = [
  {
    promise: 'a part imports only the parts that architecture.ts allows, by their entry points',
    check: each(imports.parts),
    violations: [
      { 'packages/rules/src/a.ts': "import { x } from '@fairhouse/ledger';" },
      { 'apps/web/src/a.ts': "import type { X } from '@fairhouse/calls/operator';" },
      { 'apps/studio/src/a.ts': "export * from '@fairhouse/ledger';" },
      { 'apps/server/src/main.ts': "import { x } from '../../../packages/ledger/src/ledger.ts';" },
      { 'apps/cosigner/src/a.ts': "const x = await import('@fairhouse/calls');" },
      { 'packages/values/src/a.ts': "type X = import('../../rules/src/b.ts').X;" },
      {
        'apps/server/src/main.ts': "import { provisionAll } from '../../../demo/provision-all.ts';",
      },
      {
        'apps/server/src/http/a.ts': "const x = await import('../../../../demo/demo-members.ts');",
      },
      { 'apps/cosigner/src/a.test.ts': "import { x } from '../../../demo/demo-members.ts';" },
    ],
    valid: [
      { 'packages/rules/src/a.ts': "import { x } from '@fairhouse/values'; import './b.ts';" },
      { 'apps/web/src/a.ts': "import { player } from '@fairhouse/calls/player';" },
      { 'apps/server/src/testing/a.ts': "import { x } from '../../../../demo/demo-members.ts';" },
      { 'demo/a.ts': "import { x } from '../apps/server/src/open-app.ts';" },
    ],
  },
  {
    promise: 'no program of the product names a demo merchant',
    check: each(demoNames),
    violations: [
      { 'apps/server/src/http/a.ts': "const code = 'manila';" },
      { 'apps/web/src/a.tsx': 'const host = `http://saigon.localhost:${port}`;' },
      { 'packages/calls/src/player/a.ts': '// as of Saigon Casino' },
      { 'tools/launcher/launch.mjs': "const LABELS = { a: 'Site, Manila' };" },
      { 'apps/server/migrations/0999-a.sql': "select 1 where code = 'manila';" },
    ],
    valid: [
      { 'demo/a.ts': "const code = 'manila';" },
      { 'apps/server/src/http/a.test.ts': "const code = 'manila';" },
      { 'apps/server/src/modules/lottery/a.ts': "const zone = 'Asia/Manila';" },
      { 'apps/server/src/a.ts': "const zones = ['Asia/Ho_Chi_Minh'];" },
    ],
  },
  {
    promise:
      'values and rules import no package but the audited, and a browser app nothing of Node',
    check: each(imports.purity),
    violations: [
      { 'packages/rules/src/a.ts': "import { readFileSync } from 'node:fs';" },
      { 'packages/values/src/a.ts': "import * as z from 'zod';" },
      { 'packages/values/src/a.ts': "import { sha256 } from '@noble/hashes/sha2.js';" },
      { 'packages/rules/src/a.ts': "import * as z from 'zod';" },
      { 'packages/rules/src/a.ts': "import { x } from '@noble/ciphers/aes.js';" },
      { 'packages/rules/src/a.ts': "import { x } from '@noble/hashes-other';" },
      { 'apps/web/src/a.ts': "import { join } from 'path';" },
    ],
    valid: [
      { 'packages/rules/src/a.ts': "import { sha256 } from '@noble/hashes/sha2.js';" },
      { 'packages/rules/src/a.ts': "import { ed25519 } from '@noble/curves/ed25519.js';" },
      { 'packages/rules/src/a.test.ts': "import { test } from 'vitest'; import 'node:fs';" },
      { 'apps/web/src/a.ts': "import { useState } from 'react';" },
    ],
  },
  {
    promise: 'areas of the server import each other only as architecture.ts allows',
    check: each(imports.areas),
    violations: [
      { 'apps/server/src/platform/a.ts': "import { x } from '../modules/wallet/index.ts';" },
      { [`${cashier}/a.ts`]: "import { x } from '../../http/server.ts';" },
      { 'apps/server/src/unheard/a.ts': 'export const x = 1;' },
      { 'apps/server/src/main.ts': "import { x } from './testing/index.ts';" },
    ],
    valid: [
      { 'apps/server/src/http/a.ts': "import { x } from '../modules/wallet/calls.ts';" },
      { [`${cashier}/a.ts`]: "import { x } from '../../platform/sql.ts';" },
    ],
  },
  {
    promise: 'a store of a module imports nothing of the call table',
    check: each(imports.storeImports),
    violations: [
      { [`${cashier}/store.ts`]: "import type { X } from '@fairhouse/calls/player';" },
      { [`${cashier}/store/orders.ts`]: "import { X } from '@fairhouse/calls';" },
      { [`${cashier}/cards/store.ts`]: "export * from '@fairhouse/calls/operator';" },
      { [`${cashier}/cards/store/a.ts`]: "type X = import('@fairhouse/calls/vendor').X;" },
      { [`${cashier}/card-store.ts`]: "const x = await import('@fairhouse/calls');" },
    ],
    valid: [
      { [`${cashier}/store.ts`]: "import type { Id } from '@fairhouse/values';" },
      { [`${cashier}/store/a.test.ts`]: "import type { X } from '@fairhouse/calls/player';" },
      { [`${cashier}/restore.ts`]: "import type { X } from '@fairhouse/calls/player';" },
      { [`${cashier}/calls.ts`]: "import type { X } from '@fairhouse/calls/player';" },
    ],
  },
  {
    promise: 'a module is imported through its entry point',
    check: each(imports.entryPoints),
    violations: [
      { [`${cashier}/a.ts`]: "import { x } from '../wallet/store.ts';" },
      { [`${cashier}/a.ts`]: "import { x } from '../wallet/calls.ts';" },
      { 'apps/server/src/http/a.ts': "import { x } from '../modules/wallet/move.ts';" },
      { 'demo/a.ts': "import { x } from '../apps/server/src/modules/wallet/store.ts';" },
    ],
    valid: [
      { [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts'; import './store.ts';" },
      { 'apps/server/src/http/a.ts': "import { x } from '../modules/wallet/calls.ts';" },
    ],
  },
  {
    promise: 'a module imports another only as architecture.ts allows',
    check: each(imports.moduleImports),
    violations: [
      { 'apps/server/src/modules/settings/a.ts': "import '../cashier/index.ts';" },
      { 'apps/server/src/modules/unheard/a.ts': 'export const x = 1;' },
    ],
    valid: [{ [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts';" }],
  },
  {
    promise: 'imports between modules have no cycle',
    check: imports.moduleCycles,
    violations: [
      {
        [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts';",
        'apps/server/src/modules/wallet/a.ts': "import { x } from '../members/index.ts';",
        'apps/server/src/modules/members/a.ts': "import type { X } from '../cashier/index.ts';",
      },
    ],
    valid: [
      {
        [`${cashier}/a.ts`]: "import { x } from '../wallet/index.ts';",
        [`${cashier}/b.ts`]: "import { x } from '../members/index.ts';",
        'apps/server/src/modules/wallet/a.ts': "import { x } from '../members/index.ts';",
      },
    ],
  },
  {
    promise: 'a sub-module imports another through its entry point, as architecture.ts allows',
    check: withSubmodules(submoduleImports),
    violations: [
      { [`${cashier}/withdrawals/a.ts`]: "import { x } from '../deposits/store.ts';" },
      { [`${cashier}/withdrawals/a.ts`]: "import type { X } from '../deposits/store/a.ts';" },
      { [`${cashier}/deposits/a.ts`]: "import { x } from '../withdrawals/index.ts';" },
      { [`${cashier}/deposits/index.ts`]: "export { x } from '../withdrawals/a.ts';" },
      { [`${cashier}/deposits/store/a.ts`]: "import { x } from '../../withdrawals/index.ts';" },
      { [`${cashier}/deposits/a.ts`]: "import { x } from '../calls.ts';" },
      { [`${cashier}/deposits/a.ts`]: "import { x } from '../index.ts';" },
      { [`${cashier}/deposits/a.ts`]: "import { x } from './index.ts';" },
      { [`${cashier}/calls.ts`]: "import { x } from './deposits/a.ts';" },
    ],
    valid: [
      { [`${cashier}/withdrawals/a.ts`]: "import { x } from '../deposits/index.ts';" },
      { [`${cashier}/deposits/a.ts`]: "import './store.ts'; import '../../wallet/index.ts';" },
      { [`${cashier}/calls.ts`]: "import './deposits/index.ts'; import './jobs.ts';" },
      { [`${cashier}/deposits/a.test.ts`]: "import { x } from '../withdrawals/store.ts';" },
      { [`${cashier}/testing/a.ts`]: "import { x } from '../withdrawals/store.ts';" },
      { 'apps/server/src/modules/wallet/a.ts': "import { x } from './b/c.ts';" },
    ],
  },
  {
    promise: 'the folders of a module with sub-modules are those of architecture.ts',
    check: withSubmodules(submoduleFolders),
    violations: [
      { [`${cashier}/deposits/index.ts`]: '' },
      {
        [`${cashier}/deposits/index.ts`]: '',
        [`${cashier}/withdrawals/a.ts`]: '',
      },
      {
        [`${cashier}/deposits/index.ts`]: '',
        [`${cashier}/withdrawals/index.ts`]: '',
        [`${cashier}/unheard/a.ts`]: '',
      },
    ],
    valid: [
      {
        [`${cashier}/calls.ts`]: '',
        [`${cashier}/deposits/index.ts`]: '',
        [`${cashier}/withdrawals/index.ts`]: '',
        [`${cashier}/withdrawals/store/a.ts`]: '',
        [`${cashier}/testing/a.ts`]: '',
      },
    ],
  },
  {
    promise: 'only a module in which money moves imports the ledger',
    check: each(imports.ledgerImports),
    violations: [{ 'apps/server/src/modules/members/a.ts': "import '@fairhouse/ledger';" }],
    valid: [{ [`${cashier}/a.ts`]: "import type { Ledger } from '@fairhouse/ledger';" }],
  },
  {
    promise: 'a layer of the site or the console imports only the layers below it',
    check: each(layers),
    violations: [
      { 'apps/web/src/features/wallet/a.ts': "import { x } from '../../app/routes.ts';" },
      { 'apps/web/src/features/wallet/a.ts': "import '../../pages/home/HomePage.tsx';" },
      { 'apps/web/src/ui/a.ts': "const x = await import('../features/wallet/b.ts');" },
      { 'apps/web/src/calls/a.ts': "import type { X } from '../draws/b.ts';" },
      { 'apps/web/src/draws/a.ts': "import type { X } from '../site/b.ts';" },
      { 'apps/web/src/unheard/a.ts': 'export const x = 1;' },
      { 'apps/web/src/unheard.ts': 'export const x = 1;' },
      { 'apps/web/src/features/a.ts': "import { x } from '../unheard/b.ts';" },
      { 'apps/console/src/ui/lists/a.ts': "export * from '../../calls/calls.ts';" },
      { 'apps/console/src/features/cashier/a.tsx': "import '../../app/Console.tsx';" },
    ],
    valid: [
      { 'apps/web/src/features/wallet/a.ts': "import './b.ts'; import '../../ui/data/b.ts';" },
      { 'apps/web/src/app/a.ts': "const x = await import('../features/wallet/b.ts');" },
      { 'apps/web/src/main.tsx': "import { App } from './app/App.tsx'; import './styles.css';" },
      { 'apps/web/src/features/games/a.test.ts': "import { x } from '../../app/routes.ts';" },
      { 'apps/console/src/acts/a.ts': "import { x } from '../calls/calls.ts';" },
    ],
  },
  {
    promise: 'no feature of the site or the console imports another',
    check: each(layers),
    violations: [
      { 'apps/web/src/features/wallet/a.ts': "import { x } from '../cashier/b.ts';" },
      { 'apps/web/src/features/lottery/board/a.ts': "import('../../games/b.ts');" },
      { 'apps/console/src/features/members/a.ts': "import type { X } from '../wallet/b.ts';" },
    ],
    valid: [
      { 'apps/web/src/features/lottery/board/a.ts': "import { x } from '../slip/b.ts';" },
      { 'apps/web/src/pages/home/a.ts': "import { x } from '../../features/games/b.ts';" },
    ],
  },
  {
    promise: 'paths of calls stand in packages/calls only',
    check: each(wirePaths),
    violations: [
      { 'apps/web/src/calls/a.ts': "const url = '/wps/system/whitelabel';" },
      { 'apps/web/early-script.ts': 'const url = `/wps/system/status?url=${host}`;' },
      { 'apps/console/src/calls/a.ts': "const to = { path: '/console/settings' };" },
      { 'apps/server/src/http/a.ts': "listener.get('/lgw/games/game_menus', answer);" },
    ],
    valid: [
      { 'packages/calls/src/player/a.ts': "const path = '/wps/system/whitelabel';" },
      { 'apps/server/src/http/a.test.ts': "const url = '/wps/system/whitelabel';" },
      { 'apps/console/src/app/a.ts': "const key = 'console.token'; const proxy = '/console';" },
      { 'apps/web/src/app/a.tsx': "const to = '/lottery'; // not /wps/lottery" },
    ],
  },
  {
    promise: 'a refusal that a call declares is returned by the server',
    check: refusals,
    violations: [
      {
        [rows]: "const calls = { a: { refusals: ['a.gone'] } };",
        [`${cashier}/a.ts`]: "if (problem.code === 'a.gone') return refuse('a.other');",
      },
      {
        [rows]: "const LIST = ['a.gone'] as const; const calls = { a: { refusals: [...LIST] } };",
        [`${cashier}/a.test.ts`]: "expect(answer).toEqual(refuse('a.gone'));",
      },
      {
        [rows]: 'const calls = { a: { refusals: lists } };',
        'packages/calls/src/operator/lists.ts': "export const lists = ['a.gone'] as const;",
        'packages/calls/src/refusals/a.ts': "export const a = { 'a.gone': {} };",
      },
      {
        [rows]: "const calls = { a: { refusals: ['a.gone'] } };",
        [`${cashier}/a.ts`]: "type Code = 'a.gone'; return refuse(`a.${'left'}`);",
      },
    ],
    valid: [
      {
        [rows]: "const calls = { a: { refusals: ['a.gone'] } };",
        [`${cashier}/a.ts`]: "return refuse('a.gone', { keep: true });",
      },
      {
        [rows]: "const LIST = ['a.gone'] as const; const calls = { a: { refusals: LIST } };",
        [`${cashier}/a.ts`]: "const how = left ? 'left' : 'gone'; return refuse(`a.${how}`);",
      },
      { 'packages/calls/src/refusals/a.ts': "export const a = { 'a.gone': {} };" },
    ],
  },
  {
    promise: 'time is passed as `now`',
    check: each(code.clock),
    violations: [
      { [`${cashier}/a.ts`]: 'const now = Date.now();' },
      { [`${cashier}/a.ts`]: 'const clock = { now: Date.now };' },
      { 'apps/web/src/a.tsx': 'const x = <p>{new Date().getFullYear()}</p>;' },
      { 'packages/rules/src/a.test.ts': 'const now = new Date();' },
    ],
    valid: [
      { [`${cashier}/a.ts`]: 'const day = new Date(now); const t = performance.now();' },
      { 'apps/server/src/platform/database/database-clock.ts': 'const now = Date.now();' },
    ],
  },
  {
    promise: 'randomness never comes from Math.random',
    check: each(code.randomness),
    violations: [
      { 'apps/web/src/a.ts': 'const x = Math.random();' },
      { 'bench/a.ts': 'shuffle(list, Math.random);' },
    ],
    valid: [{ [`${cashier}/a.ts`]: 'const x = randomInt(6); // not Math.random' }],
  },
  {
    promise: 'JSON from outside is parsed by `readJson` only',
    check: each(code.outsideJson),
    violations: [
      { [`${cashier}/a.ts`]: 'const news = JSON.parse(body);' },
      { [`${cashier}/a.ts`]: 'const news = await answer.json();' },
      { 'apps/server/src/http/a.ts': 'read(JSON.parse(text));' },
    ],
    valid: [
      { [`${cashier}/a.ts`]: 'const news = readJson(body);' },
      { [`${cashier}/a.test.ts`]: 'const news = JSON.parse(body);' },
      { 'apps/server/src/platform/read-json.ts': 'const value = JSON.parse(text);' },
    ],
  },
  {
    promise: 'money is never a floating-point number',
    check: each(code.floatMoney),
    violations: [
      { [`${cashier}/a.ts`]: 'const x = parseFloat(text);' },
      { [`${cashier}/a.ts`]: 'const x = Number(withdrawal.amount);' },
      { 'apps/web/src/features/a.ts': 'const x = +stake;' },
      { 'apps/console/src/pages/a.ts': 'const x = Number(formatAmount(total));' },
      { 'packages/rules/src/a.ts': "const x = (a / b).toFixed(2) + '';" },
    ],
    valid: [
      { [`${cashier}/a.ts`]: 'const x = Number(count); const y = parseAmount(text);' },
      { 'apps/web/src/ui/line-chart.ts': 'const x = offset.toFixed(1);' },
    ],
  },
  {
    promise: 'values and rules use no global of their environment',
    check: each(code.pureCode),
    violations: [
      { 'packages/rules/src/a.ts': 'const x = JSON.parse(text);' },
      { 'packages/values/src/a.ts': 'setTimeout(run, 1);' },
      { 'packages/values/src/a.ts': "if (process.env['X']) run();" },
    ],
    valid: [{ [`${cashier}/a.ts`]: 'const x = JSON.parse(text);' }],
  },
  {
    promise: 'a class is an error or the owner of a resource',
    check: each(code.classes),
    violations: [
      { [`${cashier}/a.ts`]: 'export class CashierService { pay() {} }' },
      { [`${cashier}/a.ts`]: 'export class Cashier extends Service { pay() {} }' },
    ],
    valid: [
      { 'packages/values/src/a.ts': 'export class Bug extends Error {}' },
      { [`${cashier}/a.ts`]: 'class Pool { async [Symbol.asyncDispose]() {} }' },
      { [`${cashier}/a.ts`]: 'class Feed { close() {} }' },
      { [`${cashier}/a.ts`]: 'class Away extends Error {}' },
      { [`${cashier}/a.ts`]: 'class Watched extends pg.Client {}' },
    ],
  },
  {
    promise: 'exports are named',
    check: each(code.defaultExports),
    violations: [{ [`${cashier}/a.ts`]: 'export default function pay() {}' }],
    valid: [{ 'apps/web/vite.config.ts': 'export default {};' }],
  },
  {
    promise: 'wire words are used in packages/calls only',
    check: each(code.wireWords),
    violations: [
      { [`${cashier}/a.ts`]: 'const vassalage = 1;' },
      { 'apps/web/src/a.ts': 'if (member.isAgent === 1) show();' },
      { 'apps/server/src/migrations/0001-a.sql': 'create table t (numero text);' },
    ],
    valid: [
      { 'packages/calls/src/a.ts': 'const vassalage = 1;' },
      { [`${cashier}/a.ts`]: 'const numeral = 2;' },
    ],
  },
  {
    promise: 'the code contains no TODO markers',
    check: each(code.todoMarkers),
    violations: [{ [`${cashier}/a.ts`]: '// TODO later' }],
    valid: [{ [`${cashier}/a.ts`]: '// Done.' }],
  },
  {
    promise: "SQL is in a module's store only",
    check: each(sql.sqlPlaces),
    violations: [
      { [`${cashier}/pay.ts`]: "sql.query('select id from withdrawal where merchant_id = $1');" },
      { [`${cashier}/pay.ts`]: 'sql.query(`\n  -- locks\n  update withdrawal set state = $1`);' },
      { [`${cashier}/pay.ts`]: 'sql.query(`update ${table} set state = $1`);' },
      { [`${cashier}/pay.ts`]: "sql.query('insert into withdrawal (id) values ($1)');" },
      { [`${cashier}/pay.ts`]: "sql.query('with due as (select 1) delete from a using due');" },
      { 'apps/server/src/http/a.ts': "sql.query('delete from session where id = $1');" },
      { [`${cashier}/pay.ts`]: "kysely.selectFrom('withdrawal').select('id');" },
    ],
    valid: [
      { [`${cashier}/store.ts`]: "sql.query('select id from withdrawal');" },
      { [`${cashier}/pay.test.ts`]: "sql.query('select id from withdrawal');" },
      { 'packages/ledger/src/a.ts': "sql.query('select id from account');" },
      { 'apps/web/src/a.ts': "const text = 'Select a bank, then update your card set.';" },
      { 'apps/web/src/a.ts': "const text = 'With this as in the rules.';" },
    ],
  },
  {
    promise: 'a statement with more than six parameters has names for them',
    check: each(sql.namedParameters),
    violations: [
      { [`${cashier}/store.ts`]: "const PUT = 'values ($1, $2, $3, $4, $5, $6, $7)';" },
      { [`${cashier}/store.ts`]: 'sql.query(`update ${table} set state = $12::text`);' },
      { 'packages/ledger/src/a.ts': 'const BOUNDS = `and booked_at < $8`;' },
      { 'faults/a.ts': "sql.query('select $10');" },
    ],
    valid: [
      { [`${cashier}/store.ts`]: "const PUT = 'values ($1, $2, $3, $4, $5, $6)';" },
      { [`${cashier}/store.ts`]: "const PUT = nameParameters('values ($merchant, $item7)');" },
      { 'apps/web/src/a.tsx': "const price = '$10';" },
    ],
  },
  {
    promise: 'a statement has no filter that may be absent',
    check: each(sql.absentFilters),
    violations: [
      { [`${cashier}/store.ts`]: "const LIST = 'where ($2::text is null or state = $2)';" },
      { [`${cashier}/store.ts`]: "const LIST = 'and ($ids::uuid[] is null or id = any($ids))';" },
      { 'packages/ledger/src/a.ts': 'sql.query(`where ${x} and ($3\n is null or day < $3)`);' },
    ],
    valid: [
      { [`${cashier}/store.ts`]: "const LIST = 'where paid_at is null or state = $2';" },
      { [`${cashier}/store.ts`]: "const SET = 'case when $7::date is null then 1 end';" },
    ],
  },
  {
    promise: 'a migration begins with the reason for it',
    check: each(sql.migrationReason),
    violations: [{ 'apps/server/migrations/0001-a.sql': 'alter table t add column a text;' }],
    valid: [{ 'apps/server/migrations/0001-a.sql': '-- Why.\nalter table t add column a text;' }],
  },
  {
    promise: 'migrations are numbered from 1 on without gaps and doubles',
    check: sql.migrationNumbers,
    violations: [
      { 'apps/server/migrations/0002-a.sql': 'select 1;' },
      {
        'apps/server/migrations/0001-a.sql': 'select 1;',
        'apps/server/migrations/0003-b.sql': 'select 1;',
      },
      {
        'apps/server/migrations/0001-a.sql': 'select 1;',
        'apps/server/migrations/0001-b.sql': 'select 1;',
      },
    ],
    valid: [
      {
        'apps/server/migrations/0001-a.sql': 'select 1;',
        'apps/server/migrations/0002-b.sql': 'select 1;',
        'packages/ledger/migrations/0001-c.sql': 'select 1;',
      },
    ],
  },
  {
    promise: 'a statement restricts to a merchant, or says why it reads every merchant',
    check: each(sql.merchantScope),
    violations: [
      { [`${cashier}/store.ts`]: "sql.query('select id from withdrawal where id = $1');" },
      { [`${cashier}/store.ts`]: 'sql.query(`-- no merchant_id here\n delete from withdrawal`);' },
      { [`${cashier}/store.ts`]: 'sql.query(`-- every merchant: x\n delete from withdrawal`);' },
      { [`${cashier}/store.ts`]: "const x = db.selectFrom('withdrawal').select('id');" },
      { 'apps/server/src/http/answer-store.ts': "sql.query('select id from answer');" },
    ],
    valid: [
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
    violations: [
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
    valid: [
      { 'apps/a.ts': "const t = { EN: 'Pay', CN: '支付', ID: 'Bayar', TH: 'จ่าย', VI: 'Trả' };" },
      { 'apps/a.ts': "const t = { EN: 'CSV', CN: 'CSV', ID: 'CSV', TH: 'CSV', VI: 'CSV' };" },
    ],
  },
  {
    promise: 'a text has its placeholders in braces: {name}',
    check: texts.placeholders,
    violations: [
      {
        'packages/a.ts':
          "const t = { EN: 'Pay (sum)', CN: '支付(sum)', ID: 'Bayar (sum)', TH: 'จ่าย (sum)', VI: 'Trả (sum)' };",
      },
      Object.assign(
        {},
        ...['en', 'cn', 'id', 'th', 'vi'].map((language) => ({
          [`apps/web/src/i18n/${language}/a.ts`]: "export const texts = { 'a.pay': '{a} (sum)' };",
        })),
      ) as Files,
    ],
    valid: [
      {
        'packages/a.ts':
          "const t = { EN: '{sum} (days)', CN: '{sum}（天）', ID: '{sum} (hari)', TH: '{sum} (วัน)', VI: '{sum} (ngày)' };",
      },
      catalogue({}),
    ],
  },
  {
    promise: 'catalogues have the same keys in five languages, all translated',
    check: texts.catalogues,
    violations: [
      catalogue({ cn: "export const texts = { 'a.pay': '支付' };" }),
      catalogue({ th: "export const texts = { 'a.pay': 'จ่าย', 'a.two': { other: 'Two' } };" }),
      catalogue({ vi: "export const texts = { 'a.pay': '', 'a.two': { other: 'Hai' } };" }),
      catalogue({ vi: undefined }),
    ],
    valid: [catalogue({})],
  },
  {
    promise: 'names of folders and files describe their content',
    check: each(tree.names),
    violations: [
      { 'apps/web/src/utils/money.ts': '' },
      { [`${cashier}/helpers.ts`]: '' },
      { [`${cashier}/requestWithdrawal.ts`]: '' },
    ],
    valid: [
      { [`${cashier}/request-withdrawal.test.ts`]: '' },
      { 'apps/web/src/Slip.tsx': '' },
      { 'apps/web/src/Slip.test.ts': '' },
    ],
  },
  {
    promise: 'names and comments use the words of CONTEXT.md',
    check: each(words.privateWords),
    violations: [
      { [`${cashier}/a.ts`]: 'const deskOf = 1;' },
      { [`${cashier}/a.ts`]: '// Waits at the desk.\nconst a = 1;' },
      { [`${cashier}/lock-purse.ts`]: '' },
      { 'apps/web/src/ui/A.tsx': 'export const A = () => <RiderList />;' },
    ],
    valid: [
      { [`${cashier}/a.ts`]: "const desktop = 'desk';\n// A desktop browser." },
      { 'apps/web/src/i18n/en/a.ts': "export const texts = { desk: 'Desk' };" },
    ],
  },
  {
    promise: 'a file with one exported value exports a thing of its name',
    check: each(words.exportNames),
    violations: [
      { [`${cashier}/fees.ts`]: 'export const listBanks = 1;' },
      { [`${cashier}/fees.ts`]: 'export function listBanks() {}' },
    ],
    valid: [
      { [`${cashier}/withdrawal-fee.ts`]: 'export const withdrawalFees = 1;' },
      { [`${cashier}/fee.ts`]: 'export interface Fee {}\nexport const one = 1;' },
      { [`${cashier}/banks.ts`]: 'export const a = 1;\nexport const b = 2;' },
    ],
  },
  {
    promise: 'a folder has at most 25 files, tests not counted',
    check: folderSize,
    violations: [files('apps/server/src/modules/wallet', 26, '.ts'), files('bench', 26, '.mjs')],
    valid: [
      files('apps/server/src/modules/wallet', 25, '.ts'),
      files('apps/server/src/modules/wallet', 40, '.test.ts'),
      files('apps/server/migrations', 99, '.sql'),
    ],
  },
  {
    promise: 'a file has at most 300 lines',
    check: each(tree.fileLength),
    violations: [{ [`${cashier}/a.ts`]: 'run();\n'.repeat(301) }],
    valid: [
      { [`${cashier}/a.ts`]: 'run();\n'.repeat(299) },
      { 'apps/web/src/i18n/en/a.ts': 'run();\n'.repeat(900) },
    ],
  },
  {
    promise: 'a line ends by column 100',
    check: each(tree.lineLength),
    violations: [{ [`${cashier}/a.ts`]: `// ${'why '.repeat(30)}` }],
    valid: [
      { [`${cashier}/a.ts`]: `const a = 1;\n// ${'why '.repeat(20)}` },
      { 'packages/calls/src/a.ts': `    EN: '${'word '.repeat(30)}',` },
      { 'apps/web/src/ui/A.tsx': `  <p className="${'flex '.repeat(30)}" id="a" />` },
    ],
  },
  {
    promise: 'the paths in documents exist',
    check: (all) => tree.documentPaths(all, (path) => existsSync(join(root, path))),
    violations: [
      { 'STYLE.md': '# Style\nSee `packages/values/src/unheard.ts`.' },
      { 'docs/a.md': '# A\nSee [there](unheard.md).' },
    ],
    valid: [{ 'STYLE.md': '# Style\nSee `packages/values/src/index.ts`, `npm test`, `a/b`.' }],
  },
  {
    promise: 'docs/architecture.md lists the files that a call passes, and how many they are',
    check: callWays,
    violations: [
      { 'docs/architecture.md': '# Architecture\n' },
      ways({ bet: ['store.ts'] }),
      ways({ bet: ['start.ts', 'unheard.ts'] }),
      ways({ bet: ['start.ts', 'start.ts'] }),
      ways({ bet: ['start.ts', 'store.ts'] }),
      ways({ deposit: ['start.ts', 'store.ts', 'operation.ts'] }),
      ways({ registration: ['start.ts', 'operation.ts', 'other.ts'] }),
      ways({ deposit: ['start.ts'], stated: 2 }),
      ways({ deposit: ['start.ts'], figure: 2 }),
      ways({ registration: ['start.ts'], stated: 2, figure: 2 }),
      ways({ registration: ['start.ts', '../../../../index.ts'] }),
    ],
    valid: [
      ways({}),
      ways({ bet: ['start.ts', 'operation.ts', 'store.ts'] }),
      ways({ deposit: ['operation.ts', 'store.ts'], registration: ['start.ts'] }),
    ],
  },
  {
    promise: 'the places in the table of caches exist',
    check: cachePlaces,
    violations: [
      { 'docs/architecture.md': '# Architecture\n' },
      caches(''),
      caches('| sessions | memory | no |\n'),
      caches('| sessions | `wallet/unheard.ts` | no |\n'),
      caches('| sessions | `wallet/move.ts`, `move.ts` | no |\n'),
    ],
    valid: [
      caches('| sessions | `wallet/move.ts`, `wallet` | no |\n'),
      caches('| sessions | `http/a.ts`, `packages/ledger` | no |\n'),
    ],
  },
  {
    promise: 'a document has one title',
    check: each(tree.documentTitles),
    violations: [{ 'docs/a.md': '# One\n\n# Two' }, { 'docs/a.md': 'No title.' }],
    valid: [{ 'docs/a.md': '# One\n\n## Under\n\n```\n# a comment\n```' }],
  },
  {
    promise: 'each dependency has a reason in docs/dependencies.md',
    check: tree.dependencyReasons,
    violations: [
      {
        'package.json': '{"dependencies":{"left-pad":"1.0.0"}}',
        'docs/dependencies.md': '# D\n| `pg` | why |',
      },
      { 'package.json': '{}', 'docs/dependencies.md': '# D\n| `pg` | why |' },
    ],
    valid: [
      {
        'package.json': '{"devDependencies":{"pg":"8.0.0","@fairhouse/values":"0.1.0"}}',
        'docs/dependencies.md': '# D\n| `pg` | why |',
      },
    ],
  },
  {
    promise: 'a part of the console that asks for data shows the error of its query',
    check: each(shownErrors),
    violations: [
      { 'apps/console/src/a.tsx': "const A = () => { const { data } = useAsk('a', {}); };" },
      { 'apps/console/src/a.tsx': "const A = () => useAsk('a', {}).data;" },
      {
        'apps/console/src/a.tsx': "const A = () => { const a = useAsk('a', {}); return a.data; };",
      },
      {
        'apps/console/src/a.tsx':
          "const A = () => { const a = useAsk('a', {}); return { a: a.data }; };",
      },
    ],
    valid: [
      {
        'apps/console/src/a.tsx': "const A = () => { const { data, error } = useAsk('a', {}); };",
      },
      {
        'apps/console/src/a.tsx': "const A = () => { const a = useAsk('a', {}); return a.error; };",
      },
      {
        'apps/console/src/a.tsx':
          "const A = () => { const a = useAsk('a', {}); return <Table query={a} />; };",
      },
      { 'apps/console/src/a.tsx': "const A = () => <Lines query={useAsk('a', {})} />;" },
      { 'apps/web/src/a.tsx': "const A = () => { const { data } = useAsk('a', {}); };" },
    ],
  },
  {
    promise: 'no code that the server runs slows the promises of its process by node:async_hooks',
    check: each(asyncHooks),
    violations: [
      { 'apps/server/src/platform/a.ts': "import { AsyncLocalStorage } from 'node:async_hooks';" },
      { 'apps/server/src/a.test.ts': "import * as hooks from 'async_hooks';" },
      { 'packages/ledger/src/a.ts': "const { createHook } = await import('node:async_hooks');" },
      { 'apps/web/src/a.tsx': "import { prerender } from 'react-dom/static';" },
      { 'apps/web/src/a.tsx': "import { renderToString } from 'react-dom/server.node';" },
    ],
    valid: [
      { 'apps/server/src/platform/a.ts': "import { once } from 'node:events';" },
      { 'tools/a.ts': "import { createHook } from 'node:async_hooks';" },
      { 'apps/web/src/a.tsx': "import { prerender } from 'react-dom/static.edge';" },
    ],
  },
  {
    promise: 'each environment variable that is read is documented in docs/operate.md',
    check: environment,
    violations: [
      { 'apps/server/src/a.ts': "const x = process.env['UNHEARD'];", 'docs/operate.md': '# O' },
      { 'tools/a.mjs': 'const x = process.env.UNHEARD;', 'docs/operate.md': '# O\n`PORT`' },
      { 'apps/server/src/a.ts': "const x = environment['UNHEARD'];" },
      { 'apps/server/src/a.ts': 'const FIELDS = { UNHEARD: textField().optional() };' },
    ],
    valid: [
      {
        'apps/server/src/a.ts': "const x = process.env['PORT'];",
        'docs/operate.md': '# O\n`PORT`',
      },
      { 'tools/a.mjs': "const x = process.env['npm_execpath'];" },
      {
        'apps/server/src/a.ts': 'const FIELDS = { PORT: portField() };',
        'docs/operate.md': '# O\n`PORT`',
      },
    ],
  },
  {
    promise: 'packages and TypeScript references list exactly what architecture.ts allows',
    check: tree.references,
    violations: [
      { 'packages/rules/package.json': '{"dependencies":{"@fairhouse/ledger":"0.1.0"}}' },
      {
        'packages/rules/package.json': '{}',
        'packages/rules/tsconfig.json': '{"references":[{ "path": "../ledger" }]}',
      },
    ],
    valid: [
      {
        'packages/rules/package.json': '{"dependencies":{"@fairhouse/values":"0.1.0"}}',
        'packages/rules/tsconfig.json': '{"references":[{ "path": "../values" }]}',
      },
    ],
  },
];

/** Empty files of a folder: `a0.ts`, `a1.ts` and so on. */
function files(folder: string, count: number, ending: string): Files {
  const paths = Array.from({ length: count }, (_, index) => `${folder}/a${index}${ending}`);
  return Object.fromEntries(paths.map((path) => [path, '']));
}

interface PlantedWays {
  readonly bet?: readonly string[];
  readonly deposit?: readonly string[];
  readonly registration?: readonly string[];
  /** Stated in the text of each section instead of the number of files. */
  readonly stated?: number;
  /** Stated in the table of figures instead of the number of files. */
  readonly figure?: number;
}

/** The three sections with files of a module, of which the server binds one operation. */
function ways({ stated, figure, ...lists }: PlantedWays): Files {
  const sections = (['bet', 'deposit', 'registration'] as const).map((way) => {
    const listed = lists[way] ?? ['start.ts'];
    const steps = listed.map((name, index) => `${index + 1}. \`${cashier}/a/${name}\` takes it\n`);
    return {
      text: `## The way of a ${way}\n\nIt passes ${stated ?? listed.length} files.\n\n${steps.join('')}`,
      row: `| files that a ${way} passes | 99 | ${figure ?? listed.length} |\n`,
    };
  });
  const texts = sections.map(({ text }) => `${text}\n`).join('');
  const table = sections.map(({ row }) => row).join('');
  return {
    'docs/architecture.md': `# A\n\n${texts}## Figures\n\n${table}`,
    'apps/server/src/serve.ts': "import { start } from './modules/cashier/a/start.ts';",
    [`${cashier}/calls.ts`]: "import { operation } from './a/index.ts';",
    [`${cashier}/a/index.ts`]:
      "export { operation } from './operation.ts'; export { other } from './other.ts';",
    [`${cashier}/a/start.ts`]: 'export const start = 1;',
    [`${cashier}/a/operation.ts`]:
      "import { store } from './store.ts'; export const operation = 1;",
    [`${cashier}/a/other.ts`]: 'export const other = 1;',
    [`${cashier}/a/store.ts`]: 'export const store = 1;',
  };
}

/** The section on caches with these rows, beside three files. */
function caches(rows: string): Files {
  const head = '| what | where | with several copies |\n| - | - | - |\n';
  return {
    'docs/architecture.md': `# A\n\n## What a process caches\n\n${head}${rows}\n## B\n`,
    'apps/server/src/modules/wallet/move.ts': '',
    'apps/server/src/http/a.ts': '',
    'packages/ledger/src/index.ts': '',
  };
}

/** A catalogue in five languages, with some of its files replaced or removed. */
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

describe.each(rules)('$promise', ({ check, violations, valid }) => {
  test('catches each planted violation', () => {
    expect(violations.length).toBeGreaterThan(0);
    for (const violation of violations) {
      const caught = check(parse(violation));
      expect(caught.length, `not caught: ${JSON.stringify(violation)}`).toBeGreaterThan(0);
    }
  });

  test('accepts the valid counterparts', () => {
    for (const files of valid) expect(print(check(parse(files)))).toEqual([]);
  });

  test('finds no violation in the tree', () => {
    const found = print(check(sources));
    expect(found, found.join('; ')).toEqual([]);
  });
});

describe('the rules', () => {
  test('name only modules that have a folder', () => {
    const named = [
      ...Object.keys(MODULES),
      ...Object.values(MODULES).flat(),
      ...LEDGER_MODULES,
      ...Object.keys(SUBMODULES),
    ];
    const folder = (name: string): string => join(root, 'apps/server/src/modules', name);
    expect(named.filter((name) => !existsSync(folder(name)))).toEqual([]);
  });

  test('name only layers that exist', () => {
    const named = Object.entries(LAYERS).flatMap(([app, levels]) =>
      levels.flat().map((layer) => join(root, 'apps', app, 'src', layer)),
    );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('read the whole tree', () => {
    expect(sources.length).toBeGreaterThan(150);
    for (const name of Object.keys(PARTS)) {
      const { path } = PARTS[name] ?? { path: '' };
      const files = sources.filter((source) => source.path.startsWith(`${path}/`));
      expect(files.length, `no file of ${path}`).toBeGreaterThan(0);
    }
  });

  test('parse each program without an error', () => {
    const unread = sources.filter(
      ({ program, path }) => program?.body.length === 0 && !isEmpty(path),
    );
    expect(unread.map(({ path }) => path)).toEqual([]);
  });

  test('use a table without cycles, whose names all exist', () => {
    for (const table of [MODULES, SERVER_AREAS, ...Object.values(SUBMODULES)]) {
      for (const [name, may] of Object.entries(table)) {
        for (const other of may) {
          expect(Object.keys(table)).toContain(other);
          if (table === SERVER_AREAS) continue;
          expect([other, ...reach(table, other)], `${other} reaches ${name}`).not.toContain(name);
        }
      }
    }
  });
});

type Table = Readonly<Record<string, readonly string[]>>;

function reach(table: Table, name: string, seen: Set<string> = new Set()): string[] {
  for (const next of table[name] ?? []) if (!seen.has(next)) reach(table, next, seen.add(next));
  return [...seen];
}

function isEmpty(path: string): boolean {
  const source = sources.find((one) => one.path === path);
  return source === undefined || source.text.replaceAll(/\/\/.*|\s/g, '') === '';
}
