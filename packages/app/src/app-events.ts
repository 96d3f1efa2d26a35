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
  readonly location: SiteLocation;
  readonly visitor: Visitor;
  readonly preferences: Preferences;
  readonly scrollPlace: ScrollPlace;
}

/** An entry on a member's activity page. It replaces recent entries whose text starts with `subject`. */
export interface NewActivity {
  readonly kind: 'session' | 'cart';
  readonly text: string;
  readonly subject?: string;
}

/** Records a member's activity in this tab. Must return at once and never throw. */
export type RecordActivity = (userId: number, note: NewActivity) => void;

export interface AppPorts extends AssistantPorts, CartPorts, NavigationPorts, SearchPorts, SessionPorts {
  readonly accessOf: AccessOf;
  readonly recordActivity: RecordActivity;
}
