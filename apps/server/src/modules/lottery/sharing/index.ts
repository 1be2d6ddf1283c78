// Group buys: members offer the shares of an order, others buy them, and at its close an offer
// becomes one order of many owners or gives all money back (lottery.md 2.11).
export { buyShares } from './buy-shares.ts';
export { cancelOffer } from './cancel-offer.ts';
export { closeOffers } from './close-offers.ts';
export { listConsoleOffers, readConsoleOffer } from './console-offers.ts';
export { createOffer } from './create-offer.ts';
export { divisionOf } from './division.ts';
export { listMyOffers, listOffers, readOffer } from './list-offers.ts';
export { listPlacedOffers, listShares, type PlacedOffer } from './store/offers.ts';
