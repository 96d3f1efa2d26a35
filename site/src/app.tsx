// Base styles first, so that the styles of components override them.
import './styles/global.css.ts';
import './ui/layout/layout.css.ts';
import './ui/text/text.css.ts';
import './ui/surface/surface.css.ts';
import './ui/button/button.css.ts';
import './ui/page/page.css.ts';
import { Assistant, MissingNotice } from './assistant/assistant.tsx';
import { BackToTop } from './frame/dock/back-to-top.tsx';
import { Dock } from './frame/dock/dock.tsx';
import { Footer } from './frame/footer/footer.tsx';
import { skipLink } from './frame/nav-bar/nav-bar.css.ts';
import { NavBar } from './frame/nav-bar/nav-bar.tsx';
import { LastingNotices } from './frame/notices/lasting-notices.tsx';
import { Notices } from './frame/notices/notices.tsx';
import { SearchDialog } from './search/search-dialog.tsx';
import './styles/splash.css.ts';
import { useEffect, useEffectEvent } from 'react';
import { SiteProvider } from './app/providers.tsx';
import type { Site } from './app/site.ts';
import { Page } from './router/page.tsx';
import { SiteRouter } from './router/site-router.tsx';
import { VisitEffects } from './router/visit-effects.tsx';
import { Region } from './ui/region/region.tsx';

interface Props {
  readonly site: Site;
  readonly ssrPath?: string;
  readonly onHydrated?: () => void;
}

export const App = ({ site, onHydrated, ...router }: Props) => {
  const tell = useEffectEvent(() => onHydrated?.());
  useEffect(() => tell(), []);
  return (
    <Region name="site">
      <SiteProvider site={site}>
        <SiteRouter {...router}>
          <VisitEffects>
            <a href="#content" className={skipLink}>
              Skip to content
            </a>
            <Region name="navigation bar" place="bar">
              <NavBar />
            </Region>
            <Page />
            <Region name="footer" place="end">
              <Footer />
            </Region>
            <Region name="search">
              <SearchDialog />
            </Region>
            <Dock
              notices={
                <Region name="notices" place="dock">
                  <LastingNotices>{FEATURES.assistant && <MissingNotice />}</LastingNotices>
                  <Notices />
                </Region>
              }
            >
              <Region name="button back to the top" place="dock">
                <BackToTop />
              </Region>
              {FEATURES.assistant && (
                <Region name="assistant" place="dock">
                  <Assistant />
                </Region>
              )}
            </Dock>
          </VisitEffects>
        </SiteRouter>
      </SiteProvider>
    </Region>
  );
};
