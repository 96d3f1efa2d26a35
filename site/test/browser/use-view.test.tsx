import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useView } from '../../src/app/use-view.ts';

const createFake = (snapshot: { readonly a: string; readonly b: string }) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => {} }),
});

test('[AUT-1] a view function that changes is used at once, also while the snapshot is the same', async () => {
  const actor = createFake({ a: 'first', b: 'second' });
  const Shown = ({ name }: { readonly name: 'a' | 'b' }) => useView(actor, (snapshot) => snapshot[name]);
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(() => root.render(<Shown name="a" />));
  expect(box.textContent).toBe('first');
  await act(() => root.render(<Shown name="b" />));
  expect(box.textContent).toBe('second');
  root.unmount();
});
