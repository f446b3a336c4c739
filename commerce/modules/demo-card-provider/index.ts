export { openCardForm, providedCard, sweepCardForms } from "./forms";
export { demoCardProvider } from "./routes";
