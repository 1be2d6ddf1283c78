/** What the route table passes to a page. */
export interface PageProps {
  /** The requested path; pages that serve several paths read it. */
  readonly path: string;
}
