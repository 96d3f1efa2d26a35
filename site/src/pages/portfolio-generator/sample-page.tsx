import { PORTFOLIO_THEMES, renderPortfolio } from '@loomwright/portfolio';
import { SAMPLE_PORTFOLIO } from '@loomwright/portfolio/sample';
import { useLayoutEffect, useRef, useState } from 'react';
import { PageDocument } from '../../shared/page-document/page-document.tsx';
import { between, cluster } from '../../ui/layout/layout.css.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { note, small } from '../../ui/text/text.css.ts';
import * as styles from './form.css.ts';
import { themes } from './look-section.tsx';

const looks = PORTFOLIO_THEMES.map((theme) => [theme, themes[theme].name] as const);

const SamplePage = () => {
  const [theme, setTheme] = useState(SAMPLE_PORTFOLIO.theme);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>();
  // Some browsers replace a frame's empty document once it has loaded.
  const findPage = () => setPage(frame.current?.contentDocument);
  useLayoutEffect(findPage, []);
  return (
    <>
      <div className={`${small} ${cluster[2]} ${between} ${styles.sampleBar}`}>
        <RadioGroup legend="Theme of the sample" options={looks} chosen={theme} onChoose={setTheme} />
        <span className={note}>{themes[theme].text}</span>
      </div>
      <div className={styles.sampleMat}>
        <iframe
          ref={frame}
          className={styles.samplePage}
          title="The sample as a finished page"
          onLoad={findPage}
          inert
          sandbox="allow-same-origin"
        />
        {page && <PageDocument page={page} tree={renderPortfolio({ ...SAMPLE_PORTFOLIO, theme })} />}
      </div>
    </>
  );
};

export default SamplePage;
