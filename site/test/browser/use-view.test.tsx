import { act, Suspense, startTransition, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useView } from '../../src/app/use-view.ts';

const createFake = (snapshot: { readonly a: string; readonly b: string }) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => {} }),
});

test('a view function that changes is used at once with the same snapshot', {
  tags: ['AUT-1'],
}, async () => {
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

test('a rendering that React gives up leaves the view of the shown one as it was', {
  tags: ['AUT-1'],
}, async () => {
  let snapshot = { a: 'first', b: 'second', other: 0 };
  let notify = () => {};
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: (onChange: () => void) => {
      notify = onChange;
      return { unsubscribe: () => {} };
    },
  };
  const never = new Promise<never>(() => {});
  const views = {
    a: ({ a }: typeof snapshot) => ({ text: a }),
    b: ({ b }: typeof snapshot) => ({ text: b }),
  };
  const shown: { readonly text: string }[] = [];
  const Shown = ({ name }: { readonly name: 'a' | 'b' }) => {
    const view = useView(actor, views[name]);
    if (name === 'b') use(never);
    shown.push(view);
    return view.text;
  };
  let show = (_name: 'b') => {};
  const Switch = () => {
    const [name, setName] = useState<'a' | 'b'>('a');
    show = setName;
    return <Shown name={name} />;
  };
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(() =>
    root.render(
      <Suspense>
        <Switch />
      </Suspense>,
    ),
  );
  await act(() => startTransition(() => show('b')));
  snapshot = { ...snapshot, other: 1 };
  await act(() => notify());
  expect(box.textContent).toBe('first');
  expect(new Set(shown).size).toBe(1);
  root.unmount();
});
