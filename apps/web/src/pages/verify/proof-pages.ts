// The pages of proofs, which lead to each other: they are loaded together.
export { BooksPage } from '../books/BooksPage.tsx';
export { DrawLogPage } from './DrawLogPage.tsx';
export { VerifyPage } from './VerifyPage.tsx';
