/** An address within the site, spelled as by the browser (`/products`, `?q=x`, `#team`). */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
