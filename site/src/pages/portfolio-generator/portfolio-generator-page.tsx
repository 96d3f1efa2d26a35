import { useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { fieldId } from '../../ui/form/field.tsx';
import * as form from '../../ui/form/form.css.ts';
import { container, lead, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import * as styles from './portfolio-generator-page.css.ts';
import { Preview } from './preview.tsx';
import { usePortfolio } from './use-portfolio.ts';

/** `/tools/portfolio-generator`: the live tool (PGN-1). */
const PortfolioGeneratorPage = () => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { view, send } = usePortfolio(frame);
  return (
    <div className={`${container} ${styles.page}`}>
      <div className={opening}>
        <PageHeading>Portfolio Generator</PageHeading>
        <p className={lead}>Type who you are and what you have made; take the page with you as one file.</p>
      </div>
      {view.screen === 'choosing' && (
        <p>
          <button
            type="button"
            className={button.primary}
            onClick={() => send({ type: 'portfolio.begin', from: 'sample' })}
          >
            Begin with a sample
          </button>
        </p>
      )}
      {view.screen === 'editing' && (
        <div className={styles.bench}>
          <form className={styles.form} data-needs-js>
            <label htmlFor={fieldId('name')} className={form.label}>
              Name
            </label>
            <input
              id={fieldId('name')}
              className={form.input}
              value={view.portfolio.name}
              onChange={({ target }) =>
                send({ type: 'portfolio.edit', edit: { kind: 'write', field: 'name', text: target.value } })
              }
            />
            <button
              type="button"
              className={button.primary}
              onClick={() => send({ type: 'portfolio.export', format: 'html' })}
            >
              Download the page
            </button>
          </form>
          <Preview portfolio={view.portfolio} frame={frame} className={styles.frame} />
        </div>
      )}
    </div>
  );
};

export default PortfolioGeneratorPage;
