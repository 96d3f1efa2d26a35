import { products } from '@loomwright/catalogue';
import { atWork } from '@loomwright/content';
import { isBlank } from '@loomwright/kit';
import {
  PORTFOLIO_THEMES,
  type PortfolioTheme,
  renderPortfolio,
  SAMPLE_PORTFOLIO,
} from '@loomwright/portfolio';
import { useLayoutEffect, useRef, useState } from 'react';
import { frame as frameStyle } from '../../../shared/at-work/at-work.css.ts';
import { PageDocument } from '../../../shared/page-document/page-document.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { between, cluster, covers, stack } from '../../../ui/layout/layout.css.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { card } from '../../../ui/surface/surface.css.ts';
import { small, strong } from '../../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';

const picture = products.find(({ status }) => status === 'live')?.image;
const { action, frame: frameTitle, legend, nameLabel } = atWork.portfolio;
const looks = PORTFOLIO_THEMES.map(
  (theme) => [theme, theme.replace(/^./, (first) => first.toUpperCase())] as const,
);

export const PortfolioPreview = () => {
  const [name, setName] = useState(SAMPLE_PORTFOLIO.name);
  const [theme, setTheme] = useState<PortfolioTheme>('linen');
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>();
  // Some browsers replace a frame's empty document once it has loaded.
  const findPage = () => setPage(frame.current?.contentDocument);
  useLayoutEffect(findPage, []);
  const portfolio = { ...SAMPLE_PORTFOLIO, name: isBlank(name) ? SAMPLE_PORTFOLIO.name : name, theme };
  return (
    <div className={`${card} ${frameStyle}`}>
      <div className={`${small} ${cluster[3]} ${between} ${styles.controls}`} data-needs-js>
        <label className={`${strong} ${stack[1]} ${styles.field}`}>
          <span>{nameLabel}</span>
          <input
            className={styles.input}
            value={name}
            maxLength={60}
            dir="auto"
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <RadioGroup legend={legend} options={looks} chosen={theme} onChoose={setTheme} />
      </div>
      <div className={styles.mat}>
        <iframe
          ref={frame}
          className={styles.sheet}
          title={frameTitle}
          onLoad={findPage}
          inert
          sandbox="allow-same-origin"
        />
        {page ? (
          <PageDocument page={page} tree={renderPortfolio(portfolio)} />
        ) : (
          <img
            className={`${covers} ${styles.sketch}`}
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
  );
};
