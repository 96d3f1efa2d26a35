import type { ShownParts } from '@loomwright/statecharts/lab';

/**
 * Parts of events that the lab may show; never add a text that a user typed (STO-5). All others are hidden.
 */
export const shownParts: ShownParts = {
  'box.move': ['by'],
  'box.highlight': ['at'],
  'box.select': ['inNewTab'],
  'cart.addItem': ['productId', 'quantity'],
  'cart.removeItem': ['id'],
  'cart.setQuantity': ['id'],
  'cart.stepQuantity': ['id', 'by'],
  'cart.undoRemove': ['id'],
  'chart.zoom': ['by', 'from'],
  'chat.changed': ['isOpen', 'unreadCount'],
  'copy.request': ['place'],
  'export.start': ['format'],
  'form.edit': ['field'],
  'form.leave': ['field'],
  'frame.loaded': ['isOnline'],
  'location.changed': ['isLoaded'],
  'network.changed': ['isOnline'],
  'notification.markRead': ['id'],
  'page.scrolled': ['place'],
  'portfolio.add': ['list', 'id'],
  'portfolio.begin': ['from'],
  'portfolio.export': ['format'],
  'quantity.step': ['by'],
  'record.refused': ['key', 'reason'],
  'record.updated': ['key', 'isStored'],
  'session.authenticated': ['cause'],
  'session.changed': ['isLoggedIn', 'cause'],
  'storage.refused': ['reason'],
};
