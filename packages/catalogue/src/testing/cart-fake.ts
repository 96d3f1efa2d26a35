import { createRecordingListener, type RecordingListener } from '@loomwright/kit/testing';
import type { AddItemEvent } from '../product-page.machine.ts';

/** A cart that only records the commands it receives; `ref` goes into a product page's input. */
export type CartFake = RecordingListener<AddItemEvent>;

export const createCartFake = (): CartFake => createRecordingListener<AddItemEvent>();
