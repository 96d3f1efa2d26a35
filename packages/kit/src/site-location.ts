/** An address within the site, as the browser spells it (`/products`, `?q=x`, `#team`). */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
