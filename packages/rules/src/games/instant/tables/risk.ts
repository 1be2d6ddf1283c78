/** How far apart the prices of a game are. */
export type Risk = 'LOW' | 'MEDIUM' | 'HIGH';
