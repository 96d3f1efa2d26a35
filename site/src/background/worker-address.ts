import { trustedAddress } from '../adapters/trusted-address.ts';
import address from './scene.worker.ts?worker&url';

/** The address of the worker that draws the scene. */
export const workerAddress = (): string => trustedAddress('background', address);
