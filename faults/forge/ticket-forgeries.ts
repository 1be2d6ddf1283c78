// Forgeries of tickets, their prices and their wins.
import { assert } from '@fairhouse/values';
import { deriveBytes, resignProof } from './resign-proof.ts';
import { getTicket, insertTicket, type ProofForgery } from './proof-forgery.ts';

export const TICKET_FORGERIES: readonly ProofForgery[] = [
  {
    name: 'a result from outside, and a ticket slipped in after it',
    needs: 'nothing',
    of: 'entered',
    forge: (draft, { signer }) => {
      insertTicket(draft, { pick: `${draft.numbers?.[0] ?? ''}||||`, stake: '20000' });
      resignProof(draft, signer);
    },
  },
  {
    name: 'a ticket slipped in after the reveal',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      insertTicket(draft, { nonce: deriveBytes('late').slice(0, 32) });
      resignProof(draft, signer);
    },
  },
  {
    name: 'the last ticket dropped',
    needs: 'nothing',
    of: 'other',
    forge: (draft, { signer }) => {
      draft.tickets?.pop();
      resignProof(draft, signer);
    },
  },
  {
    name: 'a ticket’s numbers changed to the winning ones',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      const pick = `${draft.numbers?.[0] ?? ''}||||`;
      // One of these two tickets may have won.
      const losing = [getTicket(draft, 2), getTicket(draft, 3)].find(
        (each) => each['pick'] !== pick,
      );
      Object.assign(losing ?? {}, { pick });
      resignProof(draft, signer);
    },
  },
  {
    name: 'a ticket’s prize group raised',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      Object.assign(getTicket(draft, 0), { group: '1999' });
      resignProof(draft, signer);
    },
  },
  {
    name: 'a ticket’s stake lowered, its price with it',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      const ticket = getTicket(draft, 0);
      Object.assign(ticket, {
        unit: String(BigInt(ticket['unit'] ?? 0) / 2n),
        stake: String(BigInt(ticket['stake'] ?? 0) / 2n),
      });
      resignProof(draft, signer);
    },
  },
  {
    name: 'a winner’s cancellation made up',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      const { player, id } = getTicket(draft, 0);
      const seq = (draft.tickets?.length ?? 0) + 1;
      const name = String(id).replace(/\d{6}$/, String(seq).padStart(6, '0'));
      const nonce = deriveBytes('back').slice(0, 32);
      draft.tickets?.push({ id: name, seq, player: player ?? '', cancels: 1, nonce });
      resignProof(draft, signer);
    },
  },
  {
    name: 'a winner paid less',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft) => {
      const [winner] = draft.winners ?? [];
      assert(winner !== undefined, 'a ticket has won');
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
    forge: (draft, { signer }) => {
      draft.closedAt = draft.closesAt - 1;
      resignProof(draft, signer);
    },
  },
  {
    name: 'the close moved in the rules, to let a ticket in',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      draft.closesAt += 1000;
      draft.rules['closesAt'] = draft.closesAt;
      draft.closedAt = Math.max(draft.closedAt ?? 0, draft.closesAt);
      resignProof(draft, signer);
    },
  },
  {
    name: 'the cap on a payout lowered after the sale',
    needs: 'nothing',
    of: 'drawn',
    forge: (draft, { signer }) => {
      draft.rules['maxPayout'] = '10000';
      resignProof(draft, signer);
    },
  },
];
