import { Assistant } from '../ui/assistant/assistant.tsx';
import { BackToTop } from '../ui/back-to-top/back-to-top.tsx';
import { Footer } from '../ui/footer/footer.tsx';
import { NavBar } from '../ui/nav-bar/nav-bar.tsx';
import { LastingNotices } from '../ui/notices/lasting-notices.tsx';
import { Notices } from '../ui/notices/notices.tsx';
import { SkipLink } from '../ui/page/skip-link.tsx';
import '../styles/global.css.ts';
import '../styles/splash.css.ts';
import { useEffect } from 'react';
import { Page } from './page.tsx';
import { SiteProvider } from './providers.tsx';
import type { Site } from './site.ts';
import { VisitEffects } from './visit-effects.tsx';

export const App = ({ site }: { readonly site: Site }) => {
  // Everything is hydrated: early presses are replayed (`pre-paint.js`).
  useEffect(() => {
    window.dispatchEvent(new Event('site-hydrated'));
  }, []);
  return (
    <SiteProvider site={site}>
      <VisitEffects>
        <SkipLink />
        <NavBar />
        <Page />
        <Footer />
        <BackToTop />
        <Assistant />
        <LastingNotices />
        <Notices />
      </VisitEffects>
    </SiteProvider>
  );
};
