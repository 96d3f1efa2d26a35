import { config } from '../../config.ts';
import { container, opening } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Embed } from '../embed/embed.tsx';

/** `/demo`. */
const DemoPage = () => (
  <div className={`${container} ${opening}`}>
    <PageHeading>Schedule a demo</PageHeading>
    <Embed
      title="The booking form"
      src={config.demoFormUrl}
      href={config.demoFormUrl}
      linkText="Open the booking form"
      size="form"
    />
  </div>
);

export default DemoPage;
