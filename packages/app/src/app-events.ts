import type { AccessOf, SessionFact, Visitor } from '@loomwright/auth';
import type { CartFact } from '@loomwright/cart';
import type {
  AssistantPorts,
  NavigationFact,
  NavigationPorts,
  Preferences,
  ScrollEvent,
  ScrollPlace,
  SearchPorts,
  SiteLocation,
} from '@loomwright/shell';
import type { RecordFact, Records, RefusalReason } from '@loomwright/storage';
import type { StoredChildren } from './stored-children.ts';

export type AppEvent =
  | { readonly type: 'page.hiding' }
  | { readonly type: 'preferences.choose'; readonly choice: Partial<Preferences> }
  | { readonly type: 'storageNotice.dismiss' }
  /** Storage refused something that is not a record of one of the children. */
  | { readonly type: 'storage.refused'; readonly reason: RefusalReason }
  | ScrollEvent
  | NavigationFact
  | SessionFact
  | CartFact
  | RecordFact<Preferences>;

export interface AppInput {
  readonly location: SiteLocation;
}

export interface AppContext {
  /** The address being shown. */
  readonly location: SiteLocation;
  readonly visitor: Visitor;
  readonly preferences: Preferences;
  readonly scrollPlace: ScrollPlace;
}

/** Notes what a member did in this tab, as `text` for their activity page. Returns at once and never throws. */
export type NoteActivity = (userId: number, kind: 'session' | 'cart', text: string) => void;

/** Everything the site's permanent machines need of the world. */
export interface AppPorts extends AssistantPorts, NavigationPorts, SearchPorts {
  readonly accessOf: AccessOf;
  readonly noteActivity: NoteActivity;
  readonly records: Pick<Records, 'flush'>;
  /** The machines of the children that need storage. */
  readonly children: StoredChildren;
}
