import type { PictureSnapshot } from './picture.machine.ts';

export interface PictureView {
  readonly isBusy: boolean;
  /** Why the last change failed; empty for nothing. */
  readonly message: string;
}

export const toPictureView = (snapshot: PictureSnapshot): PictureView => ({
  isBusy: !snapshot.hasTag('ready'),
  message: snapshot.context.message,
});
