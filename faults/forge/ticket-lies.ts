// Lies about tickets, their prices and what they won.
import { assert } from '@fairhouse/values';
import { bytesOf, signAgain } from './hand.ts';
import { ticketAt, slipIn, type ProofLie } from './proof-lie.ts';

export const TICKET_LIES: readonly ProofLie[] = [
  {
    name: 'a result from outside, and a ticket slipped in after it',
    needs: 'nothing',
    of: 'entered',
    forge: (draft, { hand }) => {
      slipIn(draft, { pick: `${draft.numbers?.[0] ?? ''}||||`, stake: '20000' });
      signAgain(draft, hand);
    },
  },
  {
    name: 'a ticket slipped in after the reveal',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      slipIn(draft, { nonce: bytesOf('late').slice(0, 32) });
      signAgain(draft, hand);
    },
  },
  {
    name: 'the last ticket dropped',
    needs: 'nothing',
    of: 'other',
    forge: (draft, { hand }) => {
      draft.tickets?.pop();
      signAgain(draft, hand);
    },
  },
  {
    name: 'a ticket’s numbers changed to the winning ones',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      const [digit = ''] = draft.numbers ?? '';
      Object.assign(ticketAt(draft, 2), { pick: `${digit}||||` });
      signAgain(draft, hand);
    },
  },
  {
    name: 'a ticket’s prize group raised',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      Object.assign(ticketAt(draft, 0), { group: '1999' });
      signAgain(draft, hand);
    },
  },
  {
    name: 'a ticket’s stake lowered, its price with it',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      const ticket = ticketAt(draft, 0);
      Object.assign(ticket, {
        unit: String(BigInt(ticket['unit'] ?? 0) / 2n),
        stake: String(BigInt(ticket['stake'] ?? 0) / 2n),
      });
      signAgain(draft, hand);
    },
  },
  {
    name: 'a winner’s cancellation made up',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      const { player, id } = ticketAt(draft, 0);
      const seq = (draft.tickets?.length ?? 0) + 1;
      const name = String(id).replace(/\d{6}$/, String(seq).padStart(6, '0'));
      const nonce = bytesOf('back').slice(0, 32);
      draft.tickets?.push({ id: name, seq, player: player ?? '', cancels: 1, nonce });
      signAgain(draft, hand);
    },
  },
  {
    name: 'a winner paid less',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft) => {
      const [winner] = draft.winners ?? [];
      assert(winner !== undefined, 'somebody won');
      winner.payout = String(BigInt(winner.payout) - 1n);
    },
  },
  {
    name: 'a winner left out',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft) => void draft.winners?.shift(),
  },
  {
    name: 'a loser paid',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft) => void draft.winners?.push({ seq: 3, play: 'FixedPlace', payout: '1' }),
  },
  {
    name: 'tickets closed before the close',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.closedAt = draft.closesAt - 1;
      signAgain(draft, hand);
    },
  },
  {
    name: 'the close moved in the rules, to let a ticket in',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.closesAt += 1000;
      draft.rules['closesAt'] = draft.closesAt;
      draft.closedAt = Math.max(draft.closedAt ?? 0, draft.closesAt);
      signAgain(draft, hand);
    },
  },
  {
    name: 'the cap on a payout lowered after the sale',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { hand }) => {
      draft.rules['maxPayout'] = '10000';
      signAgain(draft, hand);
    },
  },
];
