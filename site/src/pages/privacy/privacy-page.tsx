import { privacy, privacySections } from '@loomwright/content';
import { config } from '../../config.ts';
import { LegalPage } from '../../shared/legal/legal-page.tsx';

const hostOf = (address: string | undefined) => address && new URL(address).host;

const sections = privacySections({
  formHost: hostOf(config.contactEndpoint),
  imageHost: hostOf(config.teamImageUrl),
  demoFormHost: hostOf(config.demoFormUrl),
  mapHost: new URL(config.mapUrl).host,
});

/** `/privacy` (LGL-1). */
const PrivacyPage = () => <LegalPage {...privacy} sections={sections} />;

export default PrivacyPage;
