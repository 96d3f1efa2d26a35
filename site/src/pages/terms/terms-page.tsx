import { terms, termsSections } from '@loomwright/content';
import { LegalPage } from '../../shared/legal/legal-page.tsx';

const TermsPage = () => <LegalPage {...terms} sections={termsSections} />;

export default TermsPage;
