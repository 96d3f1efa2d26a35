import type { Listener } from '@loomwright/kit';
import { createActor, fromCallback } from 'xstate';
import type { AddItemEvent } from '../product-page.machine.ts';

/** A cart that only writes down what it is asked to add; `ref` goes into a product page's input. */
export interface CartFake {
  readonly ref: Listener<AddItemEvent>;
  readonly heard: readonly AddItemEvent[];
}

/** Works beside real actors; beside a stepper, which delivers nothing, look for `ref` among what was sent. */
export const createCartFake = (): CartFake => {
  const heard: AddItemEvent[] = [];
  const ref = createActor(
    fromCallback<AddItemEvent>(({ receive }) => receive((event) => heard.push(event))),
  ).start();
  return { ref: ref as unknown as Listener<AddItemEvent>, heard };
};
