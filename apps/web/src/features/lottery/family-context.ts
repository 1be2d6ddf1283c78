// The family of lotteries that the page is about, so that its plays are named in its own words.
import { createContext } from 'react';

export const FamilyContext = createContext('SSC');
