/** An address within the site, in the spelling of the browser (`/products`, `?q=x`, `#team`). */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
