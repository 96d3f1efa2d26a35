import {
  type InstallationActor,
  type InstallationView,
  type OfflineActor,
  toInstallationView,
  toOfflineView,
} from '@loomwright/shell';
import { useEffect, useRef } from 'react';
import { useView } from '../../app/use-view.ts';
import { useOffline } from '../../offline/offline-actors.ts';
import { Button } from '../../ui/button/button.tsx';
import { Line } from './line.tsx';

const keptText = (isKept: boolean | undefined) => {
  if (isKept === undefined) return 'Getting ready…';
  return isKept
    ? `This browser has stored the pages, so they open without a network. ${FEATURES.assistant ? 'The assistant and the PDFs need' : 'The PDFs need'} one.`
    : 'This browser hasn’t stored the pages, so they need a network.';
};

const Kept = ({ offline }: { readonly offline: OfflineActor }) => {
  const { canUpdate, isKept, isUpdating } = useView(offline, toOfflineView);
  return (
    <Line
      title="Without a network"
      hint={`${keptText(isKept)}${canUpdate ? ' A new version of the site is ready.' : ''}`}
    >
      {(canUpdate || isUpdating) && (
        <Button aria-disabled={isUpdating} onClick={() => offline.send({ type: 'update.accept' })}>
          {isUpdating ? 'Updating…' : 'Update'}
        </Button>
      )}
    </Line>
  );
};

const installationText = ({ canInstall, isAsking, isInstalled }: InstallationView) => {
  if (isInstalled) return 'The site is installed, and opens in its own window.';
  return canInstall || isAsking
    ? 'Opens in its own window, from your start menu or home screen.'
    : 'This browser doesn’t offer to install the site here. Look in its menu for “Install” or “Add to Home Screen”.';
};

const Installation = ({ installation }: { readonly installation: InstallationActor }) => {
  const view = useView(installation, toInstallationView);
  const isOffered = view.canInstall || view.isAsking;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button disappears when the user answers the prompt.
  useEffect(() => {
    if (!isOffered) return;
    return () => void (document.activeElement === document.body && heading.current?.focus());
  }, [isOffered]);
  return (
    <Line title="As an app" hint={installationText(view)} heading={heading}>
      {isOffered && (
        <Button
          aria-disabled={view.isAsking}
          onClick={() => installation.send({ type: 'installation.prompt' })}
        >
          Install
        </Button>
      )}
    </Line>
  );
};

export const OnThisDevice = () => {
  const actors = useOffline();
  return actors ? (
    <>
      <Kept offline={actors.offline} />
      <Installation installation={actors.installation} />
    </>
  ) : (
    <Line title="Without a network" hint={keptText(undefined)} />
  );
};
