// Numbers the rows of a batch, computes their leaves, and writes them.
import type { Statement } from '@fairhouse/ledger';
import { randomUUID } from 'node:crypto';
import type { BetRow, CancelRow, PlaceRow } from './bet-rows.ts';
import type { Draft } from './draw-memory.ts';
import {
  writeBook,
  writeCancelled,
  writePlaced,
  type CancelColumns,
  type OrderColumns,
  type TicketColumns,
} from './store/write-bets.ts';
import { hashCancel, hashTicket } from '../orders/index.ts';
import { addLeaf, decodeFrontier, encodeFrontier, type TreeFrontier } from '../hashing/index.ts';

/**
 * The statements that write the accepted rows of one draw, in order; sets the numbers and leaves of
 * each order's row.
 */
export function writeDraft(draft: Draft, rows: readonly BetRow[]): readonly Statement[] {
  const { merchant, book, memory, changes } = draft;
  const drawWrite = { merchant, draw: book.draw_id, at: book.now.getTime() };
  const frontier = decodeFrontier(book.leaf_count, book.edge);
  const orders = noOrders();
  const tickets = noTickets();
  const cancels = noCancels();
  let [totalStake, totalRebate] = [book.total_stake, book.total_rebate];
  for (const row of rows) {
    if (row.kind === 'place') {
      numberOrder(row, frontier, drawWrite.at, orders, tickets);
      totalStake += row.stake;
      totalRebate += row.rebate;
    } else if (row.kind === 'cancel') {
      numberCancel(row, frontier, cancels);
      totalStake -= row.stake;
      totalRebate -= row.rebate;
    }
  }
  const stamp = randomUUID();
  const items = [...changes.items.values()];
  const memberItems = [...changes.memberItems.values()];
  const bookAfter = {
    leafCount: frontier.count,
    totalStake,
    totalRebate,
    frontier: encodeFrontier(frontier),
    step: book.step + 1,
    stamp,
    items: [...changes.items.keys()],
    stakes: items.map((item) => item.stake),
    liabilities: items.map((item) => item.liability),
    members: [...changes.members.keys()],
    memberStakes: [...changes.members.values()],
    memberItems: [...changes.memberItems.keys()],
    memberItemStakes: memberItems.map((item) => item.stake),
    memberItemLiabilities: memberItems.map((item) => item.liability),
  };
  memory.ahead = { stamp, changes };
  return [
    ...(orders.ids.length > 0 ? [writePlaced(drawWrite, orders, tickets)] : []),
    ...(cancels.orders.length > 0 ? [writeCancelled(drawWrite, cancels)] : []),
    writeBook(drawWrite, bookAfter),
  ];
}

function numberOrder(
  row: PlaceRow,
  frontier: TreeFrontier,
  at: number,
  orders: OrderColumns,
  tickets: TicketColumns,
): void {
  const firstSeq = frontier.count + 1;
  const leaves = row.tickets.map((ticket) => {
    const seq = frontier.count + 1;
    const leaf = hashTicket(ticket, {
      seq,
      issue: row.issue,
      player: row.player,
      shared: row.shared,
    });
    addLeaf(frontier, leaf);
    tickets.seqs.push(seq);
    tickets.notes.push(ticket.notes);
    tickets.multiples.push(ticket.multiple);
    tickets.rebatePoints.push(ticket.rebatePoints);
    tickets.trials.push(row.trial);
    tickets.members.push(row.member);
    tickets.units.push(ticket.unit);
    tickets.stakes.push(ticket.stake);
    tickets.rebates.push(ticket.rebate);
    tickets.nonces.push(ticket.nonce);
    tickets.styles.push(ticket.style);
    tickets.plays.push(ticket.play);
    tickets.terms.push(ticket.terms);
    tickets.picks.push(ticket.pick);
    tickets.ownGroups.push(ticket.ownGroup);
    return leaf;
  });
  orders.ids.push(row.order);
  orders.members.push(row.member);
  orders.usernames.push(row.username);
  orders.trials.push(row.trial);
  orders.firstSeqs.push(firstSeq);
  orders.bets.push(row.tickets.length);
  orders.stakes.push(row.stake);
  orders.hashes.push(row.contentHash);
  orders.chases.push(row.chase);
  row.placed = { at, firstSeq, leaves };
}

function numberCancel(row: CancelRow, frontier: TreeFrontier, columns: CancelColumns): void {
  columns.orders.push(row.order);
  columns.statuses.push(row.status);
  columns.fees.push(row.fee);
  for (let cancels = row.firstSeq; cancels < row.firstSeq + row.bets; cancels += 1) {
    const seq = frontier.count + 1;
    const { player, nonce } = row;
    addLeaf(frontier, hashCancel({ seq, player, cancels, nonce }, row.issue));
    columns.seqs.push(seq);
    columns.cancels.push(cancels);
    columns.ticketOrders.push(row.order);
    columns.members.push(row.member);
    columns.nonces.push(nonce);
  }
}

function noOrders(): OrderColumns {
  return {
    ids: [],
    members: [],
    usernames: [],
    trials: [],
    firstSeqs: [],
    bets: [],
    stakes: [],
    hashes: [],
    chases: [],
  };
}

function noTickets(): TicketColumns {
  return {
    seqs: [],
    notes: [],
    multiples: [],
    rebatePoints: [],
    trials: [],
    members: [],
    units: [],
    stakes: [],
    rebates: [],
    nonces: [],
    styles: [],
    plays: [],
    terms: [],
    picks: [],
    ownGroups: [],
  };
}

function noCancels(): CancelColumns {
  return {
    orders: [],
    statuses: [],
    fees: [],
    seqs: [],
    cancels: [],
    ticketOrders: [],
    members: [],
    nonces: [],
  };
}
