import { ed25519 } from '@noble/curves/ed25519.js';
import {
  CHECK_NAMES,
  PURE_HASHES,
  hashLeaf,
  receiptMessage,
  toHex,
  type FlatObject,
  type ProofFile,
  type Receipt,
} from '@fairhouse/rules/fair';
import { makeProof, sampleRules, type Signer } from '@fairhouse/rules/testing';
import { assert } from '@fairhouse/values';
import { describe, expect, it, test } from 'vitest';
import { texts } from '../../../i18n/en/draw-show.ts';
import { checkFile } from '../proof/check-file.ts';
import { VERIFY_PORTS } from '../proof/verify-ports.ts';
import { checkOwnTickets, type OwnTicket } from './own-tickets.ts';
import { replaySteps } from './replay-steps.ts';
import { sceneFacts } from './scene-facts.ts';
import { additionOf, scenesOf, storyVerdict, SCENE_NAMES } from './scenes.ts';

function signer(fill: number): Signer {
  const secret = new Uint8Array(32).fill(fill);
  return {
    publicKey: toHex(ed25519.getPublicKey(secret)),
    sign: (message) => ed25519.sign(message, secret),
  };
}

const log = signer(7);
const house = { name: 'house', reveal: '2'.repeat(64), ...log };
const auditor = { name: 'auditor', reveal: '3'.repeat(64), ...signer(8) };
const drawId = 'manila-SSC1-20261121-0451';

/** A ticket that wins for certain: every digit of one position is on it. */
const whole: FlatObject = {
  id: `${drawId}-1`,
  seq: 1,
  player: 'p1',
  play: 'FixedPlace',
  pick: '0123456789||||',
  stake: '200000',
  unit: '20000',
  multiple: 1,
  style: 'GROUP',
  group: '1900',
  nonce: 'ab'.repeat(16),
};

const draw = (changes: Parameters<typeof sampleRules>[0] = {}) =>
  makeProof({
    hashes: PURE_HASHES,
    drawId,
    seed: '1'.repeat(64),
    rules: sampleRules(changes),
    leaves: [whole],
    log,
    parties: [house, auditor],
  });
const proof = draw();

const known = { logKey: log.publicKey, parties: [{ publicKey: log.publicKey }, auditor] };

function receiptOf({ commit }: ProofFile, leaf: FlatObject): Receipt {
  const content = {
    drawId,
    seq: Number(leaf['seq']),
    leaf: toHex(hashLeaf(PURE_HASHES, leaf)),
    at: 1_763_700_001_000,
    commit,
  };
  const signature = toHex(log.sign(receiptMessage(PURE_HASHES, content)));
  return { ...content, publicKey: log.publicKey, signature };
}

const [winner] = proof.winners;
assert(winner !== undefined, 'the ticket wins');
const decimals = (units: string) => `${Number(units) / 10_000}`;

const ticket: OwnTicket = {
  seq: 1,
  play: 'FixedPlace',
  pick: '0123456789||||',
  stake: '20',
  nonce: 'ab'.repeat(16),
  status: 4,
  prize: decimals(winner.payout),
  refunded: '0',
  capped: '0',
  numbers: proof.numbers,
  receipt: receiptOf(proof, whole),
};

/** The scenes of a served file, and of the account's tickets. */
function storyOf(file: object, tickets: readonly OwnTicket[] = [ticket]) {
  const checked = checkFile(file, known);
  const own = checked.proof ? checkOwnTickets(checked.proof, tickets, VERIFY_PORTS) : [];
  const scenes = scenesOf(checked, own);
  const states = scenes.map(({ state }) => state).join(' ');
  const failed = scenes.flatMap((scene) => (scene.failed ? [scene.failed.name] : []));
  return { states, failed, verdict: storyVerdict(scenes, checked), own };
}

