import {
  type AttachedRequest,
  createDraftBook,
  type DraftBook,
  type DraftField,
  leftAfterSending,
  restoreDraft,
  toDraftValues,
} from '@loomwright/contact';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sessionStore } from '../adapters/session-store.ts';
import { fillIn, textsOf } from '../ui/form/form-values.ts';
import { useSession, useSite } from './providers.tsx';
import type { World } from './site.ts';

// One for each form as long as the page lives: what storage refuses is remembered while the form is away (STO-3).
const books = new WeakMap<World, Map<string, DraftBook>>();
const bookOf = (world: World, name: string): DraftBook => {
  const known = books.get(world) ?? new Map<string, DraftBook>();
  books.set(world, known);
  const book = known.get(name) ?? createDraftBook(name, { store: sessionStore, log: world.log });
  known.set(name, book);
  return book;
};

/** Changes when somebody else's form is to be shown: a member's own goes with them, a guest's follows them in. */
export const useOwnerKey = (): number => {
  const { status, user } = useSession();
  const [owner, setOwner] = useState<{ id: number | undefined; key: number }>({ id: undefined, key: 0 });
  const hasChanged = status !== 'loading' && user?.id !== owner.id;
  if (hasChanged) setOwner({ id: user?.id, key: owner.id === undefined ? owner.key : owner.key + 1 });
  return owner.key;
};

/**
 * Keeps what is typed into a form's uncontrolled fields, and brings it back once it is known who is here (FRM-3).
 * Nothing is kept before that: it would take the place of what is to be brought back.
 */
export const useDraft = (
  name: string,
  fields: readonly DraftField[],
  element: RefObject<HTMLFormElement | null>,
) => {
  const { world } = useSite();
  const { status, user } = useSession();
  const owner = user?.id ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const [request, setRequest] = useState<AttachedRequest>();
  // As of now, also for whoever asks before the next render.
  const now = useRef<{ isOpen: boolean; isOver: boolean; request: AttachedRequest | undefined }>({
    isOpen: false,
    isOver: false,
    request: undefined,
  });
  const typed = () =>
    element.current
      ? textsOf(
          element.current,
          fields.map((field) => field.name),
        )
      : {};
  const change = (texts: Readonly<Record<string, string>>, next: AttachedRequest | undefined) => {
    if (element.current) fillIn(element.current, texts);
    now.current.request = next;
    setRequest(next);
    keep();
  };
  const keep = () => {
    if (now.current.isOpen && !now.current.isOver && element.current)
      bookOf(world, name).keep({
        owner,
        values: toDraftValues(fields, typed()),
        request: now.current.request,
      });
  };

  const open = useEffectEvent((draft: Awaited<ReturnType<DraftBook['open']>>) => {
    now.current.isOpen = true;
    setIsOpen(true);
    change(restoreDraft(fields, draft, typed()), draft.request);
  });
  useEffect(() => {
    if (status === 'loading') return;
    let isHere = true;
    // Without the schema nothing is read, and nothing written over what may be there.
    bookOf(world, name)
      .open(owner)
      .then(
        (draft) => isHere && open(draft),
        (error) => world.log(`Drafts cannot be kept: ${error}`),
      );
    return () => {
      isHere = false;
    };
  }, [world, name, status, owner]);

  return {
    /** Whether what was kept is in the fields. */
    isOpen,
    request,
    keep,
    change,
    typed,
    /** Empties the fields of what was sent, and keeps what was typed since. */
    settle: (sent: Readonly<Record<string, string>>) => {
      change(leftAfterSending(fields, sent, typed()), undefined);
    },
    /** For a form that is over: what stands in its fields until the page is left is not kept again. */
    discard: () => {
      now.current.isOver = true;
      bookOf(world, name).discard();
    },
  };
};
