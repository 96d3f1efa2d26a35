/** The background, a chunk of its own: its scene, and the control that pauses it (BKG-2). */
import type { AppActor } from '@loomwright/app';
import type { BackgroundActor } from '@loomwright/shell';
import { createRoot } from 'react-dom/client';
import { Region } from '../ui/region/region.tsx';
import { place as motionPlace } from './motion-control.css.ts';
import { MotionControl } from './motion-control.tsx';

export { createOpenScene } from './open-scene.ts';

let isShown = false;

/** Renders the pause control, once per page. */
export const showControl = (app: AppActor, governor: BackgroundActor): void => {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  place.className = motionPlace;
  document.body.append(place);
  createRoot(place).render(
    <Region name="background control">
      <MotionControl app={app} governor={governor} />
    </Region>,
  );
};