test('every check is in one scene, and has a text for its failure', () => {
  const { verification } = checkFile(proof, known);
  const checks = CHECK_NAMES.filter((name) => name !== 'receipt');
  const all = { ...verification, checks: checks.map((name) => ({ name, status: 'ok' as const })) };
  const named = scenesOf({ verification: all }).flatMap((scene) =>
    scene.checks.map(({ name }) => name),
  );
  expect(named.toSorted()).toEqual(checks.toSorted());
  for (const name of [...checks, 'own', 'payout']) expect(texts).toHaveProperty([`means.${name}`]);
});

describe('a draw', () => {
  it('that is honest holds in all four scenes, with and without tickets', () => {
    expect(storyOf(proof)).toMatchObject({ states: 'ok ok ok ok', failed: [], verdict: 'ok' });
    expect(storyOf(proof, [])).toMatchObject({ states: 'ok ok ok ok', verdict: 'ok' });
    expect(storyOf(proof).own).toMatchObject([{ box: { state: 'ok' }, payout: { state: 'ok' } }]);
  });

  it('without an independent party says so', () => {
    const alone = draw({ independent: 0 });
    expect(additionOf(alone)).toBe('alone');
    expect(storyOf(alone, []).verdict).toBe('alone');
  });

  it.each([
    ['another seed', { seed: '9'.repeat(64) }, 'seed', 'commit_opens'],
    ['another commitment', { commit: '9'.repeat(64) }, 'seed', 'commit_logged'],
    ['other rules', { rules: { ...proof.rules, maxPayout: '1' } }, 'seed', 'rules'],
    ['another time of the lock', { commitLoggedAt: 1 }, 'seed', 'commit_logged'],
    ['no witness', { witness: [] }, 'seed', 'witnessed'],
    [
      'a changed line of the log',
      { log: proof.log.map((line, at) => (at === 1 ? { ...line, at: line.at + 1 } : line)) },
      'seed',
      'log_chain',
    ],
    ['another ticket', { tickets: [{ ...whole, nonce: 'cd'.repeat(16) }] }, 'box', 'root'],
    ['another root', { root: '9'.repeat(64) }, 'box', 'root'],
    ['another total', { totalStake: '1' }, 'box', 'tickets'],
    ['another close', { closedAt: proof.closedAt - 1 }, 'box', 'root_logged'],
    [
      'another reveal',
      { reveals: proof.reveals?.map((each) => ({ ...each, reveal: '9'.repeat(64) })) },
      'cosigner',
      'beacon_source',
    ],
    ['another beacon', { beacon: '9'.repeat(64) }, 'cosigner', 'beacon'],
    [
      'a commitment of nobody',
      { commits: proof.commits?.map((each) => ({ ...each, signature: '0'.repeat(128) })) },
      'cosigner',
      'cosigned',
    ],
    ['another key', { key: '9'.repeat(64) }, 'numbers', 'key'],
    [
      'other numbers',
      { numbers: proof.numbers === '00000' ? '11111' : '00000' },
      'numbers',
      'numbers',
    ],
    ['another payout', { winners: [{ ...winner, payout: '1' }] }, 'numbers', 'winners'],
  ])('with %s fails in its scene', (_, change, scene, check) => {
    const { states, failed, verdict } = storyOf({ ...proof, ...change }, []);
    expect(states.split(' ')[SCENE_NAMES.indexOf(scene as 'seed')]).toBe('failed');
    expect(failed).toContain(check);
    expect(verdict).toBe('failed');
  });

  it('that is no proof at all fails, and claims nothing', () => {
    expect(storyOf({ hello: 'world' }, [])).toMatchObject({
      states: 'failed open open open',
      failed: ['form'],
      verdict: 'failed',
    });
  });

  it('that is still on sale has its lock proved, and the rest to come', () => {
    const names =
      'scheme drawId lottery mode rules rulesHash commit commitLoggedAt opensAt closesAt';
    const sale = Object.fromEntries(
      [...names.split(' '), 'logKey', 'commits', 'between'].map((name) => [
        name,
        proof[name as 'commit'],
      ]),
    );
    const onSale = { ...sale, log: proof.log.slice(0, 1), witness: proof.witness.slice(0, 1) };
    expect(storyOf(onSale, [{ ...ticket, status: 2 }])).toMatchObject({
      states: 'ok open open open',
      verdict: 'open',
    });
  });
});

