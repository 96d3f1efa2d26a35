import type { AccessOf, SessionFact, SessionPorts, Visitor } from '@loomwright/auth';
import type { CartFact, CartPorts } from '@loomwright/cart';
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
import type { RecordFact, RefusalReason } from '@loomwright/storage';

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

/** An entry of a member's activity page; it replaces the entry before that began with the same `subject` a moment ago. */
export interface ActivityNote {
  readonly kind: 'session' | 'cart';
  readonly text: string;
  readonly subject?: string;
}

/** Notes what a member did in this tab. Returns at once and never throws. */
export type NoteActivity = (userId: number, note: ActivityNote) => void;

/** Everything the site's permanent machines need of the world. */
export interface AppPorts extends AssistantPorts, CartPorts, NavigationPorts, SearchPorts, SessionPorts {
  readonly accessOf: AccessOf;
  readonly noteActivity: NoteActivity;
}
