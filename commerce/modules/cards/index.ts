export { authorise, chargeCard, noProcessor } from "./processor";
export { type Card, cardFacts, cardsOf, cardWords, isExpired, usableCard } from "./records";
