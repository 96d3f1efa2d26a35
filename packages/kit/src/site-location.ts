/** An address within the site: its parts as the browser spells them (`/products`, `?q=x`, `#team`). */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
