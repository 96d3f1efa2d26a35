import { privacy, privacySections } from '@loomwright/content';
import { deployment } from '../../shared/legal/deployment.ts';
import { LegalPage } from '../../shared/legal/legal-page.tsx';

const sections = privacySections(deployment);

const PrivacyPage = () => <LegalPage {...privacy} sections={sections} />;

export default PrivacyPage;
