import { button } from '../../ui/button/button.css.ts';
import { actions, container, lead, main, opening } from '../../ui/page/page.css.ts';

/** Replaces the whole site when an error reaches its root (RTE-6). It needs nothing of the site. */
export const FailedSite = () => (
  <main className={main}>
    <div role="alert" className={`${container} ${opening}`}>
      <h1>The site could not be shown</h1>
      <p className={lead}>Something went wrong, and it’s our fault. Your cart is safe.</p>
      <p className={actions}>
        <button type="button" className={button.primary} onClick={() => location.reload()}>
          Reload
        </button>
      </p>
    </div>
  </main>
);
