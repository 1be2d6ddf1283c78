import { createClient, routesOf, SESSION_KEYS, standingNumberOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { seal } from '@fairhouse/calls';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';
import { openSite } from '../demo/lively/site.ts';
import { proveHuman } from '../demo/prove-human.ts';
import { DEMO_OPERATOR_PASSWORD } from '../demo/operators.ts';
import { DEMO_PASSWORD } from '../demo/demo-members.ts';
import { authenticatorCode } from './browser/authenticator.ts';
import { readWallClock } from './browser/wall-clock.ts';

const siteUrl = 'http://localhost:19380';
const consoleUrl = 'http://localhost:19381';
const out = process.env['OUT'] ?? '/tmp/agents-console/shots';
mkdirSync(out, { recursive: true });
const site = openSite(siteUrl, 'manila');
const cache = '/tmp/agents-console/tokens.json';
const tokens: Record<string, any> = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
async function agent(name: string) {
  const client = site.visit({ language: 'EN', device: 'WEB', token: () => undefined });
  const human = await proveHuman(client, 'login');
  const answer = await client.call('login', { username: name, password: DEMO_PASSWORD, ...human });
  if (!answer.ok) throw new Error(answer.refusal.message);
  return {
    [SESSION_KEYS.token]: answer.value.token,
    [SESSION_KEYS.standing]: String(standingNumberOf(answer.value)),
    [SESSION_KEYS.username]: answer.value.username,
  };
}
const sealFor = async (body: unknown) => {
  const about = await site.visit({ language: 'EN', device: 'WEB', token: () => undefined }).call('whitelabel', {});
  const key = about.ok ? about.value.sealing.keys[0] : undefined;
  return seal(key as never, { iat: Math.floor(readWallClock() / 1000), jti: randomBytes(12).toString('hex'), body });
};
export const backoffice = (token?: string) =>
  createClient<OperatorCalls>({
    routes: routesOf(operator), origin: consoleUrl,
    headers: () => ({ Merchant: 'manila', Language: 'EN', Device: 'WEB', ...(token ? { Authorization: token } : {}) }),
    seal: sealFor as never, unreachable: () => 'no answer',
  });
async function op(name: string) {
  const client = backoffice();
  const first = await client.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD });
  if (!first.ok) throw new Error(first.refusal.message);
  const secret = (first.value as any).secret ?? tokens[`${name}.secret`];
  const second = await client.call('consoleLoginCode', { ticket: (first.value as any).ticket, code: authenticatorCode(secret, readWallClock()) });
  if (!second.ok) throw new Error(second.refusal.message);
  tokens[`${name}.secret`] = secret;
  return second.value.token;
}
for (const [key, make] of [['owner', () => op('owner')], ['partner', () => op('partner')]] as const) {
  const alive = tokens[key] && (await backoffice(tokens[key]).call('consoleMe', {})).ok;
  if (!alive) { tokens[key] = await make(); writeFileSync(cache, JSON.stringify(tokens)); }
}
for (const name of (process.env['AGENTS'] ?? 'amadoline1').split(',')) {
  tokens[`agent.${name}`] ??= await agent(name);
}
writeFileSync(cache, JSON.stringify(tokens));
const o = backoffice(tokens['owner']);
const list = await o.call('contractList', { pageSize: 50 } as never);
const tree = await o.call('agentTree', {});
const runs = await o.call('contractRuns', { pageNo: 1, pageSize: 50 } as never);
if (!list.ok || !tree.ok || !runs.ok) throw new Error(JSON.stringify([list, tree, runs]).slice(0, 500));
const contract = list.value.list.find((each) => each.kind === 'DIVIDEND')?.id;
const head = tree.value.list.find((each) => each.directs > 1)?.id;
const dividend = runs.value.list.find(({ kind }) => kind === 'DIVIDEND') ?? runs.value.list[0];
const CONSOLE: Record<string, string> = {
  'c-agents': '/#/agents', 'c-links': '/#/agents/links', 'c-transfers': '/#/agents/transfers', 'c-freezes': '/#/agents/freezes',
  'c-agent': `/#/agents/${head}/show`, 'c-contracts': '/#/contracts', 'c-contract': `/#/contracts/${contract}/show`,
  'c-preview': '/#/contracts/preview', 'c-runs': '/#/contracts/runs',
  'c-run': `/#/contracts/runs?kind=${dividend?.kind}&period=${encodeURIComponent(dividend?.periodKey ?? '')}`,
  'c-bills': '/#/contracts/bills', 'c-debts': '/#/contracts/debts', 'c-import': '/#/contracts/import', 'c-rules': '/#/contracts/rules',
};
const PAGES = ['agentAnnouncement','agentTeamOverview','registerCenter','downlineManagmentView','palStatementsAgentCopy','agentRevenueReport','agentDownlineTransactionDetailsCopy','agentContracts','agentDividendRecordCopy2','agentDailyWages2','agentHourSalary'];
const SITE: Record<string, string> = Object.fromEntries(PAGES.map((p) => [`s-${p}`, `/?ac=${p}`]));
SITE['s-bets'] = '/?ac=personalHistoryCopy';
SITE['s-profit'] = '/?mc=personalProfit'; SITE['s-transferUpline'] = '/?mc=transferUpline';
const only = process.env['ONLY']?.split(',');
const rounds = (process.env['ROUNDS'] ?? 'EN:dark:390,EN:light:768,EN:dark:1440').split(',').map((r) => r.split(':') as [string, string, string]);
const name = (process.env['AGENTS'] ?? 'amadoline1').split(',')[0] as string;
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
for (const [language, theme, w] of rounds) {
  const width = Number(w);
  for (const [kind, pages] of [['site', SITE], ['console', CONSOLE]] as const) {
    const entries = kind === 'site' ? Object.entries(tokens[`agent.${name}`] as Record<string, string>) : [['console.token', tokens['owner'] as string]];
    const wanted = Object.entries(pages).filter(([key]) => !only || only.includes(key));
    if (wanted.length === 0) continue;
    const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : width === 768 ? 1024 : 900 }, locale: 'en-GB', colorScheme: theme as 'dark', reducedMotion: 'reduce', hasTouch: width < 768 });
    await context.addInitScript(({ entries, theme, language }) => {
      localStorage.setItem('theme', theme);
      for (const key of ['hisLang', 'lang', 'console.language']) localStorage.setItem(key, language);
      localStorage.setItem('RaStore.theme', JSON.stringify(theme));
      for (const [key, value] of entries) sessionStorage.setItem(key as string, value as string);
    }, { entries, theme, language });
    for (const [key, path] of wanted) {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (m) => { if (m.type() === 'error') errors.push(m.text().slice(0, 200)); });
      page.on('pageerror', (e) => errors.push(String(e).slice(0, 200)));
      try {
        await page.goto(`${kind === 'site' ? siteUrl : consoleUrl}${path}`);
        await page.waitForLoadState('networkidle', { timeout: 15000 }).catch(() => undefined);
        await page.waitForTimeout(1200);
        if (process.env['ACT']) await (await import(process.env['ACT'])).act(page, key);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        const out1 = `${out}/${key}-${language}-${theme}-${width}.png`;
        await page.screenshot({ path: out1, fullPage: kind === 'console' && process.env['FULL'] === '1', animations: 'disabled' });
        const raw = await page.evaluate(() => [...document.body.innerText.matchAll(/\b(?:contract|agent|freeze|field|act|member)\.[a-zA-Z_.]+/g)].map((m) => m[0]).slice(0, 5));
        if (wide > 0 || errors.length > 0 || raw.length > 0) console.log(key, language, theme, width, 'over', wide, 'keys', raw, 'errors', [...new Set(errors)]);
      } catch (error) { console.log(key, 'FAILED', String(error).split('\n')[0]); }
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
console.log('done');