describe('an own ticket', () => {
  it.each([
    ['without a receipt', { receipt: undefined }, 'own', 'receipt_missing'],
    ['of another pick', { pick: '1||||' }, 'own', 'ticket_differs'],
    ['of another stake', { stake: '21' }, 'own', 'ticket_differs'],
    [
      'with another signature',
      { receipt: { ...receiptOf(proof, whole), signature: '0'.repeat(128) } },
      'own',
      'receipt_signature_wrong',
    ],
    [
      'of another draw',
      { receipt: { ...receiptOf(proof, whole), drawId: 'other' } },
      'own',
      'receipt_of_another_draw',
    ],
    [
      'that is not in the tree',
      { receipt: { ...receiptOf(proof, whole), leaf: '9'.repeat(64) } },
      'own',
      'ticket_not_in_the_tree',
    ],
    ['that was paid too little', { prize: '0.0001' }, 'payout', 'payout_differs'],
    ['that was paid nothing', { status: 5, prize: '0' }, 'payout', 'payout_differs'],
    [
      'whose prize was withheld without a limit',
      { prize: '0', capped: ticket.prize },
      'payout',
      'payout_differs',
    ],
    ['that was paid by other numbers', { numbers: '99999' }, 'payout', 'paid_by_other_numbers'],
  ] as const)('%s fails', (_, change, check, problem) => {
    const { failed, verdict, own } = storyOf(proof, [{ ...ticket, ...change }]);
    expect(failed).toEqual([check]);
    expect(verdict).toBe('failed');
    expect(own[0]?.[check === 'own' ? 'box' : 'payout']).toEqual({ state: 'failed', problem });
  });

  it('whose prize a limit of its member cut is paid right', () => {
    const limited = draw({ memberDrawPayout: '10000' });
    const cut = { ...ticket, numbers: limited.numbers, receipt: receiptOf(limited, whole) };
    const prize = Number(limited.winners[0]?.payout ?? '0') / 10_000;
    const paid = { ...cut, prize: '1', capped: String(Math.round((prize - 1) * 10_000) / 10_000) };
    expect(storyOf(limited, [paid])).toMatchObject({ states: 'ok ok ok ok' });
  });

  it('waits for its booking', () => {
    const waiting = { ...ticket, status: 2, prize: '0' };
    expect(storyOf(proof, [waiting])).toMatchObject({ states: 'ok ok ok open', verdict: 'open' });
  });
});

describe('the replay', () => {
  it('goes from the sale to the payout by the times of the log', () => {
    const steps = replaySteps(proof);
    expect(steps.map(({ name }) => name)).toEqual(['open', 'close', 'beacon', 'numbers', 'payout']);
    const times = steps.map(({ at }) => at ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('has no step of other parties where they had no part', () => {
    const names = (mode: 'entered' | 'house') =>
      replaySteps({ ...proof, rules: { ...proof.rules, mode, parties: '' } }).map(
        ({ name }) => name,
      );
    expect(names('house')).not.toContain('beacon');
    expect(names('entered')).not.toContain('beacon');
  });

  it('ends where a draw was called off', () => {
    const line = { ...proof.log[0], kind: 'void' as const } as ProofFile['log'][number];
    const steps = replaySteps({ ...proof, log: [...proof.log.slice(0, 2), line] });
    expect(steps.map(({ name }) => name)).toEqual(['open', 'close', 'void']);
  });
});

test('each scene shows the hashes that it rests on, and the own tickets in the box', () => {
  const { own } = storyOf(proof);
  const values = SCENE_NAMES.map((name) => sceneFacts(name, proof, own).map(({ value }) => value));
  expect(values[0]).toEqual(expect.arrayContaining([proof.commit, proof.seed]));
  expect(values[1]).toEqual(expect.arrayContaining([proof.root, own[0]?.leaf]));
  expect(values[2]).toEqual(expect.arrayContaining([proof.beacon, auditor.reveal]));
  expect(values[3]).toEqual(expect.arrayContaining([proof.key, proof.numbers]));
});
