import type { ShownParts } from '@loomwright/statecharts/lab';

/**
 * What the lab shows of the events of the site's machines: kinds, counts and ids. No name, address, password, question or
 * text that a visitor typed is in this list (STO-5), and what is not in it is hidden.
 */
export const shownParts: ShownParts = {
  'box.move': ['by'],
  'box.point': ['at'],
  'box.take': ['isAside'],
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
  'session.changed': ['isSignedIn', 'cause'],
  'storage.refused': ['reason'],
};
