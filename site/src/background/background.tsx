import type { AppActor } from '@loomwright/app';
import { type BackgroundActor, toBackgroundView } from '@loomwright/shell';
import { createRoot } from 'react-dom/client';
import { useView } from '../app/use-view.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Region } from '../ui/region/region.tsx';
import { motionControl } from './motion-control.css.ts';

export { createOpenScene } from './open-scene.ts';

const offers = {
  pause: { name: 'Pause the background', path: 'M9.5 7v10M14.5 7v10', background: 'paused' },
  play: { name: 'Play the background', path: 'M9 6.5v11l8.5-5.5z', background: 'on' },
} as const;

interface Props {
  readonly app: AppActor;
  readonly governor: BackgroundActor;
}

const MotionControl = ({ app, governor }: Props) => {
  const { control } = useView(governor, toBackgroundView);
  if (control === 'none') return null;
  const { background, name, path } = offers[control];
  return (
    <button
      type="button"
      className={motionControl}
      aria-label={name}
      title={name}
      onClick={() => app.send({ type: 'preferences.choose', choice: { background } })}
    >
      <Icon path={path} size={18} />
    </button>
  );
};

let isShown = false;

export const showControl = (app: AppActor, governor: BackgroundActor): void => {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  // If the footer failed to render, the control is at the end of the page.
  (document.getElementById('motion') ?? document.body).append(place);
  createRoot(place).render(
    <Region name="background control">
      <MotionControl app={app} governor={governor} />
    </Region>,
  );
};
