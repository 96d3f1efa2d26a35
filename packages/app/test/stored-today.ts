// Everything that this version stores, as text (STO-1). A changed format needs a converter, or user data is
// lost.
import { MAX_FAILURES } from '@loomwright/login/limits';

const picture = 'data:image/webp;base64,UklGRgAA';
const chatbot =
  '{"id":1,"name":"AI Chatbot Integration","price":29.99,"image":"/art/products/1.svg","quantity":2}';
const suite =
  '{"id":2,"name":"Predictive Analytics Suite","price":49.99,"image":"/art/products/2.svg","quantity":99}';

export const storedLocally = {
  user: `{"id":1,"email":"member@loomwright.example","name":"Mara Member","role":"user","profileImage":"${picture}"}`,
  users: `{"nextId":4,"accounts":[{"id":1,"email":"member@loomwright.example","name":"Mara Member","role":"user","passwordHash":"$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg","profileImage":"${picture}","recoveryCodeHash":"$pbkdf2-sha256$i=600000$c2FsdA$aGFzaA"},{"id":2,"email":"admin@loomwright.example","name":"Ada Admin","role":"admin","passwordHash":"$pbkdf2-sha256$i=600000$BqpKxfR/98uk/LpYXhnstA$nNghYB8qwRUbq/0vNPvTH0ykNm01MMC0A4mVSHqoWzQ"}]}`,
  'users.leaving': '{"id":3,"keys":["cart_3","quotes_3","activity_3","notifications_3"]}',
  login_lockout: `{"failures":${MAX_FAILURES},"locks":2,"lockedUntil":1800000060000}`,
  preferences: '{"theme":"dark","background":"paused","embeds":"load"}',
  searches: '["chat api","Preise für Schulen"]',
  lab: '1',
  cart: `[${chatbot}]`,
  cart_1: `[${suite}]`,
  'cart.moving': `{"to":1,"member":${JSON.stringify(`[${suite},${chatbot}]`)},"guest":${JSON.stringify(`[${chatbot}]`)}}`,
  quotes_1:
    '[{"id":1,"at":1800000000000,"lines":[{"id":1,"name":"AI Chatbot Integration","price":29.99,"quantity":2}],"totalCents":5998,"status":"sent"},{"id":2,"at":1800000001000,"lines":[],"totalCents":0,"status":"kept"},{"id":3,"at":1800000002000,"lines":[],"totalCents":0,"status":"kept","demo":{"reference":"7K3Q-9F2M","startsAt":1800003600000}}]',
  activity_1:
    '[{"kind":"session","text":"Logged in.","at":1800000000000},{"kind":"cart","text":"Cart cleared.","at":1800000000001},{"kind":"request","text":"Quote requested.","at":1800000000002},{"kind":"account","text":"Name changed.","at":1800000000003}]',
  notifications_1: '[1,3]',
  portfolio: `{"version":1,"name":"Ada","headline":"Engineer","about":"One.\\n\\nTwo.","picture":"${picture}","skills":["Looms"],"links":[{"id":1,"label":"Home","address":"example.org"}],"projects":[{"id":2,"title":"Engine","text":"","address":"https://example.org","picture":"","pictureText":"A wheel"}],"experience":[{"id":1,"role":"Weaver","organisation":"Mill","period":"1840","text":"Cloth"}],"contact":{"email":"ada@example.org","phone":"1","place":"London"},"theme":"slate","scheme":"dark"}`,
} as const;

export const storedInTab = {
  splash_seen: '1',
  draft_contact:
    '{"owner":1,"values":{"name":"Mara","message":"I would like a quote."},"request":{"lines":[{"id":1,"name":"AI Chatbot Integration","price":29.99,"quantity":2}],"totalCents":5998,"block":"I would like a quote."}}',
  draft_support: '{"owner":null,"values":{"subject":"Help","priority":"high"}}',
  draft_demo: '{"owner":null,"values":{"slot":"1800003600000","name":"Ada","note":"Our inbox."}}',
  draft_register: '{"owner":null,"values":{"name":"New Member","email":"new@example.org"}}',
} as const;
