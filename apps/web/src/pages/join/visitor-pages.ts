// Small pages that a visitor seldom opens: a file of a few hundred bytes costs a request as well.
export { DownloadPage } from '../download/DownloadPage.tsx';
export { FeedbackPage } from '../feedback/FeedbackPage.tsx';
export { JoinPage } from './JoinPage.tsx';
