export { bodyOf } from "./body";
export { listDeliveries, replay, sweepWebhookEvents } from "./deliveries";
export { EVENTS } from "./events";
export {
  addWebhook,
  dropOldWebhookSecret,
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  WebhookMistake,
} from "./manage";
export { post, type PostLimits } from "./post";
export { signedHeaders } from "./signature";
