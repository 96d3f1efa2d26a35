import { hidden } from '../page/page.css.ts';

/** A field that only programs fill in (DLV-2): out of sight, and of the reach of keyboard and assistive technology. */
export const Trap = () => (
  <div className={hidden} aria-hidden="true">
    <label>
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
