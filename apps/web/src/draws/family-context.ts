// The family of lotteries of the current page; its plays are named by its own catalogue.
import { createContext } from 'react';

export const FamilyContext = createContext('SSC');
